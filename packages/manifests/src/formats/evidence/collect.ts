import type { DependencyScope } from '@upriver/contract';
import { baseName } from '../../upload.ts';
import { listAdapters } from './adapter-paths.ts';
import { createAnchorRemover } from './anchors.ts';
import { isAside } from './aside-paths.ts';
import { isApiDescription, listServers } from './api-description.ts';
import { findCalledKeys } from './called-keys.ts';
import { isCheckedInLibrary } from './checked-in.ts';
import { createCommentRule } from './comments.ts';
import { listGoogleHosts } from './google-apis.ts';
import { listEmbedded } from './embedded.ts';
import { CONFIGURATION, DOCUMENTATION, scopeOfFile } from './file-scope.ts';
import { COMMENT, NO_HOSTS, givesList, listHosts, nameByPath } from './hosts.ts';
import type { NamedHosts } from './hosts.ts';
import { listImports } from './imports.ts';
import { listKeyNames } from './key-names.ts';
import { listNamedSettings } from './named-settings.ts';
import { opens, opensForPeople } from './lines-around.ts';
import { createListReader } from './named-lists.ts';
import { listPlatformFiles } from './platform-files.ts';
import { createPolicyRule } from './policy.ts';
import { createSelfHostedRule } from './self-hosted.ts';
import { createSignInRule } from './sign-in.ts';
import { findSwitchedOff } from './switched-off.ts';
import { listThirdPartyKeys } from './third-party-keys.ts';
import type { NamedKey } from './third-party-keys.ts';
import { createUnwantedRule } from './unwanted.ts';

/** A name in a file that may belong to a vendor: of a variable, a host, a sign-in provider or a part of the program. Never a value. */
export interface Evidence {
  /** `env:STRIPE_SECRET_KEY`, `host:api.stripe.com`, `signin:github`, `secret:stripe`, `part:stripe`, `client:stripe`, `import:stripe`, `file:.github/workflows`, `addon:papertrail`. */
  readonly name: string;
  /** One-based; undefined for what the path itself says. */
  readonly line: number | undefined;
  /** `build` for what only CI does, `development` for what only documentation says. */
  readonly scope: DependencyScope;
}

/** Files of programs, of their pages and styles, of their configuration and of their documentation. */
const FILES =
  /(?:\.(?:rb|erb|py|php|ts|tsx|mts|cts|js|jsx|mjs|cjs|vue|svelte|go|rs|java|kt|kts|scala|clj|groovy|gradle|cs|fs|vb|ex|exs|erl|gleam|swift|m|dart|ya?ml|toml|properties|ini|conf|cfg|tf|tofu|tfvars|hcl|tpl|env|sh|bash|zsh|ps1|md|mdx|adoc|rst|j2|cshtml|razor|xcconfig|nix|sls|jinja|html?|xhtml|phtml|css|s[ac]ss|less|styl|twig|haml|slim|pm|pl|psgi|lua|cr|nim|hs|mm|cpp|cc|cxx|ejs|hbs|handlebars|mustache|pug|liquid|[hl]?eex|astro|mjml|gsp|jspx?|ftlh?|njk|jinja2?)|\.env\.[\w.-]+|(?:^|\/)(?:AndroidManifest\.xml|(?!GoogleService)[\w-]{0,40}Info\.plist)|(?:^|\/)res\/values\/(?:strings|setup|config|apis?|urls?|keys?|secrets?|settings|constants|google_maps_api)\.xml|(?:^|\/)(?:group|host)_vars\/(?:[\w-]+\/)?[\w-]+|(?:^|\/)(?:Dockerfile|Containerfile|Procfile|Makefile|Justfile|Fastfile|Appfile|Jenkinsfile|Tiltfile|Rakefile|Caddyfile)(?:\.[\w-]+)?|(?:^|\/)config\/(?:defaults?|production|development|local|custom-environment-variables)\.json|(?:^|\/)(?:appsettings|local\.settings|app|config|settings|services|secrets|docs|mint|mcp|manifest|host|launchSettings|secrets-template|cdk|serverless|copilot)(?:[.-][\w.-]+)?\.json|\.config\.json|(?:[Oo]pen[Aa][Pp][Ii]|[Ss]wagger|\.spec)[\w.-]{0,40}\.json)$/;
