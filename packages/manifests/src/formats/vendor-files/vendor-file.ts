import type { Dependency, Extraction, Format, FormatContext } from '../../format.ts';
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
    /(?:^|\/)(?:vercel\.json|netlify\.toml|fly\.toml|wrangler\.(?:toml|jsonc?)|render\.yaml|railway\.(?:json|toml)|sentry\.properties|\.sentryclirc|firebase\.json|google-services\.json|GoogleService-Info\.plist|supabase\/config\.toml|\.?codecov\.yml|\.travis\.yml|\.buildkite\/pipeline\.yml|bitrise\.yml|\.snyk|sonar-project\.properties|eas\.json|crowdin\.ya?ml|checkly\.config\.[cm]?[jt]s|depot\.json|shopify\.app\.toml|trigger\.config\.ts|doppler\.yaml)$/,
  extract: extractVendorFile,
};

/** Names that say something only in their folder. */
const FOLDERS: readonly string[] = ['.buildkite', '.circleci', 'supabase'];

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
  files: /(?:^|\/)(?:\.?env(?:[.-][\w-]+)*[.-](?:example|sample|template|dist)|\.?(?:env|example|sample)\.env)$/,
  extract: extractEnvironment,
};

const CREDENTIAL =
  /^[ \t]*(?:#[ \t]*)?(?:export[ \t]+)?(?:NEXT_PUBLIC_|NEXT_PRIVATE_|VITE_|REACT_APP_|EXPO_PUBLIC_|NUXT_)?([A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{0,80})[ \t]*=/;
const CREDENTIAL_WORD = /(?:KEY|TOKEN|SECRET|DSN|SID|CLIENT_ID|APP_ID|WEBHOOK_URL|PASSWORD|AUTH)$/;

function extractEnvironment(text: string): Extraction {
  const found = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    const name = CREDENTIAL.exec(line.slice(0, 300))?.[1];
    if (name !== undefined && CREDENTIAL_WORD.test(name) && !found.has(name)) found.set(name, index + 1);
  }
  return { dependencies: [...found].map(([name, line]) => evidence(`env:${name}`, line)), problems: [] };
}
