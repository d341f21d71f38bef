/** The value within its bounds; undefined when it is no finite number. */
export function clamp(value: unknown, min: number, max: number): number | undefined {
  return Number.isFinite(value) ? Math.min(Math.max(value as number, min), max) : undefined;
}
