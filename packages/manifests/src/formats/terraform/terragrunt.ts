import type { Extraction, Format } from '../../format.ts';
import { parseHcl } from './hcl.ts';
import { readModuleSource } from './terraform.ts';

/** Terragrunt, whose `terraform` block names a module. https://terragrunt.gruntwork.io/docs/reference/hcl/blocks/ */
export const terragrunt: Format = {
  name: 'terragrunt',
  ecosystem: 'terraform',
  kind: 'manifest',
  files: /(?:^|\/)(?:terragrunt|root)\.hcl$/,
  extract: extractTerragrunt,
};

/** `tfr://registry/namespace/name/provider?version=1` is Terragrunt's way to name a module of a registry. */
function extractTerragrunt(text: string): Extraction {
  const { body, unclosedLine } = parseHcl(text);
  const dependencies = body.blocks
    .filter(({ name }) => name === 'terraform')
    .flatMap((block) => {
      const source = block.body.texts.get('source')?.text ?? '';
      const [, path, version] = /^tfr:\/\/[^/]*\/([\w./-]{1,300})\?version=([\w.+-]{1,60})$/.exec(source) ?? [];
      return readModuleSource(path ?? source, version, block.line);
    });
  return {
    dependencies,
    problems: unclosedLine === undefined ? [] : [{ line: unclosedLine, message: 'this block is never closed' }],
  };
}
