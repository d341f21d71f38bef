/** The entries of an answer, each as its text: what has not changed needs not be written as JSON again. */
export class JsonList {
  readonly texts: readonly string[];

  constructor(texts: readonly string[]) {
    this.texts = texts;
  }

  toString(): string {
    return `[${this.texts.join(',')}]`;
  }
}