/** An environment that is in use: it is not opened. An example of one is a manifest of its own. */
const ENVIRONMENT =
  /(?:^|\/)(?:\.env(?:\.[\w.-]+)?|[\w.-]*\.env|\.?env(?:[.-][\w.-]*)?[.-](?:example|sample|template|dist))$/;
/** Files of hosts alone that a program does not want, that people open, or that a chart comes from. */
const HOSTS_OF_NO_USE =
  /(?:^|\/)res\/values\/strings\.xml$|(?:^|\/)[^/]*(?:block_?-?list|black_?-?list|deny_?-?list|(?:external|outbound|help|docs?|documentation|support)[-_]?(?:urls?|links?))(?:\.\w+)?\.\w+$|(?:^|\/)(?:catalog-info|Chart)\.ya?ml$|(?:^|\/)(?:[a-z]{0,20}share[-_]?(?:buttons?|menu|dialog|modal|sheet))\.\w+$/i;
/** What a build of an image loads is not what its program calls. */
const IMAGE = /(?:^|\/)(?:Dockerfile|Containerfile)(?:\.[\w-]+)?$/;
/** What is written behind the name of a file of configuration that people copy. */
const COPIED = /[.-](?:default|example|sample|template|tmpl|dist|in)$/;
/** Names of configuration that people copy or fill in. */
const SHOWS_SETTINGS = /example|sample|template|default|dist|\.(?:j2|tpl|tmpl|in)$/i;
/** Longer lines are generated. */
const LINE_LENGTH_MAX = 3000;

/** Whether a file of this path is looked at for names that may belong to vendors. */
export function mayHoldEvidence(path: string): boolean {
  return FILES.test(path.replace(COPIED, '')) && !isAside(path) && !ENVIRONMENT.test(path);
}

/** Longer lines of pages, which have whole scripts in a line, are generated. */
const MARKUP_LENGTH_MAX = 8000;
const MARKUP =
  /\.(?:html?|xhtml|phtml|erb|ejs|gsp|twig|haml|slim|hbs|handlebars|[hl]?eex|cshtml|liquid|njk|jinja2?|php|vue|svelte|astro)$/;
/** Files with pages or parts of them. */
const EMBEDS =
  /\.(?:html?|xhtml|phtml|erb|ejs|gsp|twig|hbs|handlebars|mustache|[hl]?eex|cshtml|razor|liquid|njk|jinja2?|j2|php|vue|svelte|astro|jspx?|ftlh?|[jt]sx|mjml|tpl)$/;
