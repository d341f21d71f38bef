/** Scripts and styles, which libraries of pages consist of. */
const LIBRARY = /\.(?:[cm]?js|css|s[ac]ss|less)$/;
/** How far from its beginning a library says what it is. */
const HEAD_LENGTH = 1500;
/** The first comment of several lines, or of one line with a mark that tools keep. */
const BANNER = /\/\*[\s\S]*?\*\//;
/** A release, which programs do not write into each of their own files; licences have versions of two numbers. */
const RELEASE = /(?:^|[\s(@-])v?\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[\w.]{1,20})?(?=[\s),;|/*-]|$)/m;

/** Whether a file is a library of a page that somebody else wrote and the program keeps a copy of: its first comment says which release it is. */
export function isCheckedInLibrary(path: string, text: string): boolean {
  if (!LIBRARY.test(path)) return false;
  const banner = BANNER.exec(text.slice(0, HEAD_LENGTH))?.[0];
  return banner !== undefined && RELEASE.test(banner);
}
