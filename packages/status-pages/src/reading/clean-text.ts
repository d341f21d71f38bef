/** Controls of terminals, without tabulators and ends of lines, and what turns the direction of the text around it. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A page's text without what a database or JSON refuses (NUL, half characters), or what controls a terminal or turns text around. */
export function cleanText(text: string): string {
  return text.replace(CONTROLS, '').toWellFormed();
}
