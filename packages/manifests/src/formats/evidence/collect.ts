import type { DependencyScope } from '@upriver/contract';
import { baseName } from '../../upload.ts';
import { COMMENT, listHosts } from './hosts.ts';
import { listKeyNames } from './key-names.ts';

/** A name in a file that may belong to a vendor: of a variable, a host, a sign-in provider or a part of the program. Never a value. */
export interface Evidence {
  /** `env:STRIPE_SECRET_KEY`, `host:api.stripe.com`, `signin:github`, `secret:stripe`, `part:stripe`, `file:.github/workflows`. */
  readonly name: string;
  /** One-based; undefined for what the path itself says. */
  readonly line: number | undefined;
  /** `build` for what only CI does, `development` for what only documentation says. */
  readonly scope: DependencyScope;
}

/** Files of programs, of their configuration and of their documentation. */
const FILES =
  /(?:\.(?:rb|erb|py|php|ts|tsx|mts|cts|js|jsx|mjs|cjs|vue|svelte|go|rs|java|kt|kts|scala|clj|groovy|gradle|cs|fs|vb|ex|exs|erl|gleam|swift|m|dart|ya?ml|toml|properties|ini|conf|cfg|tf|tofu|tfvars|hcl|tpl|env|sh|bash|zsh|ps1|md|mdx|adoc|rst|j2|cshtml|razor|xcconfig|nix)|\.env\.[\w.-]+|(?:^|\/)(?:Dockerfile|Containerfile|Procfile|Makefile|Justfile|Fastfile|Appfile|Jenkinsfile|Tiltfile|Rakefile|Caddyfile)(?:\.[\w-]+)?|(?:^|\/)(?:appsettings|local\.settings|app|config|settings|services|secrets|docs|mint|mcp|manifest|host|launchSettings|secrets-template|cdk|serverless|copilot)(?:[.-][\w.-]+)?\.json|\.config\.json)$/;
/** What only tests, examples and other people's code say is no use; generated code repeats what its source says. */
const LEFT_OUT =
  /(?:^|\/)(?:tests?|specs?|__tests__|__mocks__|mocks?|fixtures?|testdata|test-data|testing|e2e|cypress|examples?|samples?|demos?|stories|benchmarks?|third[_-]?party|vendored|dist|out|target|coverage|locales?|i18n|lang|langs|translations?|migrations?|changelogs?|generated|__generated__|__snapshots__|cassettes|snapshots|\.yarn|\.agents|\.claude|\.cursor|skills|wwwroot\/lib|public\/(?:js|vendor|assets|build|lib|plugins)|static\/(?:js|vendor|lib)|assets\/vendor)(?:\/|$)|[._-](?:test|tests|spec|stories|fixture|mock)s?\.\w+$|(?:^|\/)(?:test_[^/]*|[^/]*Tests?)\.\w+$|\.min\.\w+$|\.d\.ts$|(?:^|\/)(?:change(?:log|s)|history|releases?|licen[sc]e|notice|contributors|authors|code_of_conduct|security|lock|agents|claude)[^/]*\.\w+$/i;
/** An environment that is in use: it is not opened. An example of one is a manifest of its own. */
const ENVIRONMENT =
  /(?:^|\/)(?:\.env(?:\.[\w.-]+)?|[\w.-]*\.env|\.?env(?:[.-][\w-]+)*[.-](?:example|sample|template|dist))$/;
const DOCUMENTATION = /\.(?:md|mdx|adoc|rst)$/;
const CI =
  /(?:^|\/)(?:\.github|\.gitlab|\.circleci|\.buildkite|\.woodpecker|\.drone|\.gitea|\.forgejo|ci|fastlane)\/|(?:^|\/)(?:\.gitlab-ci|\.travis|\.woodpecker|\.drone|azure-pipelines|bitbucket-pipelines|appveyor|codemagic|bitrise|Jenkinsfile)[\w.-]*$/;
/** Longer lines are generated. */
const LINE_LENGTH_MAX = 1000;

/** Whether a file of this path is looked at for names that may belong to vendors. */
export function mayHoldEvidence(path: string): boolean {
  return FILES.test(path) && !LEFT_OUT.test(path) && !ENVIRONMENT.test(path);
}

/** What a file says of vendors, each name once, at its first line. Values of variables and addresses are not read. */
export function collectEvidence(path: string, text: string): Evidence[] {
  const scope: DependencyScope = DOCUMENTATION.test(path) ? 'development' : CI.test(path) ? 'build' : 'runtime';
  const found = new Map<string, number>();
  const note = (name: string, line: number): void => {
    if (!found.has(name)) found.set(name, line);
  };
  const nameOfKey = listKeyNames(path);
  const isRuby = /\.(?:rb|erb)$/.test(path);
  const isCode = scope !== 'development';
  let line = 0;
  for (const written of text.split('\n')) {
    line += 1;
    if (written.length > LINE_LENGTH_MAX) continue;
    if (written.includes('_'))
      for (const name of listVariables(written)) if (!AMBIENT.has(name)) note(`env:${name}`, line);
    if (!isCode) continue;
    if (written.includes('.')) for (const host of listHosts(written)) note(`host:${host}`, line);
    for (const name of nameOfKey(written)) note(`env:${name}`, line);
    for (const provider of listProviders(written)) note(`signin:${provider}`, line);
    if (isRuby) for (const secret of listSecrets(written)) note(`secret:${secret}`, line);
  }
  return [...found].map(([name, at]) => ({ name, line: at, scope }));
}

const VARIABLE = /(?<![A-Za-z0-9_])[A-Z][A-Z0-9]{0,40}(?:_[A-Z0-9]{1,40}){1,10}(?![A-Za-z0-9_])/g;
/** Words that a name of a credential or of an account has. */
const CREDENTIAL =
  /(?:^|_)(?:KEY|TOKEN|SECRET|DSN|SID|PASSWORD|PASS|PAT|WEBHOOK|APPLE_ID|(?:CLIENT|APP|PROJECT|ACCOUNT|MEASUREMENT|TRACKING|SITE|WORKSPACE|TENANT)_ID|API_(?:URL|HOST|BASE)|EMBED_URL|DOMAIN|TUNNEL|APIKEY)(?:_|$)/;

/** What a repository at GitHub is given in every run of CI: whoever reads it need not call GitHub otherwise. */
const AMBIENT = new Set(['GITHUB_TOKEN', 'GH_TOKEN']);

/** Names of variables that hold a credential or an account. */
function listVariables(line: string): string[] {
  return (line.match(VARIABLE) ?? []).filter((name) => CREDENTIAL.test(name));
}

/** How frameworks name whom people sign in with. */
const PROVIDERS =
  /social_core\.backends\.(\w{2,40})|allauth\.socialaccount\.providers\.(\w{2,40})|(?:next-auth|@auth\/[\w-]{1,30})\/providers\/([\w-]{2,40})|\bprovider:? ?\(?:(\w{2,40})|\bomniauth:? ?\(?:(\w{2,40})|(?:Socialite::|->)driver\(["'](\w{2,40})|Ueberauth\.Strategy\.(\w{2,40})|\.Add(Google|Facebook|Twitter|MicrosoftAccount|GitHub|Apple|LinkedIn)\(/g;
const MAY_NAME_PROVIDER = /social|providers|omniauth|provider[ (:]|driver\(|Strategy|\.Add[A-Z]/;

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
  return listNamedParts(path).map((name) => ({ name: `part:${name}`, line: undefined, scope: 'runtime' }));
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
