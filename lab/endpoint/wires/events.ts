/** An event stream of JSON values; `named` gives each the name of its `type`. */
export const eventStream = (values: readonly object[], named: boolean, end = ''): string =>
  values
    .map((value) => {
      const event = named && 'type' in value ? `event: ${String(value.type)}\n` : '';
      return `${event}data: ${JSON.stringify(value)}\n\n`;
    })
    .join('') + end;

export const EVENTS = 'text/event-stream; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';
