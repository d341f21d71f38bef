/** Lines of the dependencies and plugins of a pom.xml, by what is written in them; each line is given once. */
export function findPomLines(
  text: string,
): (group: string, artifact: string, definition: boolean) => number | undefined {
  const plain = text.replace(/<!--[\s\S]*?(-->|$)/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const lines = new Map<string, number[]>();
  const openings = [...plain.matchAll(TAGS)];
  let managed = 0;
  let line = 1;
  let from = 0;
  for (const [index, { 0: whole, 1: isEnd, 2: tag, index: at }] of openings.entries()) {
    for (; from < at; from += 1) if (plain.charCodeAt(from) === NEWLINE) line += 1;
    if (tag?.endsWith('Management')) managed += isEnd ? -1 : 1;
    if (isEnd || tag?.endsWith('Management')) continue;
    const end = Math.min(openings[index + 1]?.index ?? plain.length, at + BLOCK_LENGTH_MAX);
    const block = plain.slice(at + whole.length, end);
    const key = keyOf(valueOf(block, 'groupId'), valueOf(block, 'artifactId'), managed > 0);
    const known = lines.get(key);
    if (known === undefined) lines.set(key, [line]);
    else known.push(line);
  }
  const given = new Map<string, number>();
  return (group, artifact, definition) => {
    const key = keyOf(group, artifact, definition);
    const next = given.get(key) ?? 0;
    given.set(key, next + 1);
    return lines.get(key)?.[next];
  };
}

const TAGS = /<(\/?)(dependency|plugin|extension|dependencyManagement|pluginManagement)>/g;
/** Coordinates stand at the start of their element. */
const BLOCK_LENGTH_MAX = 2000;
const NEWLINE = 0x0a;

function valueOf(block: string, tag: string): string {
  return new RegExp(`<${tag}>([^<]*)<`).exec(block)?.[1]?.trim() ?? '';
}

function keyOf(group: string, artifact: string, definition: boolean): string {
  return `${group}\0${artifact}\0${definition}`;
}
