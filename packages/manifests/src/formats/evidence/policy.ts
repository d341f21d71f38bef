/** What tells a browser what a page may load, or a server which pictures of others it may pass on. */
const POLICY =
  /-src\b|_src\b|[a-z]Src(?:Elem|Attr)?\b|Content-Security-Policy|\baddAllowed\w{1,30}Domain\b|\bremotePatterns:|^\s*domains:\s*\[/;
/** A list that is longer is none that this reads right. */
const LINES_MAX = 60;

/**
 * Tells of the lines of a file, given in their order, whether they say what a page may load: each host there is loaded, however many there are. A list
 * may be open over several lines.
 */
export function createPolicyRule(): (line: string) => boolean {
  let left = 0;
  return (line) => {
    if (left > 0) {
      left = /^\s*[\])}]/.test(line) ? 0 : left - 1;
      return true;
    }
    if (!POLICY.test(line)) return false;
    if (/[[(]\s*(?:(?:\/\/|#).*)?$/.test(line)) left = LINES_MAX;
    return true;
  };
}
