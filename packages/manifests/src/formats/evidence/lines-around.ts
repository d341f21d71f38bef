/** What a program calls an address with, up to the quotes around it: `await fetch(`, `requests.get(`, `http.NewRequest("GET", `. */
export const CALLING =
  /(?:\b(?:_?fetch_[a-z]{2,12}|fetch[A-Z][A-Za-z]{1,12}|fetch|(?:http_?(?:get|post)|httpGet|httpPost|get_?json|getJSON|wp_remote_(?:get|post))|ofetch|urlopen|urljoin|curl_init|(?<![\w.$>:@])get(?:_(?:raw|html|xml|page|url))?|file_get_contents|useSWR|HttpRequest(?:Message)?|HttpGet|HttpPost)|\b(?:axios|requests?|https?|(?:\w{1,20}_)?(?:session|client|ua)|\w{1,20}Client|httpx|got|ky|superagent|HTTP|HTTParty|Faraday|RestClient|HTTPoison|Req|Tesla|Http|Unirest|reqwest|ureq|dio|Excon|URI)(?:\.|::|->)\w{2,30}!?|\.(?:Get|GetString|GetByteArray|GetStream|GetFromJson|Post|PostAsJson|Put|Send)Async|\.url)\s*(?:<[\w<>[\], ]{1,60}>)?\(\s*(?:(?:ctx|context\.\w{2,20}\(\)|["'](?:GET|POST|PUT|PATCH|DELETE|HEAD|get|post)["']|http\.Method\w{3,7}|HttpMethod\.\w{3,7})\s*,\s*){0,2}(?:base=)?(?:(?:Uri\.parse|URI\.parse|URI\.create|URI|new URL|new Uri)\(\s*)?$/;

/** What a line ends with, if the address on the next one is opened for people. */
const OPENING =
  /\b(?:window\.open|open(?:External|URL|Url|InBrowser)|launch(?:Url|URL|UrlString))\(\s*$|\blink_to[ (]\s*(?:t\(?\s?)?["'][^"']{0,80}["']\)?,\s*$/;

/** Whether what stands on the next line is opened for people. */
export function opensForPeople(line: string): boolean {
  return OPENING.test(line);
}

/** Whether what stands on the next line is called. */
function opensCall(line: string): boolean {
  return line.trimEnd().endsWith('(') && CALLING.test(line);
}

const OPENS_URI = /\bUri\(\s*$/;

/** What the lines around one tell of the address that it begins with. */
export interface Opened {
  /** The line before it ends with a call of an address, whose first argument it begins with. */
  readonly isArgument: boolean;
  /** The address that it puts into a variable is called a few lines later. */
  readonly isCalledLater: boolean;
  /** It is what a function returns that gives the host, or the base of addresses. */
  readonly isReturned: boolean;
  /** It is a part of an address that the line before it, or the one before that, begins to make. */
  readonly isPartOfAddress: boolean;
}

/** What is put into a variable or a property: `const url = "https://…"`, `$url = "https://…"`, `url := "https://…"`, `this.url = "https://…"`. */
const ASSIGNED =
  /(?:^|[\s(;])((?:\$this->|this\.|self\.|@)?\$?[A-Za-z_]\w{0,40})(?::\s*\w{1,20})?\s*:?=\s*[$frb@]{0,2}["'`]https?:\/\//;
/** The same with the address on the next line, which begins with it. */
const ASSIGNED_BELOW = /(?:^|[\s(;])(\$?[A-Za-z_]\w{0,40})(?::\s*\w{1,20})?\s*:?=\s*\(?$/;
const BEGINS = /^\s*[$frb@]{0,2}["'`]https?:\/\//;
/** How many lines later a program calls what it has put into a variable. */
const CALLED_WITHIN = 12;

/** What a file calls wherever it likes to: a constant, a property of an object. */
const OF_FILE = /^[A-Z][A-Z0-9_]{2,}$|^(?:\$this->|this\.|self\.|@)/;

/** Before a name that a text begins with: `"#{BASE}/list"`, `` `${BASE}/list` ``, `f"{BASE}/list"`. */
const OPENS_TEXT = /[f$]?["'`][#$]?\{$/;

/** What the lines around the one at a place tell of an address in it. */
export function opens(lines: readonly string[], at: number): Opened {
  const [line = '', before = '', earlier = ''] = [lines[at], lines[at - 1], lines[at - 2]];
  const hasAddress = line.includes('://');
  return {
    isArgument: opensCall(before),
    isCalledLater: hasAddress && isCalledLater(lines, at),
    isReturned: hasAddress && isReturned(lines, at),
    isPartOfAddress: line.includes('host') && (OPENS_URI.test(before) || OPENS_URI.test(earlier)),
  };
}

const RETURNS = /^\s*return\s+[$frb@]{0,2}["'`]https?:\/\//;
/** The beginning of a function or a property, by its name. */
const DECLARES =
  /^\s*(?:(?:public|private|internal|protected|static|override|async|export|final)\s+){0,4}(?:var|val|func|fun|function|def|get)\s+(\w{2,40})/;
const GIVES_BASE = /^(?:get_?)?(?:api|base|server)?_?(?:host|(?:base|api|server|root)_?ur[il]|endpoint)$/i;
/** How many lines above a value that is returned its function begins. */
const DECLARED_WITHIN = 15;

function isReturned(lines: readonly string[], at: number): boolean {
  if (!RETURNS.test(lines[at] ?? '')) return false;
  const above = lines.slice(Math.max(0, at - DECLARED_WITHIN), at).findLast((line) => DECLARES.test(line));
  return above !== undefined && GIVES_BASE.test(DECLARES.exec(above)?.[1] ?? '');
}

function isCalledLater(lines: readonly string[], at: number): boolean {
  const [, here] = ASSIGNED.exec(lines[at] ?? '') ?? [];
  const isFirst = BEGINS.test(lines[at] ?? '');
  const name = here ?? (isFirst ? ASSIGNED_BELOW.exec(lines[at - 1] ?? '')?.[1] : undefined);
  if (name === undefined) return false;
  const end = OF_FILE.test(name) ? lines.length : at + CALLED_WITHIN;
  return lines.slice(at + 1, end).some((line) => {
    if (!line.includes(name)) return false;
    const place = line.search(new RegExp(`(?<![\\w.$])${name.replaceAll(/[$.]/g, '\\$&')}(?![\\w(])`));
    return place > 0 && CALLING.test(line.slice(0, place).replace(OPENS_TEXT, ''));
  });
}
