/** Hosts that a program does not want, lets call itself, knows as sites, or is known at: `BLOCKED_DOMAINS = ("mail.example.com", …)`, `CORS_ALLOWED_ORIGINS = […]`. */
const UNWANTED =
  /\b\w{0,40}(?:same_?as|further_?reading|references|resources|citations|white_?list|allow_?list|known_?(?:domains|hosts|sites)|block(?:ed|list)|blacklist|den(?:ied|ylist)|banned|ignored?|excluded?|disallowed|forbidden|reserved|cors|(?:allowed|trusted)_?(?:origin|referr?er)s?|(?:allowed|whitelist(?:ed)?)\w{0,20}endpoints|[a-z]_(?:allowed|trusted|excluded)_(?:hosts?|domains?)(?:_suffixes)?(?=["'`]?\s*[:=])|[a-z]_sites(?=["'`]?\s*[:=])|(?:host|domain)_?(?:patterns|suffixes)(?=["'`]?\s*[:=]))\w{0,40}["'`]?(?:: [\w<>[\]]+)?\s*(?::|\+?=)\s*(?:new\s+)?(?:Set|frozenset|set|tuple|list|Array|List\.of|Set\.of|Arrays\.asList)?\s*[[({]/i;
/** What a line of such a list has: cheaper to look for. */
const MAY_BE_UNWANTED =
  /same_?as|reading|references|resources|citations|list|known|block|black|den(?:ied|y)|banned|ignore|exclude|disallow|forbidden|reserved|cors|origin|referr?er|endpoints|_sites|_hosts?|_domains?|patterns|suffixes/i;
/** A list of unwanted hosts that is longer is none that this reads right. */
const UNWANTED_LINES_MAX = 200;

/**
 * Whether a line, given in their order, belongs to a list of hosts that a program does not want, which may be open over several, or says where what the
 * file is about is to be had.
 */
export function createUnwantedRule(text: string): (line: string) => boolean {
  const isAbout = createAboutRule(text);
  let left = 0;
  return (line) => {
    if (isAbout(line)) return true;
    if (left > 0) {
      left = /^\s*[\])}]/.test(line) || countOpen(line) < 0 ? 0 : left - 1;
      return true;
    }
    if (!/[[({]/.test(line) || !MAY_BE_UNWANTED.test(line) || !UNWANTED.test(line)) return false;
    if (/[[(]\s*$/.test(line) || countOpen(line) > 0) left = UNWANTED_LINES_MAX;
    return true;
  };
}

/** How many brackets of lists a line opens that it does not close. */
function countOpen(line: string): number {
  return line.split('[').length - line.split(']').length;
}

/** What a class or a recipe says of what it is about, and a client does not say of itself: a formatter of a language, a package. */
const ABOUT =
  /^([ \t]{2,12})(?:homepage|mimetypes|filenames|version_added|sha256|maintainers)\b["']?\s*(?:[=:]\s*|\s)["'[(]/m;
/** Where more of it is to be had. */
const PLACE = /^([ \t]{2,12})(?:url|homepage|git|list_url|download_url|source_urls?)\b["']?\s*(?:[=:]\s*|\s)["'[(]/;

/** Whether a line says where the page or the source of something is that the file is about, and not whom it calls. */
function createAboutRule(text: string): (line: string) => boolean {
  const indent = ABOUT.exec(text)?.[1];
  return (line) => indent !== undefined && PLACE.exec(line)?.[1] === indent;
}
