import type { Dependency, Extraction, Format, FormatContext } from '../../format.ts';
import { isAside } from '../evidence/aside-paths.ts';
import { ADD_ON } from '../evidence/collect.ts';
import { CI } from '../evidence/file-scope.ts';
import { createSelfHostedRule } from '../evidence/self-hosted.ts';
import { createSignInRule } from '../evidence/sign-in.ts';
import { isLaravels } from '../evidence/switched-off.ts';
import { baseName, parentOf } from '../../upload.ts';

/**
 * Files by which vendors configure what runs at them. That one is there says who is used; what stands in it is not read. Their names
 * are packages of the ecosystem `generic`, which the catalog gives to vendors.
 */
export const vendorFile: Format = {
  name: 'vendor-file',
  ecosystem: 'generic',
  kind: 'manifest',
  files:
    /(?:^|\/)(?:vercel\.json|applicationinsights\.json|netlify\.toml|fly\.toml|wrangler\.(?:toml|jsonc?)|render\.yaml|railway\.(?:json|toml)|sentry\.properties|\.sentryclirc|firebase\.json|google-services\.json|GoogleService-Info\.plist|supabase\/config\.toml|\.?codecov\.ya?ml|\.travis\.yml|\.buildkite\/pipeline\.yml|bitrise\.yml|\.snyk|sonar-project\.properties|eas\.json|crowdin\.ya?ml|checkly\.config\.[cm]?[jt]s|depot\.json|shopify\.app\.toml|trigger\.config\.ts|doppler\.yaml|\.coderabbit\.ya?ml|\.gitpod\.yml|\.fossa\.ya?ml|mint\.json|fastlane\/(?:Appfile|Fastfile)|chromatic\.config\.json|codemagic\.yaml|convex\.json|koyeb\.yaml|\.percy\.yml|\.phrase(?:app)?\.yml|semaphore\.yml|\.tx\/config|heroku\.yml|\.firebaserc|apphosting\.yaml|now\.json|\.?appveyor\.yml|\.cirrus\.yml|\.codeclimate\.yml|\.deepsource\.toml|localazy\.json|\.mergify\.yml|\.scrutinizer\.yml|liara\.json|scalingo\.json|\.platform\.app\.yaml|\.upsun\/config\.yaml|zeabur\.json|zbpack\.json)$/,
  extract: extractVendorFile,
};

/** Names that say something only in their folder. */
const FOLDERS: readonly string[] = ['.buildkite', '.circleci', '.tx', '.upsun', 'fastlane', 'supabase'];

function extractVendorFile(_text: string, { path }: FormatContext): Extraction {
  return { dependencies: readVendorFile(path), problems: [] };
}

/** That a file of this name is there, as a dependency. */
export function readVendorFile(path: string): Dependency[] {
  const folder = baseName(parentOf(path));
  return [evidence(FOLDERS.includes(folder) ? `${folder}/${baseName(path)}` : baseName(path))];
}

function evidence(name: string, line?: number): Dependency {
  return {
    ecosystem: 'generic',
    name,
    requirement: '',
    scope: 'runtime',
    direct: true,
    ...(line !== undefined && { line }),
  };
}

/**
 * Examples of environment files. Only names of variables that hold a credential are read, never a value, and never a file that is in
 * use: `.env` itself is not opened.
 */
export const environmentExample: Format = {
  name: 'environment-example',
  ecosystem: 'generic',
  kind: 'manifest',
  files: /(?:^|\/)(?:\.?env(?:[.-][\w.-]*)?[._-](?:example|sample|template|dist)|\.?(?:env|example|sample)\.env)$/,
  extract: extractEnvironment,
};

const VARIABLE =
  /^[ \t]*(?:#[ \t]*)?(?:export[ \t]+)?(?:NEXT_PUBLIC_|NEXT_PRIVATE_|PUBLIC_|VITE_|REACT_APP_|EXPO_PUBLIC_|NUXT_)?([A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{0,80})[ \t]*=/;
/** What a name ends with that holds a credential, an account, or what of an account is used: `MAILCHIMP_LIST_ID`. */
const CREDENTIAL_WORD =
  /(?:KEY|TOKEN|SECRET|DSN|SID|CLIENT_ID|APP_ID|WEBHOOK(?:_URL)?|PASSWORD|AUTH|_(?:(?:ACCOUNT|APPLICATION|AUDIENCE|CONTAINER|DATASET|GUILD|INTEGRATION|LIST|MEASUREMENT|MERCHANT|ORGANIZATION|ORG|PIXEL|PLAN|PRICE|PRODUCT|PROJECT|PROPERTY|SITE|SPACE|STORE|TEMPLATE|TENANT|TRACKING|WORKSPACE)_?ID|API_(?:BASE(?:_URL)?|ENDPOINT|HOST|URL)|APIKEY|CLOUD_NAME|CREDENTIALS|DOMAIN|INDEX(?:_NAME)?|INTEGRATION_URL|ISSUER(?:_URL|_BASE_URL)?))$/;
/** What a program sets of itself and a vendor's client does not, as the second word of a variable's name. */
const OWN_SETTING = /^[A-Z0-9]+_(ENV|DEBUG|LOG|DATABASE|DB|POSTGRES|MYSQL|REDIS|CORS|ALLOWED|SESSION|SMTP)(?:_|$)/;
const OWN_SETTINGS_AT_LEAST = 3;

function extractEnvironment(text: string, { path }: FormatContext): Extraction {
  const scope = isAside(path) ? 'development' : CI.test(path) ? 'build' : 'runtime';
  const lines = new Map<string, number>();
  const renamed = createSignInRule(text);
  const all = text.split('\n');
  const isSelfHosted = createSelfHostedRule(path, all);
  for (const [index, line] of all.entries()) {
    const name = VARIABLE.exec(line.slice(0, 300))?.[1];
    if (name !== undefined && !lines.has(name)) lines.set(name, index + 1);
  }
  const prefix = ownPrefix([...lines.keys()]);
  const found = new Map<string, number>();
  for (const [variable, line] of lines) {
    const name = prefix !== undefined && variable.startsWith(prefix) ? variable.slice(prefix.length) : variable;
    if ((CREDENTIAL_WORD.test(name) || ADD_ON.test(name)) && !found.has(name)) found.set(name, line);
  }
  return {
    dependencies: [...found].map(([name, line]) => ({
      ...evidence(`env:${renamed(name)}`, line),
      scope: isLaravels(name, lines) || isSelfHosted(name) ? 'development' : scope,
    })),
    problems: [],
  };
}

/**
 * The word, with its underscore, that a program puts before its own variables (`ACME_STRIPE_SECRET_KEY` beside `ACME_LOG_LEVEL`): at
 * least half of the names begin with it, and several of them are settings that no vendor's client has.
 */
function ownPrefix(names: readonly string[]): string | undefined {
  const settings = new Map<string, Set<string>>();
  for (const name of names) {
    const setting = OWN_SETTING.exec(name)?.[1];
    if (setting === undefined) continue;
    const prefix = name.slice(0, name.indexOf('_') + 1);
    settings.set(prefix, (settings.get(prefix) ?? new Set()).add(setting));
  }
  return [...settings].find(
    ([prefix, own]) =>
      own.size >= OWN_SETTINGS_AT_LEAST && names.filter((name) => name.startsWith(prefix)).length * 2 >= names.length,
  )?.[0];
}
