/** An application with more hosts and routes than this is a crawler; the table starts over. */
const TEXTS_MAX = 1000;

/** Makes a function that returns the first of equal texts. */
export function createShare(): (text: string) => string {
  const texts = new Map<string, string>();
  return (text) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    if (texts.size >= TEXTS_MAX) texts.clear();
    texts.set(text, text);
    return text;
  };
}
