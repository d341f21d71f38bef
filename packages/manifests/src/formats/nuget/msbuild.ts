import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format, FormatContext } from '../../format.ts';
import { nothingBut } from '../../parse.ts';
import { parseXml } from '../../parse-xml.ts';
import { fieldOf, isMap, listOf, textOf } from '../../tree.ts';
import { findItemLines } from './item-lines.ts';

/** Project files of the .NET SDK. */
export const nugetProject: Format = {
  name: 'nuget-project',
  ecosystem: 'nuget',
  kind: 'manifest',
  files: /\.(?:cs|fs|vb)proj$|(?:^|\/)Directory\.Build\.(?:props|targets)$/i,
  extract: extractProject,
};

/** Versions that all projects below share (Central Package Management). */
export const nugetCentral: Format = {
  name: 'nuget-directory-packages-props',
  ecosystem: 'nuget',
  kind: 'manifest',
  definesOnly: true,
  files: /(?:^|\/)Directory\.Packages\.props$/i,
  extract: extractCentral,
};

const LISTS = ['ItemGroup', 'PropertyGroup', 'PackageReference', 'PackageVersion', 'GlobalPackageReference', 'When'];
const CENTRAL_FILE = 'Directory.Packages.props';

/** What a project references. Without a version of its own, the central one of the upload is taken. */
export function extractProject(text: string, context: FormatContext): Extraction {
  const parsed = parseXml(text, LISTS);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const root = fieldOf(parsed.value, 'Project');
  if (!isMap(root)) return nothingBut({ message: 'there is no <Project> element', fatal: true });
  const central = readCentralVersions(context);
  const properties = readProperties(root);
  const lineOf = findItemLines(text);
  const dependencies = ['PackageReference', 'GlobalPackageReference'].flatMap((element) =>
    itemsOf(root, element).flatMap((item) =>
      namesOf(item, 'Include').map((name): Dependency => {
        const written =
          valueOf(item, 'VersionOverride') ?? valueOf(item, 'Version') ?? central.get(name.toLowerCase()) ?? '';
        return {
          ecosystem: 'nuget',
          name,
          requirement: fillIn(written, properties),
          scope: scopeOf(item),
          direct: true,
          ...lineField(lineOf(element, name)),
        };
      }),
    ),
  );
  return { dependencies, problems: [] };
}

/** Central versions are definitions: projects say which of them they use. */
export function extractCentral(text: string): Extraction {
  const parsed = parseXml(text, LISTS);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const root = fieldOf(parsed.value, 'Project');
  if (!isMap(root)) return nothingBut({ message: 'there is no <Project> element', fatal: true });
  const lineOf = findItemLines(text);
  const read = (element: string, definition: boolean): Dependency[] =>
    itemsOf(root, element).flatMap((item) =>
      [...namesOf(item, 'Include'), ...namesOf(item, 'Update')].map((name) => ({
        ecosystem: 'nuget',
        name,
        requirement: valueOf(item, 'Version') ?? '',
        // Global references are tools of the build, private to every project unless one says otherwise.
        scope: definition ? 'unknown' : 'development',
        direct: true,
        ...lineField(lineOf(element, name)),
        ...(definition && { definition }),
      })),
    );
  return {
    // A global reference is used by every project.
    dependencies: [...read('PackageVersion', true), ...read('GlobalPackageReference', false)],
    problems: [],
  };
}

function lineField(line: number | undefined): { readonly line?: number } {
  return line === undefined ? {} : { line };
}

/** Items stand in groups, and groups in branches of a choice. */
function itemsOf(root: unknown, name: string): readonly unknown[] {
  const groups = [
    ...listOf(fieldOf(root, 'ItemGroup')),
    ...branchesOf(root).flatMap((branch) => listOf(fieldOf(branch, 'ItemGroup'))),
  ];
  return groups.flatMap((group) => listOf(fieldOf(group, name)));
}

function branchesOf(root: unknown): readonly unknown[] {
  const choose = fieldOf(root, 'Choose');
  return (Array.isArray(choose) ? choose : [choose]).flatMap((one: unknown) => [
    ...listOf(fieldOf(one, 'When')),
    fieldOf(one, 'Otherwise'),
  ]);
}

/** An item may name several packages, separated by semicolons. */
function namesOf(item: unknown, attribute: 'Include' | 'Update'): readonly string[] {
  return (textOf(fieldOf(item, `@${attribute}`)) ?? '')
    .split(';')
    .map((name) => name.trim())
    .filter((name) => /^[\w.-]+$/.test(name));
}

/** As attribute or as child element. */
function valueOf(item: unknown, name: string): string | undefined {
  const value = fieldOf(item, `@${name}`) ?? fieldOf(item, name);
  return textOf(value) ?? textOf(fieldOf(value, '#text'));
}

function scopeOf(item: unknown): DependencyScope {
  return /^all$/i.test(valueOf(item, 'PrivateAssets') ?? '') ? 'development' : 'runtime';
}

function readProperties(root: unknown): ReadonlyMap<string, string> {
  return new Map(
    listOf(fieldOf(root, 'PropertyGroup')).flatMap((group) =>
      isMap(group)
        ? Object.keys(group).flatMap((key) => {
            const value = valueOf(group, key);
            return value === undefined || key.startsWith('@') ? [] : [[key, value] as const];
          })
        : [],
    ),
  );
}

/** `$(Name)` from the file that writes it; what is defined elsewhere stays as written. */
function fillIn(text: string, properties: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\$\(([\w.]+)\)/g, (written, name: string) => properties.get(name) ?? written);
}

function readCentralVersions(context: FormatContext): ReadonlyMap<string, string> {
  const file = context.findUp(CENTRAL_FILE);
  if (file === undefined) return new Map();
  return context.memo(`nuget-central ${file.path}`, () => {
    const { dependencies } = extractCentral(file.content);
    const parsed = parseXml(file.content, LISTS);
    const properties = readProperties('problem' in parsed ? undefined : fieldOf(parsed.value, 'Project'));
    return new Map(dependencies.map(({ name, requirement }) => [name.toLowerCase(), fillIn(requirement, properties)]));
  });
}
