/** A stretch of words of two texts. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Beyond so many pairs of words the middle of two texts is shown as replaced. */
const PAIRS_MAX = 250_000;

/** What a text has in common with an earlier one, word by word: their longest common subsequence. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const parts: DiffPart[] = [];
  const add = (kind: DiffPart['kind'], text: string): void => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text };
    else parts.push({ kind, text });
  };
  add('same', old.slice(0, start).join(''));
  for (const { kind, text } of diffMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end)))
    add(kind, text);
  add('same', old.slice(old.length - end).join(''));
  return parts;
}

/** Words with the space before them. */
function wordsOf(text: string): string[] {
  return text.match(/\s*\S+|\s+$/g) ?? [];
}

function diffMiddle(old: readonly string[], now: readonly string[]): DiffPart[] {
  if (old.length * now.length > PAIRS_MAX)
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: now.join('') },
    ];
  const width = now.length + 1;
  // Lengths of the longest common subsequence of what follows each pair of places.
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && old[i] === now[j]) {
      parts.push({ kind: 'same', text: old[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j === now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: old[i] ?? '' });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: now[j] ?? '' });
      j += 1;
    }
  }
  return parts;
}
