/** The data of an event stream, parsed; `[DONE]` is left out. */
export const eventsIn = (body: string): Record<string, any>[] =>
  body
    .split('\n\n')
    .flatMap((event) => event.split('\n').filter((line) => line.startsWith('data: ')))
    .map((line) => line.slice('data: '.length))
    .filter((data) => data !== '[DONE]')
    .map((data) => JSON.parse(data) as Record<string, any>);
