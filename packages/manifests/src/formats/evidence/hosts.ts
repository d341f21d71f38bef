import { API_LABEL, isConnectedTo, isHostOfAddress } from './connected-hosts.ts';
import { CALLING } from './lines-around.ts';
import type { Opened } from './lines-around.ts';
import { isInSentence, isReference } from './references.ts';
import { isAnybodys, isFollowed, isNamedWithSite, isNobodys } from './shown-hosts.ts';

/** An address in quotes, brackets or after a sign, with or without a scheme. */
const ADDRESS =
  /(?:\b(?:https?|wss?|smtps?|amqps?|grpcs?):)?\/\/(?:[^\s"'`<>@/]{0,200}@)?((?:[A-Za-z0-9-]{1,63}\.){1,6}[A-Za-z]{2,20})(?::\d{1,5})?(\/[\w./@^~+-]{0,80})?/g;
/** The rest of a host whose first label the program puts there: `https://${shop}.zendesk.com`, `https://$key.rest.akismet.com`, `'//' + name + '.disqus.com/embed.js'`. */
const PUT_TOGETHER =
  /(?:[}>)]|%s|["'`]|\/\/\$[A-Za-z_]\w{0,40})\.((?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,20})(?=[/:"'`?])(\/[\w./-]{0,80})?/g;
/** A host alone in quotes: `"smtp.sendgrid.net"`. Between two of them, as documentation in programs writes names, it is a word of a sentence. */
const QUOTED = /(?<!`)["'`]((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,20})(?::\d{1,5})?["'`](?!`)/g;
/** Such a host with a label in its middle that the program puts there: `"bedrock-runtime.{region}.amazonaws.com"`. */
const QUOTED_TOGETHER =
  /["'`]((?:[a-z0-9-]{1,63}\.){1,3})(?:\$?\{[\w.]{1,40}\}|%s)\.((?:[a-z0-9-]{1,63}\.){1,3}[a-z]{2,20})(?=["'`/:])/g;
/** A script without its scheme: `'edge.fullstory.com/s/fs.js'`. */
const QUOTED_SCRIPT = /["'`]((?:[a-z0-9-]{1,63}\.){2,5}[a-z]{2,20})\/[\w./-]{1,80}\.m?js["'`]/g;
/** A script that a page loads by the scheme that it has itself: `('https:' == p ? 'https://' : 'http://') + 'www.acme.org/a.js'`. */
const BY_SCHEME = /["']https?:\/\/["']\)?\s{0,3}\+\s{0,3}["']((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,20})\//g;
/** A comment tells where something is described, not what is called, be it the value of a key. */
export const COMMENT =
  /^\s*(?:\/\/|#|\*|\{?\/\*|<!--|--|;(?!\w{1,20}\.src\s*=)|%(?![a-z])|"""|@see|@link|["'](?:\$?comment|description|help_?text)["']\s*:)/;
/** Labels of hosts that people open and programs do not call. */
const FOR_PEOPLE =
  /^(?:www|docs?|developers?|dev|support|help|status|blog|community|learn|about|careers|opensource|forums?|wiki|academy|go|get|join|discuss|dashboard|console|admin|app|apps|my|accounts?|portal|legal|trust|policies|policy|marketplace|plugins|pages|download|downloads|news|press|guides?|tutorials?|examples?|demo|manage|cloud|platform|hub|play|chrome|translate|links?|feedback|roadmap|changelog|security|schemas?|json|xmlns|web|drive|share|calendar|meet|(?!ws$)[a-z]{2}|checkout-docs|documentation|gist|join|store|shop|itunes|music|podcasts|research|appstoreconnect|testflight|jobs|form|try|avatars|ajax|forms|surveys?|packages|pkgs|apt|deb|rpm|yum|releases|dl|search|tools|donate|buy|m|access|affil|affiliates?|customers?|listen|testnets?|explorer|purl|w3id|ns|vocab)$/;
const DOORS = /^(?:app|cloud|platform|hub|web|portal|[a-z]{2})$/;
const DOCUMENTATION =
  /^(?:docs?|documentation|developers?|support|help|status|blog|community|learn|wiki|forum|guides?|schemas?|xmlns|xmp)\./;
const FOR_PEOPLE_PATH =
  /^\/(?:wiki|hc|browse|blob|issues|questions|docs|pulls?|r(?!\/d\/)|terms|privacy|legal|forms?|to|messages|archives|engage|en|watch|downloads?|articles?|share|sharer|intent|compose|donate|owa|mail\/deeplink)\b/i;
/** Behind an address of a place within a page, which only a browser looks for: `https://mail…/u/0/#apps/{query}`. */
const PLACE_IN_PAGE = /^[^\s"'`<>#]{0,200}#[\w/!]/;
/** An address without encryption and without a path: most are names of schemas and codes. */
const PLAIN_NAME = /^http:\/\/(?!localhost|.*:\d)[^/]*\.(?:org|gov|info|com|net)\/?$/;
const READ_PATH = /^\/(?:docs?|wiki|terms|privacy|legal)\b/i;
const API_PATH =
  /^\/(?:docs\.json|(?:o\/)?oauth2?|oembed|rest|services|hooks?|webhooks?|token|rpc|ws)\b|\/(?:v\d[\w.]{0,6}|api(?:(?:_\w{1,20})?\.php)?|csp|dns-query|graphql|resolve|json|siteverify)(?:\/|$)/i;
/** What a page loads, whatever the host is called: a script, a style sheet, fonts. */
const LOADED_PATH =
  /\.(?:m?js|css|woff2?|lottie)$|^\/(?:avatar|embed|gtag|iframe_api|maps\/embed|recaptcha|tr)(?:\/|$)/i;
/** What shows a document within another page. */
const VIEWER_PATH = /^\/(?:gview|viewer|viewerng\/viewer)$/;
/** The path of a picture, a sound or a video that is the same for everybody: a link to one in a program or its data says nothing of who keeps it. */
const PICTURE =
  /^\/(?:(?!%[ds@])[^\s"'`<>(){}$?#]){1,200}\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp[34]|webm|ogg|wav|m4a|mov)(?=[\s\\"'`<>(){}?#]|$)/i;
const PICTURE_LENGTH = 220;
/** The path of what describes a format and is a name for it. */
const SCHEMA = /^\/[^\s"'`<>]{1,200}(?:\.(?:xsd|dtd|rng)(?=[\s"'`<>]|$)|#["'`])|^\/xsd\//i;
/** Where customers keep pictures of their own: one there that a page loads is served by that vendor. Elsewhere it is somebody else's. */
const KEEPS_PICTURES =
  /(?:^|\.)(?:amazonaws\.com|cloudfront\.net|cloudinary\.com|imgix\.net|imagekit\.io|storage\.googleapis\.com|firebasestorage\.googleapis\.com|blob\.core\.windows\.net|azureedge\.net|digitaloceanspaces\.com|r2\.dev|b-cdn\.net|backblazeb2\.com|ctfassets\.net|sanity\.io|supabase\.co|ucarecdn\.com|uploadcare\.com|prismic\.io|datocms-assets\.com|storyblok\.com|kc-usercontent\.com|contentstack\.io|vercel-storage\.com|ufs\.sh|utfs\.io|filestackcontent\.com|graphassets\.com|shopify\.com|wixstatic\.com|akamaized\.net|fastly\.net|gravatar\.com|imagedelivery\.net|storage\.tigris\.dev|gallery\.mailchimp\.com|mcusercontent\.com|wasabisys\.com|linodeobjects\.com|scw\.cloud|storage\.yandexcloud\.net|aliyuncs\.com|myqcloud\.com)$/i;
const LOADED_PICTURE = /(?:\b(?:src|srcset|href)=\{?["'`]?|\burl\(["']?)[^\s"'`]{0,100}$/;
/** Hosts of everybody's files, which pages load from there on purpose. */
/** Hosts of badges, which people look at. */
const BADGES = new Set(['badge.fury.io', 'badgen.net', 'img.shields.io']);
const FILE_HOSTS = new Set(['cdn.jsdelivr.net', 'cdnjs.cloudflare.com', 'unpkg.com']);
/** Before a host that is compared with what somebody else gives, and not called. */
const COMPARED =
  /(?:[!=]==?\s*|\bxmlns(?::[\w-]{1,30})?=|\b(?:case|when)\s+|\b(?:includes?|contains|match|matches|test|indexOf|(?:starts?|ends?)_?with|Has(?:Suffix|Prefix))\??\(\s*)["'`]?(?:https?:)?(?:\/\/)?$/i;
const COMPARED_LENGTH = 40;
/** Before what a program takes off an address or finds in one: `url.replace("https://…", "")`, `strings.TrimPrefix(url, "https://…")`. */
const TAKEN_APART =
  /(?:\b(?:(?:str_|preg_)?replace(?:All|First)?|split|explode|sub!?|gsub!?|(?:remove|strip|delete|trim)_?(?:prefix|suffix))\(\s*|\b(?:(?:Has|Trim|Cut)(?:Prefix|Suffix)|TrimLeft|str_(?:starts_with|ends_with|contains)|str[i]?pos|Contains)\(\s*[$\w.>[\]()-]{1,30},\s*)["'`](?:https?:)?(?:\/\/)?$/i;
/** Before an address that a program opens for people or sends them to, and does not call itself. */
const OPENED =
  /(?:\b(?:window\.open|open(?:External|URL|Url|InBrowser)|launch(?:Url|URL|UrlString|UriAsync)?|link_to|redirect(?:_to)?|external_link_to)\b[\s(]{0,3}(?:Uri\.parse\(|URI\.parse\(|URL\(string: ?|new Uri\()?(?:(?:["'][^"']{0,60}["']|t\(["'][\w.]{1,60}["']\)|[a-z_][\w.]{0,40}),\s*)?|\b\w{0,30}(?:[Ll]ink|[Ww]ebsite|[Pp]ermalink|[Pp]laceholder)(?:_?[Uu][Rr][Ll])?["'`]?\s*(?::=?|=>?)\s*|\b(?:to|placeholder|title|alt|sameAs|helperText|description)=\{?)["'`]{0,2}(?:https?:)?(?:\/\/)?$/;
const OPENED_LENGTH = 110;
/** Before an address of a link in Markdown or HAML, which people follow: `[the API](https://api…`, `%a{ href: "https://…"`. */
const FOLLOWED =
  /(?:\]\(|\b\w{1,40}_href\s*=\s*["']|<code>[^<]{0,80}|%a\b.{0,90}\bhref(?::|["']?\s*=>)\s*["'`]?)(?:https?:)?(?:\/\/)?$/;
/** Before an address under a key that says what people see there: `video: https://…`, `"logo": "https://…"`. */
const SHOWN =
  /\b\w{0,30}(?:[Vv]ideo|[Pp]hoto|[Ll]ogo|[Tt]humbnail|[Ss]lides|[Rr]ecording|[Bb]anner|[Aa]vatar|[Pp]icture|[Pp]oster|[Ss]creenshot)(?:_?[Uu][Rr][Ll])?["'`]?\s*(?:=>|[:=])\s*["'`]?(?:https?:)?(?:\/\/)?$/;
/** The rest of an address into which a program puts nothing: `/u/1294580?v=3"`. */
const LITERAL_REST = /^[^\s"'`{}$%+<>]{0,300}(?:["'`](?!\s*[+.])|[,\s]|$)/;
/** Behind a host that somebody else's is compared with or looked up by: `"api.x.com" in url`, `"api.x.com": read`. */
const LOOKED_UP = /^["'`]\s*(?:(?:not )?in\s+\w|[!=]==?)/;
const KEY = /^["'`]\s*(?::\s|=>)/;
const OPENS_ENTRY = /(?:^|[{[(,])\s*$/;
/** Before a script or a page that is loaded into this one: `t.src = "https://…"`, `<script async src="…">`. */
const LOADED =
  /(?:\.src\s*=\s*|\.setAttribute\(["']src["'],\s*|<(?:script|iframe)\b[^<>]{0,250}\ssrc=\{?|^\s*(?:script|iframe|embed)[\s(.#][^<>]{0,250}\bsrc=|\b(?:content_tag[ (]\s*:(?:iframe|script)|tag\.(?:iframe|script)|iframe_tag)\b[^<>]{0,250}\bsrc:\s*|\bjavascript_include_tag[ (]\s*|\.loadUrl\(\s*|\bsource=\{\{\s*uri:\s*|%(?:script|iframe)\b.{0,250}\bsrc(?::|["']?\s*=>)\s*)["'`]?(?:https?:)?(?:\/\/)?$/i;
const LOADED_LENGTH = 300;
/** Before a host that a key calls the address of an API, whatever it is called itself: `BASE_URL: 'https://cloud…'`. */
const BASE =
  /(?:base|api|endpoint|host|server|ingest|domain|origin)_?(?:ur[il]|host|address|name|endpoint|root)?["'`]?\s*(?::?=|:|=>|\|\||\?\?|,)\s*["'`]?(?:https?:)?(?:\/\/)?$/i;
/** Before a bare domain that a key calls what a program connects to: `gitlabHost = "https://gitlab.com"`, `DEFAULT_NTFY_URL = "https://ntfy.sh"`. */
const CONNECTED =
  /(?:api|endpoint|host|server|ingest|push|base_?ur[il]|default\w{0,30}ur[il])(?:_?(?:ur[il]|host|address|endpoint|root|name))?["'`]?\s*(?::?=|:|=>|\|\||\?\?)\s*["'`]?(?:https?:)?(?:\/\/)?$/i;
/** The same before the default of a variable: `getenv("NTFY_HOST", "ntfy.sh")`, `env::var("HUB_ENDPOINT").unwrap_or_else(|_| "huggingface.co"`. */
const DEFAULT =
  /(?:env|get|fetch|var|config|setting|option)\w{0,10}\(\s*["'`](?:[\w.]{0,40}(?:api|endpoint|host|server|base_?ur[il])(?:_?(?:ur[il]|address|root|name))?|(?!\w*(?:home|site|doc|app|web|public|redirect|front|terms|privacy|support|status|blog|callback|logo|image|icon|avatar))\w{2,40}_ur[il])["'`](?:\s*,|\)\??\s*(?:\|\||\?\?|\.(?:unwrap_or|or)(?:_else)?\((?:\|\w?\|)?))\s*["'`]?(?:https?:)?(?:\/\/)?$/i;
const DEFAULT_LENGTH = 110;
/** Before an address that a key calls the one of a request or an API, whatever the host and path are called. */
const REQUESTED =
  /(?:\b(?:url|endpoint)\s*:\s*\([\w, ]{0,60}\)\s*=>\s*`(?:https?:)?(?:\/\/)?$)|(?:request|api|upload|notify|notification|send|submit)_?(?:ur[il]|endpoint|root|base)(?:_[a-z]{1,8})?["'`]?\s*(?::?=|:|=>)\s*[$frb@]?["'`]?(?:https?:)?(?:\/\/)?$/i;
/** Before the beginning of addresses that a program makes: `let baseURL = URL(string: "https://www…"`. */
const BASE_OF_ADDRESSES =
  /\b(?:base_?ur[il]["'`]?\s*(?::?=|:|=>)\s*(?:\w{1,12}\((?:string:\s*)?)?|(?:base|server)ur[il]\(\s*)["'`](?:https?:)?(?:\/\/)?$/i;
/** A list that is given to a function: who takes several hosts compares with them, or lets people choose. */
const GIVEN_LIST =
  /(?<!\b(?:Set|set|frozenset|tuple|list|List|of|listOf|setOf|asList|Array|freeze))\(\s*(?:[^()[\]{}"'`]{0,80},\s*)?\[\s*["'`]/;
/** Behind a host whose bare domain is called with a key: `https://www.omdbapi.com?apikey=`. */
const KEY_QUERY = /^\/?\?(?:[\w.-]{1,30}=[^&\s"'`]{0,60}&){0,4}(?:api_?key|appid|access_token|token|key)=/i;
/** A host alone as the value of a key: `host: smtp.sendgrid.net:587`. */
const VALUE =
  /^\s*(?:-\s+)?["']?(?!api(?:Group|Version)\b)[\w.-]{1,80}["']?\s*[:=]\s*((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,20})(?::\d{1,5})?\s*(?:#.*)?$/;
/** In a policy of what a page may load: `*.hcaptcha.com`. */
const ALLOWED = /(?<=[\s"'`](?:https?:\/\/|wss?:\/\/)?)\*\.((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,20})(?=[\s"'`;:,])/g;

/** Hosts that a line names. */
export interface NamedHosts {
  /** With what tells that they are called: a scheme or a path. */
  readonly called: readonly string[];
  /** Alone in quotes: of many in one file, each is one of a list. */
  readonly alone: readonly string[];
  /** Alone in quotes, and nothing says that the program connects to them: each may be one of a list, or compared. */
  readonly mentioned: readonly string[];
  /** Called like sites, with a key that says that addresses begin so: of many in one file, each is one of a list of sites. */
  readonly based: readonly string[];
}

/** Stands for a label that the program puts there. */
const ANY_LABEL = 'any';
/** The same in the middle of a host, where most are regions. */
const ANY_REGION = 'us-east-1';
export const NO_HOSTS: NamedHosts = { called: [], alone: [], based: [], mentioned: [] };

/** Where a server sends those who ask for something that has moved. */
const REDIRECTION = /^\s*(?:return\s+30[1278]\s|rewrite\s|Redirect(?:Match|Permanent|Temp)?\s)/;

/** A comment behind a statement. */
const TRAILING_COMMENT = /(?<=[;,{}\w)\]"'`][ \t]{1,120})(?:(?:\/\/|#) |(?<=[ \t]{2})#[A-Z][a-z]+ ).*$/;

/** Who may act or is meant, in a rule of access at AWS: `identifiers = ["ec2.amazonaws.com"]`, `Service: lambda.amazonaws.com`. */
const PRINCIPAL = /\b(?:identifiers|client_id_list|aud|[Pp]rincipals?|Service)\b["']?\s*[:=(]|\bServicePrincipal\(/;
const NAME_OF_SERVICE = /^[a-z0-9-]+\.amazonaws\.com$/;
/** The same in a list; few hosts have no region. */
const LISTED_SERVICE = /^\s*["'](?!(?:cloudfront|iam|queue|route53|s3|sts)\.)[a-z0-9-]+\.amazonaws\.com["'],?\s*$/;

/** Whether a line gives several hosts of different domains to a function, as one list. */
export function givesList(line: string, hosts: readonly string[]): boolean {
  return (
    hosts.length > 1 &&
    GIVEN_LIST.test(line) &&
    new Set(hosts.map((host) => host.split('.').slice(-2).join('.'))).size > 1
  );
}

/**
 * Hosts of a line of a program or its configuration that look as if they were called.
 * @param opened what the lines before it tell
 * @param areKeysCalled whether it belongs to a dictionary whose keys are called
 * @param isLoaded whether it tells what a page may load
 */
export function listHosts(
  whole: string,
  { isArgument, isCalledLater, isPartOfAddress, isReturned }: Opened,
  areKeysCalled: boolean,
  isLoaded: boolean,
): NamedHosts {
  if (COMMENT.test(whole) || REDIRECTION.test(whole)) return NO_HOSTS;
  const line = whole.replace(TRAILING_COMMENT, '');
  if (!/\/\/|["'`]/.test(line)) {
    const [, host = ''] = VALUE.exec(line) ?? [];
    const isNamed =
      host !== '' &&
      !(NAME_OF_SERVICE.test(host) && PRINCIPAL.test(line)) &&
      (isCalled(host, '') || (isBareDomain(host, '') && CONNECTED.test(keyOf(line, host))));
    return isNamed ? { ...NO_HOSTS, alone: [host] } : NO_HOSTS;
  }
  const called: string[] = [];
  const based: string[] = [];
  const isCompared = (at: number): boolean => {
    const before = line.slice(Math.max(0, at - COMPARED_LENGTH), at);
    return COMPARED.test(before) || TAKEN_APART.test(before) || isReference(before);
  };
  // Whom people are sent to for signing in is called afterwards.
  const isOpened = (at: number, path: string): boolean => {
    const before = line.slice(Math.max(0, at - OPENED_LENGTH), at);
    if (FOLLOWED.test(before)) return true;
    if (API_PATH.test(path)) return false;
    const address = line.slice(at).replace(/^\w*:?\/\//, '');
    return OPENED.test(before) || (SHOWN.test(before) && LITERAL_REST.test(address) && !address.startsWith('api.'));
  };
  // An address of which the program makes the first label begins before that label.
  const opensBefore = (at: number): boolean => isOpened(Math.max(0, line.lastIndexOf('//', at)), '');
  const isDefault = (at: number): boolean => DEFAULT.test(line.slice(Math.max(0, at - DEFAULT_LENGTH), at));
  const isBase = (at: number): boolean => BASE.test(line.slice(Math.max(0, at - COMPARED_LENGTH), at)) || isDefault(at);
  const isRequested = (at: number): boolean => {
    const before = line.slice(Math.max(0, at - COMPARED_LENGTH), at);
    return REQUESTED.test(before) || BASE_OF_ADDRESSES.test(before);
  };
  const isConnected = (host: string, path: string, at: number): boolean =>
    isBareDomain(host, path) &&
    !LINKED.has(host.toLowerCase()) &&
    (CONNECTED.test(line.slice(Math.max(0, at - COMPARED_LENGTH), at)) || isDefault(at));
  const isArgumentOfCall = (at: number): boolean => {
    if (LOADED.test(line.slice(Math.max(0, at - LOADED_LENGTH), at))) return true;
    const before = line.slice(Math.max(0, at - OPENED_LENGTH), at).replace(/[fr]?["'`]$/, '');
    return before.trim() === '' ? isArgument : CALLING.test(before);
  };
  for (const { 0: all, 1: host = '', 2: path = '', index } of line.matchAll(ADDRESS)) {
    if (isPicture(line, host, index + all.length - path.length) || isAnybodys(all)) continue;
    if (isForReaders(line, index, index + all.length, path)) continue;
    const isRead = isReadByPeople(host.toLowerCase(), path);
    const isSure =
      (isCalled(host, path) && !(PLAIN_NAME.test(all) && !API_LABEL.test(host.split('.')[0] ?? ''))) ||
      (isLoaded && /^\/?$/.test(path)) ||
      isKeptPicture(line, host, index) ||
      KEY_QUERY.test(line.slice(index + all.length)) ||
      (!isRead && (isArgumentOfCall(index) || isCalledLater || isReturned));
    const isBased = (): boolean =>
      (isDoorOfPeople(host, path) && isBase(index)) ||
      isConnected(host, path, index) ||
      (!isRead && !SOURCE_PAGE.test(`${host}${path}`) && isRequested(index));
    const isKey = !areKeysCalled && isKeyOf(line.slice(0, index), line.slice(index + all.length));
    if ((isSure || isBased()) && !isKey && !isCompared(index) && !isOpened(index, path))
      (isSure ? called : based).push(nameByPath(host.toLowerCase(), path));
  }
  if (line.includes('//'))
    for (const { 1: rest = '', 2: path = '', index } of line.matchAll(PUT_TOGETHER))
      if (isCalled(`${ANY_LABEL}.${rest}`, path) && !isCompared(index) && !opensBefore(index))
        called.push(`${ANY_LABEL}.${rest}`);
  if (isLoaded) for (const [, host = ''] of line.matchAll(ALLOWED)) called.push(host.toLowerCase());
  called.push(...listScripts(line));
  const [alone, mentioned]: [string[], string[]] = [[], []];
  for (const { 1: start = '', 2: rest = '', index } of line.matchAll(QUOTED_TOGETHER))
    if (!isCompared(index)) called.push(`${start}${ANY_REGION}.${rest}`);
  for (const { 0: all, 1: host = '', index } of line.matchAll(QUOTED))
    if (
      (isCalled(host, '') ||
        isConnected(host, '', index) ||
        isHostOfAddress(line.slice(Math.max(0, index - OPENED_LENGTH), index), isPartOfAddress) ||
        (isDoorOfPeople(host, '') && isBase(index))) &&
      !isCompared(index) &&
      !isOpened(index, '') &&
      !(isServiceOfCloud(line, host) || (!isLoaded && isNamedWithSite(line))) &&
      (areKeysCalled || !isLookedUp(line.slice(0, index), line.slice(index + all.length - 1)))
    )
      (isLoaded || areKeysCalled || isConnectedTo(line, index, index + all.length) ? alone : mentioned).push(
        host.toLowerCase(),
      );
  return { called, alone, based, mentioned };
}

/** Whether a line only names a service of AWS by its host: who may act, or one of a list. */
function isServiceOfCloud(line: string, host: string): boolean {
  return (NAME_OF_SERVICE.test(host) && PRINCIPAL.test(line)) || LISTED_SERVICE.test(line);
}

/** Hosts of scripts that a line loads without their schemes. */
function listScripts(line: string): string[] {
  const rules = line.includes('js') ? [BY_SCHEME, QUOTED_SCRIPT] : [BY_SCHEME];
  return rules.flatMap((rule) => [...line.matchAll(rule)].map(([, host = '']) => host.toLowerCase()));
}

/** Whether an address at a place of a line is followed, counted or read in a sentence, whatever it is called. */
function isForReaders(line: string, start: number, end: number, path: string): boolean {
  const behind = line.slice(end);
  if (isFollowed(behind) || (PLACE_IN_PAGE.test(behind) && !LOADED_PATH.test(path))) return true;
  return line.startsWith('\\`', start - 2) || isInSentence(line.slice(0, start));
}

/** Whether an address is of documentation, of an example or of the page of a whole repository, whatever stands before it. */
function isReadByPeople(host: string, path: string): boolean {
  return DOCUMENTATION.test(host) || EXAMPLE_LABEL.test(host) || REPOSITORY.test(`${host}${path}`);
}

/** Whether an address between two texts is the key of an entry: `{ "https://x.org/codes": read }`, `names.set("https://x.org/codes", read)`. */
function isKeyOf(before: string, behind: string): boolean {
  const isFirst = /\.set\(\s*["'`]$/.test(before) && /^["'`]\s*,/.test(behind);
  return isFirst || (/["'`]$/.test(before) && isLookedUp(before.slice(0, -1), behind));
}

/** Whether a host in quotes is compared with what stands behind it, or the key of an entry of a dictionary. */
function isLookedUp(before: string, behind: string): boolean {
  return LOOKED_UP.test(behind) || (KEY.test(behind) && OPENS_ENTRY.test(before));
}

/** Whether a path at a place of a line is a picture's, which no page loads there. */
function isPicture(line: string, host: string, at: number): boolean {
  const path = line.slice(at, at + PICTURE_LENGTH);
  if (BADGES.has(host.toLowerCase()) || SCHEMA.test(path)) return true;
  if (!PICTURE.test(path) || API_PATH.test(path) || FILE_HOSTS.has(host.toLowerCase())) return false;
  return !isKeptPicture(line, host, at);
}

/** Whether a page loads a picture at a place of a line from where customers keep theirs, whatever its path is. */
function isKeptPicture(line: string, host: string, at: number): boolean {
  return KEEPS_PICTURES.test(host) && LOADED_PICTURE.test(line.slice(0, at));
}

/** A host that is called like a site, without a page behind it: in the address of an API it is that API. */
function isDoorOfPeople(host: string, path: string): boolean {
  const labels = host.toLowerCase().split('.');
  return labels.length > 2 && DOORS.test(labels[0] ?? '') && /^\/?$/.test(path);
}

/** What stands before a host in its line. */
function keyOf(line: string, host: string): string {
  return line.slice(0, line.lastIndexOf(host));
}

/** A domain without a label before it, and without a page. */
function isBareDomain(host: string, path: string): boolean {
  return host.split('.').length === 2 && /^\/?$/.test(path);
}

/** Hosts that are called like an API, and whose addresses people open. */
const LINKED = new Set([
  'addons.mozilla.org',
  'chromewebstore.google.com',
  'marketplace.visualstudio.com',
  'api.whatsapp.com',
  'chat.whatsapp.com',
  'discord.gg',
  'maps.apple.com',
  'maps.google.com',
  'open.spotify.com',
  'registry.terraform.io',
  't.me',
  'wa.me',
]);

/** The first label of a host that stands for anybody's: `yourcompany.zendesk.com`. */
export const EXAMPLE_LABEL =
  /^(?:your[-_]?\w{2,20}|my[-_]?(?:account|api|app|bucket|company|domain|instance|org|project|shop|site|store|team|tenant|workspace)|company|acme(?:[-_]?(?:inc|corp))?|example|subdomain|x{3,})(?:-(?:name|here|id))?\.[^.]+\./;

/** A page of a file of a program, or about one, whatever that file's path is. */
const SOURCE_PAGE =
  /^(?:github|gitlab)\.com(?:\/[^/]+){2}\/(?:-\/)?(?:blob|commit|discussions|edit|issues|pull|tree|wiki)\//;

/** The page of a whole repository. */
const REPOSITORY = /^(?:github|gitlab)\.com(?:\/[\w.-]+){2}\/?$/;

/** A bare domain is a site, unless the path is one of an API. */
function isCalled(host: string, path: string): boolean {
  const name = host.toLowerCase();
  if (EXAMPLE_LABEL.test(name) || isNobodys(name) || SOURCE_PAGE.test(`${name}${path}`)) return false;
  if (name === 'docs.google.com' && VIEWER_PATH.test(path)) return true;
  if (ISSUERS.has(name) && /^\/?$/.test(path)) return true;
  if (WELL_KNOWN.has(name)) return !/^\/(?:donate|paypalme)\b/.test(path);
  if (DOCUMENTATION.test(name)) return false;
  if (LINKED.has(name)) return API_PATH.test(path) || /^\/(?:maps\/)?(?:oembed|api|embed)\b/.test(path);
  if (API_PATH.test(path) || LOADED_PATH.test(path)) return true;
  const labels = name.split('.');
  if (labels.length > 2 && API_LABEL.test(labels[0] ?? '') && !READ_PATH.test(path)) return true;
  if (FOR_PEOPLE_PATH.test(path)) return false;
  return labels.length > 2 && !FOR_PEOPLE.test(labels[0] ?? '');
}

/** Who signs people in, whose bare address is a name that programs ask for its settings. */
const ISSUERS = new Set(['accounts.google.com']);

/** Hosts that programs call although their names look like sites. */
const WELL_KNOWN = new Set([
  'download.db-ip.com',
  'download.maxmind.com',
  'esm.sh',
  'icanhazip.com',
  'ifconfig.co',
  'ifconfig.io',
  'ifconfig.me',
  'ghcr.io',
  'quay.io',
  'unpkg.com',
  'www.googleapis.com',
  'www.google-analytics.com',
  'www.googletagmanager.com',
  'www.gravatar.com',
  'www.gstatic.com',
  'www.paypal.com',
  'app.posthog.com',
  'app.loops.so',
  'app.asana.com',
  'embed.diagrams.net',
]);

/** Hosts that many products share, whose paths tell which is called, and a host of that product alone. */
export function nameByPath(host: string, path: string): string {
  return SHARED.find(([shared, start]) => host === shared && path.startsWith(start))?.[2] ?? host;
}

const SHARED: readonly (readonly [host: string, path: string, own: string])[] = [
  ['www.google.com', '/recaptcha', 'www.recaptcha.net'],
  ['www.gstatic.com', '/recaptcha', 'www.recaptcha.net'],
  ['www.google.com', '/maps', 'maps.googleapis.com'],
  ['www.facebook.com', '/tr', 'connect.facebook.net'],
  ['www.youtube.com', '/iframe_api', 'www.youtube-nocookie.com'],
];
