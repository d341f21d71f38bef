/**
 * The same function with its last result kept: detection has every adapter look at a document, and each would parse it again. Texts are
 * compared whole, so that a page which answers every address alike is parsed once.
 */
export function keepLast<Result>(compute: (text: string) => Result): (text: string) => Result {
  let last: { readonly text: string; readonly result: Result } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: compute(text) };
    return last.result;
  };
}
