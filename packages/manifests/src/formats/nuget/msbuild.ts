import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format, FormatContext, ManifestFile } from '../../format.ts';
import { nothingBut } from '../../parse.ts';
import { parseXml } from '../../parse-xml.ts';
import { fieldOf, isMap, listOf, textOf } from '../../tree.ts';
import { findItemLines } from './item-lines.ts';

/** Project files of the .NET SDK, and files of properties and targets that they import. */
export const nugetProject: Format = {
  name: 'nuget-project',
  ecosystem: 'nuget',
  kind: 'manifest',
  files: /\.(?:cs|fs|vb)proj$|\.(?:props|targets)$/i,
  recognizes: (head, path) => isProject(path) || /<Project\b/.test(head),
  extract: extractMsbuild,
};

/** Versions that all projects below share (Central Package Management, and what was there before it). */
export const nugetCentral: Format = {
  name: 'nuget-directory-packages-props',
  ecosystem: 'nuget',
  kind: 'manifest',
  definesOnly: true,
  files: /(?:^|\/)(?:Directory\.)?Packages\.props$/i,
  extract: extractMsbuild,
};

const LISTS = ['ItemGroup', 'PropertyGroup', 'PackageReference', 'PackageVersion', 'GlobalPackageReference', 'When'];
/** Files beside or above a project that may define its versions; a later one wins. */
const CENTRAL_FILES = [
  'Directory.Build.props',
  'Directory.Build.targets',
  'packages.props',
  'Packages.props',
  'Directory.Packages.props',
];

/** What a file references, and the versions that it defines for others. Without a version of its own, a reference takes the central one of the upload. */
function extractMsbuild(text: string, context: FormatContext): Extraction {
  const parsed = parseXml(text, LISTS);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const root = fieldOf(parsed.value, 'Project');
  if (!isMap(root)) return nothingBut({ message: 'there is no <Project> element', fatal: true });
  const lineOf = findItemLines(text);
  // What a project updates is for itself alone.
  const definitions = isProject(context.path) ? [] : readDefinitions(root, lineOf);
  return { dependencies: [...definitions, ...readReferences(root, lineOf, context)], problems: [] };
}

function isProject(path: string): boolean {
  return /proj$/i.test(path);
}

type LineOfItem = ReturnType<typeof findItemLines>;

function readDefinitions(root: unknown, lineOf: LineOfItem): readonly Dependency[] {
  const define = (element: string, attribute: 'Include' | 'Update'): Dependency[] =>
    itemsOf(root, element).flatMap((item) =>
      namesOf(item, attribute).map((name) => ({
        ecosystem: 'nuget',
        name,
        requirement: valueOf(item, 'Version') ?? '',
        scope: 'unknown',
        direct: true,
        ...lineField(lineOf(element, name)),
        definition: true,
      })),
    );
  return [
    ...define('PackageVersion', 'Include'),
    ...define('PackageVersion', 'Update'),
    ...define('PackageReference', 'Update'),
  ];
}

function readReferences(root: unknown, lineOf: LineOfItem, context: FormatContext): readonly Dependency[] {
  const central = readCentralVersions(context);
  const properties = readProperties(root);
  return ['PackageReference', 'GlobalPackageReference'].flatMap((element) =>
    itemsOf(root, element).flatMap((item) =>
      namesOf(item, 'Include').map((name): Dependency => {
        const written =
          valueOf(item, 'VersionOverride') ?? valueOf(item, 'Version') ?? central.get(name.toLowerCase()) ?? '';
        return {
          ecosystem: 'nuget',
          name,
          requirement: fillIn(written, properties),
          // Global references are tools of the build, private to every project unless one says otherwise.
          scope: element === 'GlobalPackageReference' ? 'development' : scopeOf(item),
          direct: true,
          ...lineField(lineOf(element, name)),
        };
      }),
    ),
  );
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
  const files = CENTRAL_FILES.flatMap((name) => context.findUp(name) ?? []).filter(({ path }) => path !== context.path);
  return new Map(files.flatMap((file) => context.memo(`nuget-central ${file.path}`, () => readCentralFile(file))));
}

function readCentralFile({ content }: ManifestFile): readonly (readonly [string, string])[] {
  const parsed = parseXml(content, LISTS);
  if ('problem' in parsed) return [];
  const root = fieldOf(parsed.value, 'Project');
  const properties = readProperties(root);
  const definitions = readDefinitions(root, () => undefined);
  return definitions.map(({ name, requirement }) => [name.toLowerCase(), fillIn(requirement, properties)]);
}
