/** A catalog as TOML has it: what `settings.gradle` declares in a block of its own is read into the same tree. */
export interface CatalogTree {
  readonly versions: Record<string, string>;
  readonly libraries: Record<string, unknown>;
  readonly plugins: Record<string, unknown>;
  readonly bundles: Record<string, readonly string[]>;
}

const OPENS =
  /^[ \t]*(?:(?:val|def)[ \t]+\w+[ \t]*=[ \t]*)?(?:create\([ \t]*)?["']?(\w{1,60})["']?[ \t]*\)?[ \t]*\{[ \t]*$/;
const CALL = /\b(version|library|plugin|bundle|alias)[ \t]*\(?[ \t]*((?:["'][^"']{0,300}["'][ \t]*,?[ \t]*){1,3})/;
const REFERS = /\.?\bversionRef[ \t]*\(?[ \t]*["']([^"']{1,100})["']/;
const EXACT = /\)[ \t]*\.version[ \t]*\(?[ \t]*["']([^"']{1,100})["']/;
const MEMBERS = /(?:listOf[ \t]*\(|\[)([^\])]{0,2000})/;

/**
 * Catalogs of a block `versionCatalogs`, by their names; a program that is not run. Calls stand one a line, as the documentation shows them.
 * https://docs.gradle.org/current/userguide/version_catalogs.html
 */
export function readSettingsCatalogs(text: string): ReadonlyMap<string, CatalogTree> {
  const catalogs = new Map<string, CatalogTree>();
  let tree: CatalogTree | undefined;
  let depth = 0;
  let isInside = false;
  for (const line of text.split('\n')) {
    if (line.length > 2000 || /^\s*\/\//.test(line)) continue;
    if (/\bversionCatalogs\s*\{/.test(line)) isInside = true;
    if (!isInside) continue;
    const name = depth === 1 ? OPENS.exec(line)?.[1] : undefined;
    if (name !== undefined) catalogs.set(name, (tree = { versions: {}, libraries: {}, plugins: {}, bundles: {} }));
    else if (depth >= 2 && tree !== undefined) readCall(line, tree);
    depth += line.split('{').length - line.split('}').length;
    if (depth <= 0) isInside = false;
  }
  return catalogs;
}

function readCall(line: string, tree: CatalogTree): void {
  const [, call, written = ''] = CALL.exec(line) ?? [];
  const [first = '', second, third] = [...written.matchAll(/["']([^"']*)["']/g)].map(([, text = '']) => text);
  const reference = REFERS.exec(line)?.[1];
  const version = reference === undefined ? EXACT.exec(line)?.[1] : { ref: reference };
  if (call === 'version' && second !== undefined) tree.versions[first] = second;
  else if (call === 'library' && second !== undefined)
    tree.libraries[first] =
      third === undefined ? second : { group: second, name: third, ...(version !== undefined && { version }) };
  else if (call === 'plugin' && second !== undefined)
    tree.plugins[first] = { id: second, ...(version !== undefined && { version }) };
  else if (call === 'bundle')
    tree.bundles[first] = [...(MEMBERS.exec(line)?.[1] ?? '').matchAll(/["']([^"']{1,100})["']/g)].map(
      ([, text = '']) => text,
    );
}
