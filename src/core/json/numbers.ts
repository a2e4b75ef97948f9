/** Source texts of JSON numbers, as other languages write them after reading them. */

const isInteger = (raw: string): boolean => !/[.eE]/.test(raw);

/** The shortest digits that give a double back, without a point, and the power of ten of the first of them. */
function shortest(value: number): { sign: string; digits: string; power: number } {
  const [, sign = '', lead = '', rest = '', exponent = '0'] =
    /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(value.toExponential()) ?? [];
  return { sign, digits: lead + rest, power: Number(exponent) };
}

const signOf = (value: number): string => (Object.is(value, -0) ? '-' : '');

function positional(digits: string, power: number): string {
  if (power < 0) return `0.${'0'.repeat(-power - 1)}${digits}`;
  if (digits.length <= power + 1) return `${digits.padEnd(power + 1, '0')}.0`;
  return `${digits.slice(0, power + 1)}.${digits.slice(power + 1)}`;
}

const mantissa = (digits: string): string =>
  digits.length === 1 ? digits : `${digits[0]}.${digits.slice(1)}`;

/** JavaScript: every number is a double; beyond its range null. */
export function javascriptNumber(raw: string): string {
  if (raw.length < 16 && /^-?(?:[1-9]\d*|0(?=\.))(?:\.\d*[1-9])?$/.test(raw) && !/^-?0\.0{6}/.test(raw))
    return raw;
  const value = Number(raw);
  return Number.isFinite(value) ? String(Object.is(value, -0) ? 0 : value) : 'null';
}

/** Python: integers of any length as they are, a float by its repr; `infinite` for one out of range. */
export function pythonNumber(raw: string, infinite: string): string {
  if (isInteger(raw)) return raw === '-0' ? '0' : raw;
  const value = Number(raw);
  if (!Number.isFinite(value)) return value < 0 ? `-${infinite}` : infinite;
  if (value === 0) return `${signOf(value)}0.0`;
  const { sign, digits, power } = shortest(value);
  if (power >= -4 && power < 16) return sign + positional(digits, power);
  const exponent = String(Math.abs(power)).padStart(2, '0');
  return `${sign}${mantissa(digits)}e${power < 0 ? '-' : '+'}${exponent}`;
}

const U64 = 2n ** 64n;
const I64 = -(2n ** 63n);

/** The double that serde_json reads without its feature float_roundtrip: the last digit may differ. */
function serdeDouble(raw: string): number {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(raw) ?? [];
  // Digits that a 64-bit significand does not hold are ignored.
  let digits = (whole + fraction).replace(/^0+/, '');
  const all = digits.length;
  digits = digits.slice(0, 20);
  if (digits.length === 20 && BigInt(digits) >= U64) digits = digits.slice(0, 19);
  let exponent = Number(power) - fraction.length + (all - digits.length);
  let value = Number(digits === '' ? '0' : digits);
  for (; exponent < -308 && value !== 0; exponent += 308) value /= 1e308;
  if (value !== 0) value = exponent < 0 ? value / Number(`1e${-exponent}`) : value * Number(`1e${exponent}`);
  return sign ? -value : value;
}

/** serde_json: a 64-bit integer as it is, anything else as a double with a point or an exponent; out of range as received. */
export function serdeNumber(raw: string): string {
  if (isInteger(raw) && raw !== '-0') {
    if (raw.length < 18) return raw;
    const value = raw.length < 22 ? BigInt(raw) : U64;
    if (value >= I64 && value < U64) return raw;
  }
  const value = raw.length < 16 && !/e/i.test(raw) ? Number(raw) : serdeDouble(raw);
  if (!Number.isFinite(value)) return raw;
  if (value === 0) return `${signOf(value)}0.0`;
  const { sign, digits, power } = shortest(value);
  if (power >= -5 && power < 16) return sign + positional(digits, power);
  return `${sign}${mantissa(digits)}e${power < 0 ? '' : '+'}${power}`;
}
