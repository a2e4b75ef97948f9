const FIRST_PORT = 4321;

/** The port to begin with, 4321 where none is given; null for what is no port in digits. */
export function portOf(text: string | undefined): number | null {
  if (text === undefined || text === '') return FIRST_PORT;
  const number = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Infinity;
  return number <= 65535 ? number : null;
}