const KINDS_OF_HOSTS = ['called', 'based', 'alone', 'mentioned'] as const;
/** A file that names as many domains alone, or as bases of addresses, is a list of them. */
const LIST_LENGTH_MIN = 4;
/** A file that calls as many is a list of what its users may choose: providers of embedded media, of mail, of models. */
const CALLED_DOMAINS_MAX = 40;
/** A file with addresses at as many domains is a list of sites, be they called or not. */
const SITES_MAX = 60;
const SITE =
  /:\/\/((?:[A-Za-z0-9-]{1,63}\.){1,5}[A-Za-z]{2,20})|["'`]((?:[a-z0-9-]{1,63}\.){1,3}(?:com|net|org|io|dev|app))["'`]/g;
/** Ends of domains, but not of names of modules and files, which look alike. */
const TOP_LEVEL =
  /\.(?:com|net|org|dev|app|cloud|info|tech|gov|edu|(?!js|ts|py|rb|go|md|sh|cs|rs|kt|vb|tf|cc|so|ps|pl)[a-z]{2})$/;

/** What a file says of vendors, each name once, at its first line. Values of variables and addresses are not read. */
export function collectEvidence(copied: string, text: string): Evidence[] {
  const path = copied.replace(COPIED, '');
  if (isApiDescription(path, text)) return collectServers(path, text);
  const [isText, hasNoHosts] = [DOCUMENTATION.test(path), HOSTS_OF_NO_USE.test(path)];
  const scope = scopeOfFile(path, text);
  const lengthMax = MARKUP.test(path) ? MARKUP_LENGTH_MAX : LINE_LENGTH_MAX;
  const found = new Map<string, Evidence>();
  const note = (name: string, line: number, by = scope): void => {
    const before = found.get(name);
    // What is switched off, or one of a list, is told only where nothing says more.
    if (before === undefined || (before.scope !== scope && by === scope)) found.set(name, { name, line, scope: by });
  };
  const [withoutAnchors, isPolicy] = [createAnchorRemover(), createPolicyRule()];
  const isUnwanted = createUnwantedRule(text);
  const isComment = createCommentRule(path);
  const namedIn = createNameReader(path);
  const lines = programIn(path, text).split('\n');
  const off = findSwitchedOff(path, lines);
  const calledKeys = findCalledKeys(lines);
  const [renamed, nameOfKey] = [createSignInRule(text), listKeyNames(path, text)];
  const keysIn = (line: string, at: number): string[] => nameOfKey(line, at).map(renamed);
  const isSelfHosted = createSelfHostedRule(path, lines);
  const isCode = scope === 'runtime' && !CONFIGURATION.test(path);
  // A setting that is commented out is not set, but where people are shown what they could set.
  const isInUse = !SHOWS_SETTINGS.test(baseName(copied));
  const platforms = new Map<string, { name: string; line: number }>();
  const hosts: HostsOfFile = { called: new Map(), based: new Map(), alone: new Map(), mentioned: new Map() };
  const entries: { name: string; line: number }[] = [];
  const remarks = new Set<number>();
  const calledScope = IMAGE.test(path) && scope === 'runtime' ? 'build' : scope;
  for (const [at, whole] of lines.entries()) {
    const line = at + 1;
    const isRemark = isComment(whole);
    if (isRemark) remarks.add(at);
    if (whole.length > lengthMax) continue;
    const by: DependencyScope = off.has(at) ? 'development' : scope;
    if (whole.includes('_'))
      for (const written of whole.match(VARIABLE) ?? []) {
        const name = renamed(written);
        if (isCredential(name) && isCode && by === scope && isEntry(whole, name)) entries.push({ name, line });
        else if (isCredential(name))
          note(`env:${name}`, line, isMention(whole, name) || isSelfHosted(name) ? 'development' : by);
        const platform = isCode ? PLATFORM.exec(name)?.[1] : undefined;
        if (platform !== undefined) platforms.set(platform, { name, line });
      }
    if (isText) continue;
    const written = withoutAnchors(whole);
    const isAllowed = isPolicy(written);
    const isOfNoUse = isUnwanted(written) || hasNoHosts || isRemark || opensForPeople(lines[at - 1] ?? '');
    if (written.includes('.')) {
      const named = isOfNoUse ? NO_HOSTS : listHosts(written, opens(lines, at), calledKeys.has(at), isAllowed);
      for (const { kind, host, as } of weighHosts(written, named, by))
        if (as !== scope || isAllowed) note(`host:${host}`, line, as);
        else if (!hosts[kind].has(host)) hosts[kind].set(host, line);
    }
    const asKey = isInUse && /^\s*#/.test(written) ? 'development' : by;
    for (const name of keysIn(written, at)) note(`env:${name}`, line, isSelfHosted(name) ? 'development' : asKey);
    for (const name of namedIn(isRemark ? '' : written)) note(name, line, by);
  }
  for (const { name, at } of listNamedKeys(path, text, lines)) note(name, at + 1, off.has(at) ? 'development' : scope);
  if (EMBEDS.test(path) && !hasNoHosts) addEmbedded(lines, remarks, hosts.called);
  // A program that knows more of them only finds out where it is.
  if (platforms.size <= PLATFORMS_MAX) for (const { name, line } of platforms.values()) note(`env:${name}`, line);
  const isOfMany = findLists(hosts, lines);
  for (const kind of KINDS_OF_HOSTS)
    for (const [host, line] of hosts[kind])
      note(`host:${host}`, line, isOfMany[kind] ? 'development' : kind === 'alone' ? scope : calledScope);
  for (const { name, line } of entries) note(`env:${name}`, line, isOfMany.alone ? 'development' : scope);
  return [...found.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

/** Hosts that a file names, with their lines, by how it names them. */
type HostsOfFile = Readonly<Record<(typeof KINDS_OF_HOSTS)[number], Map<string, number>>>;

/** Hosts of a line, each with the scope that this gives it: a list of them that a function takes says little. */
function weighHosts(
  line: string,
  named: NamedHosts,
  by: DependencyScope,
): { kind: (typeof KINDS_OF_HOSTS)[number]; host: string; as: DependencyScope }[] {
  const given: DependencyScope = givesList(line, named.alone) ? 'development' : by;
  return KINDS_OF_HOSTS.flatMap((kind) =>
    named[kind].map((host) => ({ kind, host, as: kind === 'alone' ? given : by })),
  );
}

/** Which hosts of a file belong to a list: of what its users may choose, of sites, of names alone. */
function findLists(
  { called, based, alone, mentioned }: HostsOfFile,
  lines: readonly string[],
): Record<keyof HostsOfFile, boolean> {
  return {
    called: namesRegistry(called, lines),
    based: countDomains([...based.keys()]) >= LIST_LENGTH_MIN,
    alone:
      countDomains([...alone.keys(), ...mentioned.keys()].filter((host) => TOP_LEVEL.test(host))) >= LIST_LENGTH_MIN,
    // Each may be one of a list.
    mentioned: true,
  };
}

/** Of a description of an interface only where it is served. */
function collectServers(path: string, text: string): Evidence[] {
  const scope = scopeOfFile(path, text);
  const lines = new Map(listServers(text).map(({ host, at }) => [host, at + 1]));
  return [...lines].map(([host, line]) => ({ name: `host:${host}`, line, scope }));
}

/** Names that the whole of a file tells: keys of third parties, settings that name whom they call, and whose file it is. */
function listNamedKeys(path: string, text: string, lines: readonly string[]): NamedKey[] {
  return [...listThirdPartyKeys(path, lines), ...listNamedSettings(path, lines), ...listPlatformFiles(path, text)];
}

/** Reads from the lines of a file, given in their order, the names that a framework, a client or a list gives to whom the program calls. */
function createNameReader(path: string): (line: string) => readonly string[] {
  const isRuby = /\.(?:rb|erb)$/.test(path);
  const readList = createListReader();
  return (line) => {
    const names: string[] = [];
    for (const host of listGoogleHosts(line)) names.push(`host:${host}`);
    for (const name of readList(line)) names.push(name);
    for (const name of listImports(line)) names.push(`import:${name}`);
    for (const provider of listProviders(line)) names.push(`signin:${provider}`);
    for (const adapter of listAdapters(line)) names.push(`client:${adapter}`);
    if (isRuby) for (const secret of listSecrets(line)) names.push(`secret:${secret}`);
    return names;
  };
}

/** Adds what a page embeds outside of comments to the hosts that it calls, with their lines. */
function addEmbedded(lines: readonly string[], remarks: ReadonlySet<number>, called: Map<string, number>): void {
  for (const { host, path, at } of listEmbedded(lines.join('\n'))) {
    const name = nameByPath(host, path);
    const isRemark = remarks.has(at) || COMMENT.test(lines[at] ?? '');
    if (!isRemark && !called.has(name)) called.set(name, at + 1);
  }
}

/** How programs read a variable of their environment. */
const READS = /environ|getenv|lookup_?env|\benv\b|process\.|import\.meta/i;

/** Whether a line names a variable without reading it. In a file that lists hosts it belongs to the list: `{ "api.x.com", "X_API_KEY" }`. */
function isEntry(line: string, variable: string): boolean {
  return (line.includes(`"${variable}"`) || line.includes(`'${variable}'`)) && !READS.test(line);
}

/** Scripts of pages where builds put theirs: who imports files beside it, or from a host, is the source of one. */
const PUBLIC_SCRIPT = /(?:^|\/)(?:public|static)\/js\/(?:[^/]+\/)*[^/]+\.m?js$/;
const IMPORTS =
  /^(?:import\s[^;]{0,200}["'](?:\.{1,2}\/|https:\/\/)|(?:const|let|var)\s.{1,100}\brequire\(["']\.{1,2}\/)/m;

/** What a compiler of Rust leaves out of a program: an item that only tests have. */
const RUST_TEST = /^#\[cfg\((?:test|any\(test\b.*)\)\]\s*$/;

/** A program in Rust without its tests. The lines keep their places. */
function withoutRustTests(text: string): string {
  let isTest = false;
  const kept = text.split('\n').map((line) => {
    isTest ||= RUST_TEST.test(line);
    if (!isTest) return line;
    if (/^[}\])]|^[^\s#/].*;\s*$/.test(line)) isTest = false;
    return '';
  });
  return kept.join('\n');
}

/** What of a file is the program: nothing of a library that is checked in, and of Rust no tests. */
function programIn(path: string, text: string): string {
  if (isCheckedInLibrary(path, text) || (PUBLIC_SCRIPT.test(path) && !IMPORTS.test(text))) return '';
  return path.endsWith('.rs') && text.includes('#[cfg(') ? withoutRustTests(text) : text;
}

/** Whether a file that calls these hosts is a list of what its users may choose, or of sites. */
function namesRegistry(called: ReadonlyMap<string, number>, lines: readonly string[]): boolean {
  if (called.size === 0) return false;
  return countDomains([...called.keys()]) > CALLED_DOMAINS_MAX || countSites(lines) > SITES_MAX;
}

/** How many domains lines name outside of comments, in addresses or alone in quotes. */
function countSites(lines: readonly string[]): number {
  const named = lines.filter((line) => line.includes('.') && !COMMENT.test(line));
  return countDomains(
    named.flatMap((line) => [...line.matchAll(SITE)].map(([, host, alone]) => (host ?? alone ?? '').toLowerCase())),
  );
}

function countDomains(hosts: readonly string[]): number {
  return new Set(hosts.map((host) => host.split('.').slice(-2).join('.'))).size;
}

/** What a platform tells the programs that run at it. */
const PLATFORM =
  /^(?:NEXT_PUBLIC_|PUBLIC_|VITE_)?(VERCEL|RAILWAY|RENDER|FLY|HEROKU)_(?:URL|ENV|BRANCH_URL|PROJECT_PRODUCTION_URL|GIT_COMMIT_SHA|PUBLIC_DOMAIN|STATIC_URL|EXTERNAL_URL|EXTERNAL_HOSTNAME|GIT_COMMIT|APP_NAME|MACHINE_ID|SLUG_COMMIT|RELEASE_VERSION)$/;
const PLATFORMS_MAX = 2;
const VARIABLE = /(?<![A-Za-z0-9_])[A-Z][A-Z0-9]{0,40}(?:_[A-Z0-9]{1,40}){1,10}(?![A-Za-z0-9_])/g;
/** Words that a name of a credential or of an account has. */
const CREDENTIAL =
  /(?:^|_)(?:KEYS?|TOKENS?|SECRET|DSN|SID|CID|CSEC|PASSWORD|PASS|PAT|WEBHOOK|APPLE_ID|(?:CLIENT|APP|APPLICATION|PROJECT|ACCOUNT|MEASUREMENT|TRACKING|SITE|WORKSPACE|TENANT|PIXEL|GTM|GTAG|CONTAINER|MERCHANT|AUDIENCE|LIST)_ID|CLOUD_NAME|INTEGRATION_URL|ORG_?ID|API_(?:URL|HOST|BASE)|EMBED_URL|DOMAIN|TUNNEL|APIKEY)(?:_|$)/;

/** Addresses with credentials: those that a platform gives for what is added to a program, and hooks. */
export const ADD_ON =
  /^(?:BONSAI|CLOUDAMQP|CLOUDINARY|MEMCACHIER|REDISCLOUD|SEARCHBOX)_(?:URL|SERVERS)$|_HOOK(?:_URL)?$/;

/** What a repository at GitHub is given in every run of CI: whoever reads it need not call GitHub otherwise. */
const AMBIENT = new Set(['GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN']);

/** Whether a name of a variable is of a credential or an account. */
function isCredential(name: string): boolean {
  return (CREDENTIAL.test(name) || ADD_ON.test(name)) && !PLACE.test(name) && !SETTING.test(name) && !AMBIENT.has(name);
}

/** Whether a comment only mentions a variable, and does not show how it is set. */
function isProse(line: string, name: string): boolean {
  return COMMENT.test(line) && !/^["']?\s*[=:]/.test(line.slice(line.indexOf(name) + name.length));
}

/** Whether a line looks for a variable in other people's text, or only speaks of it. */
function isMention(line: string, name: string): boolean {
  const at = line.indexOf(name);
  const behind = line.slice(at + name.length);
  // In Markdown within a text of a document: `"description": "The `X_KEY` of …"`.
  if (/^\s*"\w+"\s*:\s*"[^"]*`$/.test(line.slice(0, at)) && behind.startsWith('`')) return true;
  return (
    isProse(line, name) || BESIDE.test(behind) || /^\\[sbw]|^\[\^?[=:\\]|^\.[*+]|^\/[a-z]{0,3}\s*[,;)\]]/.test(behind)
  );
}

/** What is set to an address of a machine without a domain, which runs beside the program: `redis://redis:6379`. */
const BESIDE = /^["']?\s*[:=]\s*["']?[a-z+]{2,12}:\/\/[^\s"'.$<>{}]+["']?\s*$/;
/** Names of places in a store, which no vendor gives. */
const PLACE =
  /_(?:STORAGE|CACHE|QUERY|COOKIES?|SESSION|LOCK|SORT|PRIMARY|FOREIGN|MENU|EVENT|VIEW|PLUGIN|STATE|CONTEXT|PARTITION)_(?:KEYS?|TOKEN)$|_(?:CUSTOM|HEADER|METADATA|ATTRIBUTE|PROPERTY)_KEY$|_(?:MAPPINGS?|REGEXP?|PATTERNS?|PREFIX)$/;

/** Names that programs give to settings of their own, and those of examples: `KEY_FACEBOOK_PAGE_URL`, `YOUR_STRIPE_KEY`. */
const SETTING =
  /^KEYS?_(?!VAULT)|^YOUR_|_(?:PAGE|PROFILE)_(?:URL|ID)$|_HANDLE$|(?:^|_)SHORTCUTS?_KEYS?$|_(?:ENABLED|DISABLED|VISIBLE|VISIBILITY|DISMISSED|SHOWN|SEEN|COLLAPSED|EXPANDED)_KEYS?$|_(?:LENGTH|RATIO|SIZE|COUNT|LABEL|TITLE|HINT|TOOLTIP|PLACEHOLDER|DESCRIPTION|TTL|TIMEOUT|COLUMN|FIELD)S?$|_PASS_(?:CSV|JSON|XML)$/;

/** How frameworks name whom people sign in with, and whom they send mail with and keep files at. */
const PROVIDERS =
  /social_core\.backends\.(\w{2,40})|httpx_oauth\.clients\.(\w{2,40})|allauth\.socialaccount\.providers\.(\w{2,40})|(?:next-auth|@auth\/[\w-]{1,30})\/providers\/([\w-]{2,40})|\bprovider:? ?\(?:(\w{2,40})|\bomniauth:? ?\(?:(\w{2,40})|(?:Socialite::|->)driver\(["'](\w{2,40})|Ueberauth\.Strategy\.(\w{2,40})|authclient\\clients\\(\w{2,40})|\.Add(Google|Facebook|Twitter|MicrosoftAccount|GitHub|Apple|LinkedIn)\(|\bSwoosh\.Adapters\.(?!Local|Test|SMTP|Sendmail|Logger)(\w{2,40})|\bBamboo\.(\w{2,40})Adapter\b|\bgoth\/providers\/(\w{2,40})|\/lego\/v\d\/providers\/dns\/(\w{2,40})|\blangchaingo\/llms\/(\w{2,40})|\bnikoksr\/notify\/service\/(\w{2,40})|\bAddProvider\(\s*["'](\w{2,40})|\banymail\.backends\.(\w{2,40})|\bdelivery_method\s*=?\s*:(?!smtp|test|letter|file|sendmail|cache)(\w{2,40})/g;
const MAY_NAME_PROVIDER =
  /social|httpx_oauth|providers|omniauth|provider[ (:]|driver\(|Strategy|authclient|\.Add[A-Z]|Adapters\.|Bamboo\.|AddProvider|anymail|delivery_method|langchaingo|nikoksr/;

function listProviders(line: string): string[] {
  if (!MAY_NAME_PROVIDER.test(line) || COMMENT.test(line)) return [];
  return [...line.matchAll(PROVIDERS)].flatMap((match) => match.slice(1).find((part) => part !== undefined) ?? []);
}

/** How Rails programs name what they keep encrypted: `credentials.dig(:stripe, :key)`, `credentials.stripe`. */
const SECRETS = /\bcredentials(?:\.dig\(:|&?\.|\[:)(\w{2,40})/g;

function listSecrets(line: string): string[] {
  if (!line.includes('credentials') || COMMENT.test(line)) return [];
  return [...line.matchAll(SECRETS)].flatMap(([, secret]) => secret ?? []);
}
