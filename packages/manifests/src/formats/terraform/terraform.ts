import type { Dependency, Extraction, Format, FormatContext, Problem } from '../../format.ts';
import { parentOf } from '../../upload.ts';
import { parseHcl } from './hcl.ts';
import type { HclBlock, HclBody } from './hcl.ts';

/** Terraform and OpenTofu. */
export const terraform: Format = {
  name: 'terraform',
  ecosystem: 'terraform',
  kind: 'manifest',
  files: /\.(?:tf|tofu)$/,
  extract: extractTerraform,
};

/** Their lockfile of providers. */
export const terraformLock: Format = {
  name: 'terraform-lock',
  ecosystem: 'terraform',
  kind: 'lockfile',
  files: /(?:^|\/)\.terraform\.lock\.hcl$/,
  extract: extractTerraformLock,
};

/** Providers that are required, providers that are only configured with a version, and modules from elsewhere. */
function extractTerraform(text: string, context: FormatContext): Extraction {
  const { body, unclosedLine } = parseHcl(text);
  const required = listRequired(body);
  const known = listRequiredBeside(context);
  const configured = body.blocks
    .filter(({ name }) => name === 'provider')
    .flatMap((block) => readConfigured(block, known));
  const moduleBlocks = body.blocks.filter(({ name }) => name === 'module');
  const modules = moduleBlocks.flatMap(readModule);
  const isOther = body.blocks.length === 0 && body.texts.size === 0 && hasWords(text);
  return {
    dependencies: [...required, ...configured, ...modules],
    problems: isOther
      ? [{ line: 1, message: 'there is no block of Terraform in this file', fatal: true }]
      : [...problemsOf(unclosedLine), ...moduleBlocks.flatMap(describeModule)],
  };
}

function listRequired(body: HclBody): Dependency[] {
  return body.blocks
    .filter(({ name }) => name === 'terraform')
    .flatMap((block) => block.body.blocks.filter(({ name }) => name === 'required_providers'))
    .flatMap((block) => readRequired(block.body));
}

/** Providers that files of the same folder require: together they are one module. */
function listRequiredBeside({ path, paths, sibling, memo }: FormatContext): ReadonlySet<string> {
  const folder = parentOf(path);
  return memo(`terraform-required\0${folder}`, () => {
    const beside = paths.filter((one) => parentOf(one) === folder && terraform.files.test(one));
    const texts = beside.flatMap((one) => sibling(one) ?? []).filter((text) => text.includes('required_providers'));
    return new Set(texts.flatMap((text) => listRequired(parseHcl(text).body).map(({ name }) => name)));
  });
}

/** A module whose source is an expression: only a run knows it. */
function describeModule({ labels, line, body }: HclBlock): Problem[] {
  if (body.texts.has('source')) return [];
  return [{ line, message: `the source of module "${labels[0] ?? ''}" is no plain text; it is not read` }];
}

/** What was chosen for each provider, with what was asked for. */
function extractTerraformLock(text: string): Extraction {
  const { body, unclosedLine } = parseHcl(text);
  const dependencies = body.blocks
    .filter(({ name }) => name === 'provider')
    .flatMap((block): Dependency[] => {
      const source = block.labels[0];
      if (source === undefined) return [];
      const resolved = block.body.texts.get('version')?.text;
      return [
        {
          ecosystem: 'terraform',
          name: providerName(source),
          requirement: block.body.texts.get('constraints')?.text ?? '',
          scope: 'runtime',
          direct: true,
          line: block.line,
          ...(resolved !== undefined && { resolved }),
        },
      ];
    });
  return { dependencies, problems: problemsOf(unclosedLine) };
}

/** Comments alone are a file like any other. */
function hasWords(text: string): boolean {
  return text.split('\n').some((line) => /^\s*[^\s#/*]/.test(line));
}

function problemsOf(unclosedLine: number | undefined) {
  return unclosedLine === undefined ? [] : [{ line: unclosedLine, message: 'this block is never closed' }];
}

/** `aws = { source = "hashicorp/aws", version = "~> 5.0" }`, or in older files `aws = "~> 5.0"`. */
function readRequired(body: HclBody): Dependency[] {
  const objects = body.blocks.map(({ name, line, body: inner }) =>
    toProvider(inner.texts.get('source')?.text ?? name, inner.texts.get('version')?.text ?? '', line),
  );
  const texts = [...body.texts].map(([name, { text, line }]) => toProvider(name, text, line));
  return [...objects, ...texts];
}

/** Providers of HashiCorp itself that call somebody: they need not be required to be used. Others have a source, which stands where they are required. */
const OF_HASHICORP = new Set(
  'aws awscc azuread azurerm azurestack google google-beta googleworkspace hcp salesforce tfe'.split(' '),
);

/** A provider that is configured, with the version that older files give there. */
function readConfigured({ labels, line, body }: HclBlock, known: ReadonlySet<string>): Dependency[] {
  const version = body.texts.get('version');
  const [name] = labels;
  if (name === undefined) return [];
  if (version !== undefined) return [toProvider(name, version.text, version.line)];
  return OF_HASHICORP.has(name) && !known.has(providerName(name)) ? [toProvider(name, '', line)] : [];
}

/** A provider of a registry. */
export function toProvider(source: string, requirement: string, line: number): Dependency {
  return {
    ecosystem: 'terraform',
    name: providerName(source),
    requirement: requirement.trim(),
    scope: 'runtime',
    direct: true,
    line,
  };
}

/** `aws` means `hashicorp/aws`; the public registry's host is not part of the name. */
function providerName(source: string): string {
  const name = source
    .trim()
    .toLowerCase()
    .replace(/^registry\.(?:terraform\.io|opentofu\.org)\//, '');
  return name.includes('/') ? name : `hashicorp/${name}`;
}

/** Where a module comes from. https://developer.hashicorp.com/terraform/language/modules/sources */
function readModule({ body, line }: HclBlock): Dependency[] {
  return readModuleSource(body.texts.get('source')?.text, body.texts.get('version')?.text, line);
}

/** A module by what is written of it. */
export function readModuleSource(written: string | undefined, version: string | undefined, line: number): Dependency[] {
  const source = written?.trim();
  if (source === undefined || source === '') return [];
  const base = { ecosystem: 'terraform', scope: 'runtime', direct: true, line } as const;
  if (/^\.{1,2}\//.test(source) || source.startsWith('/'))
    return [{ ...base, name: source, requirement: '', local: true }];
  const [address = '', query = ''] = source.split('?', 2);
  const reference = new URLSearchParams(query).get('ref') ?? '';
  const name = moduleName(address);
  return [
    {
      ...base,
      name,
      requirement: version?.trim() ?? reference,
      ...(name !== address.toLowerCase() && { alias: address }),
      ...(isRegistryName(address) ? {} : { locator: source }),
    },
  ];
}

/** One name for every way to write the same repository. */
function moduleName(address: string): string {
  const bare = address
    .replace(/^(?:git|hg|s3|gcs|bitbucket)::/, '')
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/^[^/]*@/, '')
    .replace(/^([^/:]+):(?!\d+\/)/, '$1/');
  return (bare.split('//', 1)[0] ?? bare)
    .replace(/\/+$/, '')
    .replace(/\.git$/, '')
    .toLowerCase();
}

function isRegistryName(address: string): boolean {
  return (
    /^(?:[\w.-]+\.[a-z]+\/)?[\w-]+\/[\w-]+\/[\w-]+(?:\/\/.*)?$/i.test(address) &&
    !/^(?:github\.com|bitbucket\.org)\//i.test(address)
  );
}
