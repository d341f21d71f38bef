/** Lines of the items of an XML file, by element and by the name that they include; a name given twice is at its next place. */
export function findItemLines(text: string): (element: string, name: string) => number | undefined {
  const plain = text.replace(/<!--[\s\S]*?(-->|$)/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const lines = new Map<string, number[]>();
  let line = 1;
  let from = 0;
  for (const { 1: element = '', 2: attributes = '', index } of plain.matchAll(ITEMS)) {
    for (; from < index; from += 1) if (plain.charCodeAt(from) === NEWLINE) line += 1;
    const included = /\b(?:Include|Update|id)\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(attributes);
    for (const name of (included?.[1] ?? included?.[2] ?? '').split(';')) {
      const key = keyOf(element, name.trim());
      const known = lines.get(key);
      if (known === undefined) lines.set(key, [line]);
      else known.push(line);
    }
  }
  const given = new Map<string, number>();
  return (element, name) => {
    const key = keyOf(element, name);
    const found = lines.get(key) ?? [];
    const next = given.get(key) ?? 0;
    given.set(key, next + 1);
    return found[Math.min(next, found.length - 1)];
  };
}

/** Attributes that no real item exceeds; the pattern must not crawl on a hostile file. */
const ITEMS = /<(PackageReference|PackageVersion|GlobalPackageReference|package)\b([^<>]{0,2000})/g;
const NEWLINE = 0x0a;

function keyOf(element: string, name: string): string {
  return `${element}\0${name}`;
}
