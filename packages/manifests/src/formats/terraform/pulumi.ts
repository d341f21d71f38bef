import { declare, matchLines } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { readVendorFile } from '../vendor-files/vendor-file.ts';

/** Pulumi's project, in which a program of its YAML may stand. https://www.pulumi.com/docs/iac/languages-sdks/yaml/ */
export const pulumiProject: Format = {
  name: 'terraform-pulumi',
  ecosystem: 'many',
  kind: 'manifest',
  files: /(?:^|\/)Pulumi\.ya?ml$/,
  extract: extractPulumi,
};

/** Names of providers that Pulumi writes in another way than the registry of Terraform does. */
const OWNERS: Readonly<Record<string, string>> = {
  aws: 'hashicorp/aws',
  azure: 'hashicorp/azurerm',
  'azure-native': 'hashicorp/azurerm',
  gcp: 'hashicorp/google',
  kubernetes: 'hashicorp/kubernetes',
  cloudflare: 'cloudflare/cloudflare',
  datadog: 'datadog/datadog',
  digitalocean: 'digitalocean/digitalocean',
  github: 'integrations/github',
  mongodbatlas: 'mongodb/mongodbatlas',
  snowflake: 'snowflake-labs/snowflake',
  vercel: 'vercel/vercel',
};

/** `type: aws:s3:Bucket` names a provider, which is known by its name of Terraform. */
function extractPulumi(text: string, { path }: { readonly path: string }): Extraction {
  const found = new Map<string, Dependency>();
  for (const { parts, line } of matchLines(
    text,
    /^[ \t]+type:[ \t]*["']?([a-z][\w-]{0,60}):[\w/-]{1,100}(?::[\w-]{1,100})?["']?[ \t]*$/,
  )) {
    const [, provider = ''] = parts;
    const name = Object.hasOwn(OWNERS, provider) ? OWNERS[provider] : `pulumi/${provider}`;
    if (name !== undefined && provider !== 'pulumi' && !found.has(name))
      found.set(name, declare('terraform', name, '', { line }));
  }
  return { dependencies: [...readVendorFile(path.replace(/\.yml$/, '.yaml')), ...found.values()], problems: [] };
}
