/** An application with more hosts and routes than this is a crawler; the table starts over. */
const TEXTS_MAX = 1000;

/** Makes a function that makes a text of another one only once, and so returns the same string for the same input. */
export function createShare(): (text: string, make: (text: string) => string) => string {
  const texts = new Map<string, string>();
  return (text, make) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    if (texts.size >= TEXTS_MAX) texts.clear();
    const made = make(text);
    texts.set(text, made);
    return made;
  };
}
