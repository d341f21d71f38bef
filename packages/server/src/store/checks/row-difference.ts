/** Whether a row says something else than what is to be written. */
export function isDifferent(row: object, said: object): boolean {
  for (const name of Object.keys(said)) if (valueOf(row, name) !== valueOf(said, name)) return true;
  return false;
}

/** Safe: whatever is there is only compared. */
function valueOf(row: object, name: string): unknown {
  return (row as Record<string, unknown>)[name];
}
