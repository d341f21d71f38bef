/** Something that the palette finds. */
export interface Findable {
  readonly name: string;
  /** Second line; found too. */
  readonly more: string;
}

/** Whatever contains every word that was typed; names that begin with the first word come first. */
export function find<Thing extends Findable>(things: readonly Thing[], typed: string, max: number): Thing[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const fits = things.filter(({ name, more }) => {
    const text = `${name} ${more}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return bestFirst(fits, words[0] ?? '').slice(0, max);
}

/** Names that begin with what was typed come first; the order is as before otherwise. */
export function bestFirst<Thing extends { readonly name: string }>(things: readonly Thing[], typed: string): Thing[] {
  const first = typed.trim().toLowerCase();
  const rank = ({ name }: Thing): number => (name.toLowerCase().startsWith(first) ? 0 : 1);
  return things.toSorted((a, b) => rank(a) - rank(b));
}
