/** Takes chunks of a text and gives its lines without their ends; linear in the length of the text. */
export function lineReader(onLine: (line: string) => void): (chunk: string) => void {
  let pieces: string[] = [];
  return (chunk) => {
    let from = 0;
    for (let at = chunk.indexOf('\n'); at !== -1; at = chunk.indexOf('\n', from)) {
      pieces.push(chunk.slice(from, at));
      const line = pieces.join('');
      pieces = [];
      from = at + 1;
      onLine(line.endsWith('\r') ? line.slice(0, -1) : line);
    }
    if (from < chunk.length) pieces.push(chunk.slice(from));
  };
}

/** Takes chunks of an event stream and gives the data of each message. */
export function eventReader(onData: (data: string) => void): (chunk: string) => void {
  let data: string[] = [];
  let event = '';
  return lineReader((line) => {
    const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (line === '') {
      if (data.length > 0 && (event === '' || event === 'message')) onData(data.join('\n'));
      data = [];
      event = '';
    } else if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
  });
}
