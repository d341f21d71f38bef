import type { DependencyScope } from '@upriver/contract';
import { baseName } from '../../upload.ts';
import { listAdapters } from './adapter-paths.ts';
import { createAnchorRemover } from './anchors.ts';
import { isApiDescription, listServers } from './api-description.ts';
import { findCalledKeys } from './called-keys.ts';
import { isCheckedInLibrary } from './checked-in.ts';
import { createCommentRule } from './comments.ts';
import { listGoogleHosts } from './google-apis.ts';
import { listEmbedded } from './embedded.ts';
import { COMMENT, NO_HOSTS, givesList, isPolicy, listHosts, nameByPath } from './hosts.ts';
import { listKeyNames } from './key-names.ts';
import { listNamedSettings } from './named-settings.ts';
import { opens, opensForPeople } from './lines-around.ts';
import { createListReader } from './named-lists.ts';
import { listPlatformFiles } from './platform-files.ts';
import { createSignInRule } from './sign-in.ts';
import { createSelfHostedRule, findSwitchedOff } from './switched-off.ts';
import { listThirdPartyKeys } from './third-party-keys.ts';
import type { NamedKey } from './third-party-keys.ts';
import { createUnwantedRule } from './unwanted.ts';

/** A name in a file that may belong to a vendor: of a variable, a host, a sign-in provider or a part of the program. Never a value. */
export interface Evidence {
  /** `env:STRIPE_SECRET_KEY`, `host:api.stripe.com`, `signin:github`, `secret:stripe`, `part:stripe`, `client:stripe`, `file:.github/workflows`. */
  readonly name: string;
  /** One-based; undefined for what the path itself says. */
  readonly line: number | undefined;
  /** `build` for what only CI does, `development` for what only documentation says. */
  readonly scope: DependencyScope;
}

/** Files of programs, of their pages and styles, of their configuration and of their documentation. */
const FILES =
  /(?:\.(?:rb|erb|py|php|ts|tsx|mts|cts|js|jsx|mjs|cjs|vue|svelte|go|rs|java|kt|kts|scala|clj|groovy|gradle|cs|fs|vb|ex|exs|erl|gleam|swift|m|dart|ya?ml|toml|properties|ini|conf|cfg|tf|tofu|tfvars|hcl|tpl|env|sh|bash|zsh|ps1|md|mdx|adoc|rst|j2|cshtml|razor|xcconfig|nix|sls|jinja|html?|xhtml|phtml|css|s[ac]ss|less|styl|twig|haml|slim|ejs|hbs|mustache|pug|liquid|[hl]?eex|astro|mjml|gsp|jspx?|ftlh?|njk|jinja2?)|\.env\.[\w.-]+|(?:^|\/)(?:AndroidManifest\.xml|(?!GoogleService)[\w-]{0,40}Info\.plist)|(?:^|\/)res\/values\/(?:strings|setup|config|apis?|urls?|keys?|secrets?|settings|constants|google_maps_api)\.xml|(?:^|\/)(?:Dockerfile|Containerfile|Procfile|Makefile|Justfile|Fastfile|Appfile|Jenkinsfile|Tiltfile|Rakefile|Caddyfile)(?:\.[\w-]+)?|(?:^|\/)config\/(?:default|production|development|local|custom-environment-variables)\.json|(?:^|\/)(?:appsettings|local\.settings|app|config|settings|services|secrets|docs|mint|mcp|manifest|host|launchSettings|secrets-template|cdk|serverless|copilot)(?:[.-][\w.-]+)?\.json|\.config\.json|(?:[Oo]pen[Aa][Pp][Ii]|[Ss]wagger|\.spec)[\w.-]{0,40}\.json)$/;
