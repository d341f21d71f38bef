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
  const first = words[0] ?? '';
  const rank = ({ name }: Thing): number => (name.toLowerCase().startsWith(first) ? 0 : 1);
  return [...fits].sort((a, b) => rank(a) - rank(b)).slice(0, max);
}
