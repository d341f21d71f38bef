/** Whether a row says something else than what is to be written. */
export function isDifferent(row: object, said: object): boolean {
  return Object.entries(said).some(([name, value]) => (row as Record<string, unknown>)[name] !== value);
}