/** What only tests, examples and other people's code say is no use; generated code repeats what its source says. */
const LEFT_OUT =
  /(?:^|\/)(?:tests?|unit-?_?tests?|tests[_-][^/]+(?=\/)|specs?|[^/]+[_.-](?:(?:unit|integration|acceptance|functional)?tests?|fixtures|mocks?)(?=\/)|[^/]+[_-](?:tests?|fixtures|mocks?)|\.?storybook|[^/]+_tests?_[^/]+|mirage|__tests__|__mocks__|mocks?|fixtures?|testdata|test-data|testing|e2e|cypress|examples?|samples?|demos?|seeds?(?:\.d)?|seeders?|stories|__stories__|features\/step_definitions|features\/support(?=\/(?:[^/]+\/)*[^/]+\.rb$)|benchmarks?|prisma\/data|vendored|dist|out|target|coverage|locales?|i18n|langs?|languages?|translations?|migrations?|changelogs?|generated|__generated__|__snapshots__|cassettes|snapshots|\.yarn|\.agents|\.claude|\.cursor|skills\/[^/]+\/(?:SKILL\.md|scripts|references|assets|resources)|wwwroot\/(?:lib|libs|plugins)|(?:assets|public|static|wwwroot)\/(?:[^/]+\/)*(?:codemirror|ckeditor\d?|tinymce|elfinder|bower_components|vendors?)|bower_components|public\/(?:vendor|assets|build|lib|plugins|js\/vendor)|static\/(?:vendor|lib|js\/vendor)|assets\/vendor)(?:\/|$)|[._-](?:test|tests|story|stories|fixture|mock)s?\.\w+$|[._-]specs?\.(?!ya?ml$|json$)\w+$|(?:^|\/)(?:tests?(?:[_-][^/]*)?|debug|fixtures?)\.(?!ya?ml$)\w+$|(?:^|\/)(?:story|stories|samples|seeds|seeders?|seeds?[._-][^/]+|[^/]+[._-]seed(?:s|er)?|[^/]*(?:seeder|seed_?data|sample_?data|example_?data|install_?data|demo_?data|dummy_?data|fake_?data)[^/]*)\.\w+$|\.min\.\w+$|\.d\.ts$|(?:^|\/)change(?:log|s)[^/]*\.\w+$|(?:^|\/)(?:history|releases?|licen[sc]e|notice|contributors|authors|code_of_conduct|security|lock|agents|claude)[^/]*\.(?:md|mdx|txt|rst|adoc|html?|ya?ml)$/i;
/** A class of tests: `PayTest.java`. The last letters of other words are small. */
const TEST_CLASS = /Tests?\.(?!ya?ml$)\w+$/;
/** Other people's code, unless it is a part of a program that connects to somebody: `lib/shop/third_party/stripe.ex`. */
const THIRD_PARTY = /(?:^|\/)third[_-]?party\//i;
const THIRD_PARTY_CLIENT =
  /(?:^|\/)(?:lib|apps?|src|server|backend|services)\/(?:[^/]+\/)*third[_-]?party\/(?:[^/]+\/)*[^/]+\.(?:exs?|rb|py|php|tsx?|go|java|kt|cs|scala|swift|dart)$/i;
/** An environment that is in use: it is not opened. An example of one is a manifest of its own. */
const ENVIRONMENT =
  /(?:^|\/)(?:\.env(?:\.[\w.-]+)?|[\w.-]*\.env|\.?env(?:[.-][\w-]+)*[.-](?:example|sample|template|dist))$/;
const DOCUMENTATION = /\.(?:md|mdx|adoc|rst)(?:\.(?:erb|j2|njk|liquid|hbs|tpl|vm))?$/;
/** Servers of tools for those who write the program. */
const ASSISTANT = /(?:^|\/)(?:\.(?:vscode|cursor|gemini|claude|roo|kiro)\/[^/]*|\.?mcp)\.json$/;
/** Files of hosts alone that a program does not want, or that people open. */
const HOSTS_OF_NO_USE =
  /(?:^|\/)res\/values\/strings\.xml$|(?:^|\/)[^/]*(?:block_?-?list|black_?-?list|deny_?-?list|(?:external|outbound|help|docs?|documentation|support)[-_]?(?:urls?|links?))(?:\.\w+)?\.\w+$|(?:^|\/)(?:[a-z]{0,20}share[-_]?(?:buttons?|menu|dialog|modal|sheet))\.\w+$/i;
/** What a build of an image loads is not what its program calls. */
const IMAGE = /(?:^|\/)(?:Dockerfile|Containerfile)(?:\.[\w-]+)?$/;
/** Pages, styles, scripts and descriptions of a site of documentation. */
const DOCUMENTATION_SITE =
  /(?:^|\/)(?:docs?(?:[-_](?:old|legacy|site|website|src))?|(?:old|legacy)[-_]docs?)\/(?:[^/]+\/)*[^/]+\.(?:html?|s?css|[mc]?[jt]sx?|ya?ml|json|toml|hbs|liquid|astro|vue|svelte)$|(?:^|\/)docs?\/(?:source\/)?conf\.py$|(?:^|\/)(?:mkdocs|tech-docs)\.ya?ml$|(?:^|\/)user-?guides?(?:-content)?\//i;
