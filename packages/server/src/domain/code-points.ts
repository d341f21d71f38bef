/** Whether a text has at most so many characters, counted in code points as JSON Schema does. */
export function hasAtMost(text: string, characters: number): boolean {
  // Most texts are short enough however they are counted.
  return text.length <= characters || (text.length <= characters * 2 && Array.from(text).length <= characters);
}
