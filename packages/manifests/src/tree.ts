/** Reading of parsed JSON, TOML and YAML trees, whose shape nobody has checked: what is not as expected is undefined or empty. */

/** Own entries of a map; none for anything else. Names such as `__proto__` are ordinary keys here. */
export function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isMap(value) ? Object.keys(value).map((key) => [key, value[key]] as const) : [];
}

/** The value at a path of keys. */
export function fieldOf(value: unknown, ...keys: readonly string[]): unknown {
  let at = value;
  for (const key of keys) {
    if (!isMap(at) || !Object.hasOwn(at, key)) return undefined;
    at = at[key];
  }
  return at;
}

/** Elements of a list; none for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A trimmed string; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() : undefined;
}

/** True for a map, false for a list, a scalar or nothing. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a value is, in words for a problem's message. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a map' : `the ${typeof value} ${JSON.stringify(value).slice(0, 120)}`;
}