/** What is written behind the name of a file of configuration that people copy. */
const COPIED = /\.(?:default|example|sample|template|tmpl|dist|in)$/;
const CI =
  /(?:^|\/)(?:\.github|\.gitlab|buildSrc|\.circleci|\.buildkite|\.woodpecker|\.drone|\.gitea|\.forgejo|\.mvn|gradle\/wrapper|ci|fastlane|release[_-]?(?:builders?|files)|ReleaseBuilder|build[_-]?tools|BuildTools|tooling|local[_-]dev)\/|(?:^|\/)(?:\.gitlab-ci|\.goreleaser|\.travis|\.woodpecker|\.drone|\.packit|azure-pipelines|bitbucket-pipelines|appveyor|codemagic|bitrise|buildspec|crowdin|Jenkinsfile|Makefile|Justfile|Taskfile)[\w.-]*$|(?:^|\/)(?:scripts?|hack|tools?|tooling|dev|\.devcontainer|installers?|packaging)\/(?:[^/]+\/)*[^/]+\.(?:sh|bash|zsh|ps1)$|^(?:(?:apps|packages|services)\/[^/]+\/)?scripts?\/(?:[^/]+\/)*[^/]+\.(?:py|rb|pl|php|[cm]?[jt]s)$|(?:^|\/)(?:download|upload|release|publish|build|bump)[\w.-]*\.(?:sh|bash|zsh|ps1)$|(?:^|\/)(?:(?:make|create|cut|prepare|publish)[_-][\w-]{0,20}releases?|[\w-]{0,30}fastlane)\.\w+$|(?:^|\/)bin\/(?:release|publish|build|bump|download)[\w-]{0,30}\.(?:py|rb|pl|php|[cm]?[jt]s)$|(?:^|\/)(?:[a-z]{1,20}[_-])?(?:un)?install[\w.-]*\.(?:sh|ps1)$/;
/** A program in a folder of scripts, which developers start if it is not one of a page. */
const SCRIPT = /(?:^|\/)scripts?\/(?:[^/]+\/)*[^/]+\.(?:py|rb|[cm]?[jt]s)$/;
const STARTED = /^#!|\bprocess\.(?:argv|env|exit)\b|["'](?:node:)?(?:fs|path)["']|\bif __name__ ==/;
/** Longer lines are generated. */
const LINE_LENGTH_MAX = 3000;

/** Whether a file of this path is looked at for names that may belong to vendors. */
export function mayHoldEvidence(path: string): boolean {
  return FILES.test(path.replace(COPIED, '')) && !isAside(path) && !ENVIRONMENT.test(path);
}

/** Longer lines of pages, which have whole scripts in a line, are generated. */
const MARKUP_LENGTH_MAX = 8000;
const MARKUP =
  /\.(?:html?|xhtml|phtml|erb|ejs|gsp|twig|haml|slim|hbs|[hl]?eex|cshtml|liquid|njk|jinja2?|php|vue|svelte|astro)$/;
/** Files with pages or parts of them. */
const EMBEDS =
  /\.(?:html?|xhtml|phtml|erb|ejs|gsp|twig|hbs|mustache|[hl]?eex|cshtml|razor|liquid|njk|jinja2?|j2|php|vue|svelte|astro|jspx?|ftlh?|[jt]sx|mjml|tpl)$/;
/** A file that names as many domains alone is a list of them. */
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

