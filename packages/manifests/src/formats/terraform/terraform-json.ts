import type { Dependency, Extraction, Format } from '../../format.ts';
import { findJsonLines } from '../../lines.ts';
import { nothingBut, parseJson } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, textOf } from '../../tree.ts';
import { readModuleSource, toProvider } from './terraform.ts';

/** Terraform's other syntax. https://developer.hashicorp.com/terraform/language/syntax/json */
export const terraformJson: Format = {
  name: 'terraform-json',
  ecosystem: 'terraform',
  kind: 'manifest',
  files: /\.(?:tf|tofu)\.json$/,
  extract: extractTerraformJson,
};

function extractTerraformJson(text: string): Extraction {
  const parsed = parseJson(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  if (!isMap(parsed.value))
    return nothingBut({ line: 1, message: `Terraform's JSON is a map; this is ${kindOf(parsed.value)}`, fatal: true });
  const lineOf = findJsonLines(text, 4);
  const settings = fieldOf(parsed.value, 'terraform');
  const blocks = Array.isArray(settings) ? settings : [settings];
  const providers = blocks.flatMap((block) => {
    const required = fieldOf(block, 'required_providers');
    return (Array.isArray(required) ? required : [required])
      .flatMap(entriesOf)
      .map(([name, value]) =>
        toProvider(
          textOf(fieldOf(value, 'source')) ?? name,
          textOf(value) ?? textOf(fieldOf(value, 'version')) ?? '',
          lineOf('terraform', 'required_providers', name) ?? 1,
        ),
      );
  });
  const modules = entriesOf(fieldOf(parsed.value, 'module')).flatMap(([name, value]): Dependency[] => {
    const block: unknown = Array.isArray(value) ? value[0] : value;
    return readModuleSource(
      textOf(fieldOf(block, 'source')),
      textOf(fieldOf(block, 'version')),
      lineOf('module', name) ?? 1,
    );
  });
  return { dependencies: [...providers, ...modules], problems: [] };
}
