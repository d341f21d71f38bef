/** How a dictionary begins that is open over several lines: `const HOSTS: Record<string, Reader> = {`. */
const OPENING = /\b([A-Za-z_$][\w$]{0,60})(?::[^={}]{0,80})?\s*=\s*(?:dict\()?\{\s*$/;
/** How programs go through the keys of a dictionary, whose name is the first or the second group. */
const GOES_THROUGH =
  /\bObject\.(?:keys|entries)\(\s*([\w$.]{1,80})\s*\)|\bin\s+(?:list\(|sorted\(|enumerate\()?([\w$.]{1,80}?)(?:\.(?:keys|items)\(\))?\)*\s*[:)\]]/g;
/** An address that begins with what a variable holds: `https://${host}/v1`, `"https://" + host`. */
const PUT_INTO_ADDRESS = /https?:\/\/(?:\$?\{|%s)|["'`]https?:\/\/["'`]\s*(?:\+|\.)/;
/** A dictionary that is longer is none that this reads right. */
const LINES_MAX = 200;

/**
 * Places of lines in dictionaries whose keys the program goes through to put them into addresses: hosts that are keys there are called.
 * Elsewhere a key that is a host says only what to do with it.
 */
export function findCalledKeys(lines: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>();
  if (!lines.some((line) => PUT_INTO_ADDRESS.test(line))) return places;
  const names = new Set(lines.flatMap((line) => [...line.matchAll(GOES_THROUGH)].flatMap(nameOf)));
  if (names.size === 0) return places;
  for (const [at, line] of lines.entries()) {
    const name = OPENING.exec(line)?.[1];
    if (name === undefined || !names.has(name)) continue;
    const indent = line.search(/\S/);
    for (let place = at + 1; place < Math.min(lines.length, at + LINES_MAX); place += 1) {
      const entry = lines[place] ?? '';
      if (/^\s*\}/.test(entry) && entry.search(/\S/) <= indent) break;
      places.add(place);
    }
  }
  return places;
}

/** The last part of what is gone through: `this.hosts` is `hosts`. */
function nameOf([, keys, members]: RegExpMatchArray): string[] {
  const name = (keys ?? members ?? '').split('.').at(-1) ?? '';
  return name === '' ? [] : [name];
}