/** Whether a file belongs to a test, an example or somebody else's code: the program does not run it. */
export function isAside(path: string): boolean {
  return LEFT_OUT.test(path) || TEST_CLASS.test(path) || (THIRD_PARTY.test(path) && !THIRD_PARTY_CLIENT.test(path));
}

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
  const nameOfKey = listKeyNames(path, text);
  const withoutAnchors = createAnchorRemover();
  const isUnwanted = createUnwantedRule();
  const isComment = createCommentRule(path);
  const namedIn = createNameReader(path);
  const lines = programIn(path, text).split('\n');
  const off = findSwitchedOff(path, lines);
  const calledKeys = findCalledKeys(lines);
  const renamed = createSignInRule(text);
  const isSelfHosted = createSelfHostedRule(path, lines);
  const isCode = scope === 'runtime' && !KEYED.test(path);
  const platforms = new Map<string, { name: string; line: number }>();
  const [called, alone] = [new Map<string, number>(), new Map<string, number>()];
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
    const isOfNoUse = isUnwanted(written) || hasNoHosts || isRemark || opensForPeople(lines[at - 1] ?? '');
    if (written.includes('.')) {
      const hosts = isOfNoUse ? NO_HOSTS : listHosts(written, opens(lines, at), calledKeys.has(at));
      const isAllowed = isPolicy(written);
      const given: DependencyScope = givesList(written, hosts.alone) ? 'development' : by;
      for (const [named, among, as] of [[hosts.called, called, by] as const, [hosts.alone, alone, given] as const])
        for (const host of named)
          if (as !== scope || isAllowed) note(`host:${host}`, line, as);
          else if (!among.has(host)) among.set(host, line);
    }
    for (const name of nameOfKey(written, at)) note(`env:${name}`, line, isSelfHosted(name) ? 'development' : by);
    for (const name of namedIn(isRemark ? '' : written)) note(name, line, by);
  }
  for (const { name, at } of listNamedKeys(path, text, lines)) note(name, at + 1, off.has(at) ? 'development' : scope);
  if (EMBEDS.test(path) && !hasNoHosts) addEmbedded(lines, remarks, called);
  // A program that knows more of them only finds out where it is.
  if (platforms.size <= PLATFORMS_MAX) for (const { name, line } of platforms.values()) note(`env:${name}`, line);
  const isList = countDomains([...alone.keys()].filter((host) => TOP_LEVEL.test(host))) >= LIST_LENGTH_MIN;
  const isRegistry = namesRegistry(called, lines);
  for (const [host, line] of called) note(`host:${host}`, line, isRegistry ? 'development' : calledScope);
  for (const [host, line] of alone) note(`host:${host}`, line, isList ? 'development' : scope);
  for (const { name, line } of entries) note(`env:${name}`, line, isList ? 'development' : scope);
  return [...found.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
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

/** Scripts of pages where builds put theirs: who imports files beside it is the source of one. */
const PUBLIC_SCRIPT = /(?:^|\/)(?:public|static)\/js\/(?:[^/]+\/)*[^/]+\.m?js$/;
const IMPORTS = /^(?:import\s[^;]{0,200}["']\.{1,2}\/|(?:const|let|var)\s.{1,100}\brequire\(["']\.{1,2}\/)/m;

/** What of a file is the program: nothing of a library that is checked in, and of Rust no tests, which stand at its end. */
function programIn(path: string, text: string): string {
  if (isCheckedInLibrary(path, text) || (PUBLIC_SCRIPT.test(path) && !IMPORTS.test(text))) return '';
  const at = path.endsWith('.rs') ? text.search(/^#\[cfg\(test\)\]\r?\n\s{0,8}mod\s/m) : -1;
  return at === -1 ? text : text.slice(0, at);
}

function scopeOfFile(path: string, text: string): DependencyScope {
  const isAbout = DOCUMENTATION.test(path) || DOCUMENTATION_SITE.test(path) || ASSISTANT.test(path) || isDetector(text);
  const isBuild = CI.test(path) || (SCRIPT.test(path) && STARTED.test(text));
  return isAbout ? 'development' : isBuild ? 'build' : 'runtime';
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
/** Configuration, which may set a variable of this name for anything. */
const KEYED = /\.(?:ya?ml|json|toml|tf|sh|env)$/;

/** How keys of vendors begin. */
const KEY_SHAPES = ['AKIA', 'ghp_', 'xoxb', 'sk_live_', 'glpat-', 'AIza', 'npm_', 'SG.', 'pypi-'];
const DETECTOR_SHAPES_MIN = 3;

/** Whether a program looks for other people's keys: it knows how those of many vendors begin. */
function isDetector(text: string): boolean {
  return KEY_SHAPES.filter((shape) => text.includes(shape)).length >= DETECTOR_SHAPES_MIN;
}

const VARIABLE = /(?<![A-Za-z0-9_])[A-Z][A-Z0-9]{0,40}(?:_[A-Z0-9]{1,40}){1,10}(?![A-Za-z0-9_])/g;
/** Words that a name of a credential or of an account has. */
const CREDENTIAL =
  /(?:^|_)(?:KEYS?|TOKENS?|SECRET|DSN|SID|CID|CSEC|PASSWORD|PASS|PAT|WEBHOOK|APPLE_ID|(?:CLIENT|APP|APPLICATION|PROJECT|ACCOUNT|MEASUREMENT|TRACKING|SITE|WORKSPACE|TENANT|PIXEL|GTM|GTAG|CONTAINER|MERCHANT|AUDIENCE|LIST)_ID|CLOUD_NAME|INTEGRATION_URL|ORG_?ID|API_(?:URL|HOST|BASE)|EMBED_URL|DOMAIN|TUNNEL|APIKEY)(?:_|$)/;

/** Addresses with credentials: those that a platform gives for what is added to a program, and hooks. */
export const ADD_ON =
  /^(?:BONSAI|CLOUDAMQP|CLOUDINARY|MEMCACHIER|REDISCLOUD|SEARCHBOX)_(?:URL|SERVERS)$|_HOOK(?:_URL)?$/;

/** What a repository at GitHub is given in every run of CI: whoever reads it need not call GitHub otherwise. */
const AMBIENT = new Set(['GITHUB_TOKEN', 'GH_TOKEN']);

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
  const behind = line.slice(line.indexOf(name) + name.length);
  return isProse(line, name) || /^\\[sbw]|^\[\^?[=:\\]|^\.[*+]|^\/[a-z]{0,3}\s*[,;)\]]/.test(behind);
}

/** Names of places in a store, which no vendor gives. */
const PLACE =
  /_(?:STORAGE|CACHE|QUERY|COOKIES?|SESSION|LOCK|SORT|PRIMARY|FOREIGN|MENU|EVENT|VIEW|PLUGIN|STATE|CONTEXT|PARTITION)_(?:KEYS?|TOKEN)$|_(?:CUSTOM|HEADER|METADATA|ATTRIBUTE|PROPERTY)_KEY$|_(?:MAPPINGS?|REGEXP?|PATTERNS?|PREFIX)$/;

/** Names that programs give to settings of their own, and those of examples: `KEY_FACEBOOK_PAGE_URL`, `YOUR_STRIPE_KEY`. */
const SETTING =
  /^KEYS?_(?!VAULT)|^YOUR_|_(?:PAGE|PROFILE)_(?:URL|ID)$|_HANDLE$|(?:^|_)SHORTCUTS?_KEYS?$|_(?:ENABLED|DISABLED|VISIBLE|VISIBILITY|DISMISSED|SHOWN|SEEN|COLLAPSED|EXPANDED)_KEYS?$/;

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

/** Folders whose members are named after what they connect to. */
const PARTS =
  /^(?:actions|integrations?|adapters?|connectors?|gateways?|providers?|data-?providers?|external|externals|forges?|modules?|plugins?|extensions?|drivers?|channels?|senders?|notifiers?|notifications?|backends?|payments?|payment[_-]?(?:gateways?|methods?|providers?)|processors?|services?|clients?|apis?|third[_-]?parties|vendors?|mailers?|auth|oauth|sso|social|identity|storage|sources|sinks|importers?|exporters?|webhooks?|apps|libs?|initializers|config|packages|src|infrastructure|jobs|workers|sms|email|analytics|tracking|llms?|ai|models|geocoding|geocoders?|shipping|carriers?)$/i;

/** What a path alone says: files that a vendor's own machine reads, and parts of the program, by folders whose members are named so. */
export function listParts(path: string): Evidence[] {
  if (/(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$/.test(path))
    return [{ name: 'file:.github/workflows', line: undefined, scope: 'build' }];
  const provider = findSignIn(path);
  const names = [
    ...(provider === undefined ? [] : [`signin:${provider}`]),
    ...listNamedParts(path).map((name) => `part:${name}`),
  ];
  return names.map((name) => ({ name, line: undefined, scope: 'runtime' }));
}

/** A program for signing in with whom its file is called after: `oauth/github.ts`, `OAuth/Schemas/GoogleSchema.php`. */
const SIGN_IN =
  /(?:^|\/)(?:o-?auth2?|sso|social(?:ite|[-_]?auth|[-_]?login)?|omniauth|idps?|(?:o-?auth|login|sso|identity)[-_]?providers?)\/(?:(?:schemas?|providers?|strategies|drivers?|adapters?|connectors?|services?)\/)?([A-Za-z][\w-]{1,40})\.(?:rb|py|php|[cm]?[jt]sx?|go|rs|java|kt|cs|exs?|dart|swift|scala)$/i;
const SIGN_IN_TAIL = /(?:[-_]?(?:o?auth2?|schema|provider|strategy|driver|adapter|connector|service|login))+$/i;

function findSignIn(path: string): string | undefined {
  const name = SIGN_IN.exec(path)?.[1]?.replace(SIGN_IN_TAIL, '') ?? '';
  return name.length < 3 || CI.test(path) ? undefined : name;
}

/** Folders whose members each connect to the vendor that they are called after. */
const ADAPTERS =
  /^(?:integrations?|adapters?|connectors?|gateways?|providers?|senders?|notifiers?|channels?|payment[_-]?(?:gateways?|methods?|providers?)|notification[_-]?services|notifications|agents|alerting|third[_-]?parties)$/i;
/** The last word of a name: `Channels` of `NotificationChannels`, `providers` of `sms_providers`. */
const LAST_WORD = /(?:[A-Z][a-z]+|(?<=[_.-])[a-z]+)$/;

/** Whether a folder is one of adapters, whatever else its name says of them. */
function isOfAdapters(folder: string): boolean {
  return ADAPTERS.test(folder) || ADAPTERS.test(LAST_WORD.exec(folder)?.[0] ?? '');
}

/** What a program sends a request with. */
const SENDS =
  /\bhttp\.(?:NewRequest|Post|Get)|\bfetch\(|\baxios\b|\brequests\.(?:post|get|put|request)\(|\bhttpx\.|\bHttpClient\b|\bHttpRequest\(|\bHttp::|\bNet::HTTP\b|\bFaraday\b|\bHTTParty\b|\breqwest\b|\bHTTPoison\b|\bReq\.(?:post|get)|\bTesla\.|\bcurl_init\b|\bGuzzleHttp\b|\b_?http(?:Client|Service)?\.(?:post|get|send|request|execute)\w{0,10}\(/i;

/** Folders that packages keep their programs in. */
const SOURCES = new Set(['lib', 'src']);

/** How a client of somebody is called wherever it stands: `slack_client.ex`, `JiraApiClient.java`. */
const CLIENT_FILE = /^([A-Za-z][\w-]{2,40}?)[-_]?(?:[Aa]pi[-_]?)?(?:[Cc]lient|[Aa]pi[-_]?[Ss]ervice)$/;

/** Vendors whose adapters a file of a program is called after, by its name or its folder's, where it sends requests. */
export function listClients(path: string, text: string): Evidence[] {
  // `integrations/src/discord.ts` stands in a package of integrations.
  const segments = path.split('/').filter((segment, place, all) => place === all.length - 1 || !SOURCES.has(segment));
  const [above = '', parent = ''] = ['', '', ...segments].slice(-3);
  const name = baseName(path).replace(/\.[\w.]+$/, '');
  const named = isOfAdapters(parent) ? name : isOfAdapters(above) ? parent : CLIENT_FILE.exec(name)?.[1];
  if (named === undefined || named.length < 3 || named.length > 60) return [];
  if (DOCUMENTATION.test(path) || CI.test(path) || KEYED.test(path) || !SENDS.test(text)) return [];
  return [{ name: `client:${named}`, line: undefined, scope: 'runtime' }];
}

/** Files and folders in such folders, without their endings. */
function listNamedParts(path: string): string[] {
  if (DOCUMENTATION.test(path) || CI.test(path)) return [];
  const segments = path.split('/');
  return segments.flatMap((segment, place) => {
    const parent = segments[place - 1];
    // A part may be called after the program: `Shop.Payments.Stripe`, `shop-stripe`.
    if (parent === undefined || !(PARTS.test(parent) || PARTS.test(parent.replace(/^.*[.-]/, '')))) return [];
    const name = place === segments.length - 1 ? baseName(segment).replace(/\.[\w.]+$/, '') : segment;
    return name.length < 3 || name.length > 60 ? [] : [name];
  });
}
