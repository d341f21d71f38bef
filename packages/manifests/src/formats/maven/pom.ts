import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format, FormatContext, Problem } from '../../format.ts';
import { nothingBut } from '../../parse.ts';
import { parseXml } from '../../parse-xml.ts';
import { fieldOf, isMap, listOf } from '../../tree.ts';
import { findPomLines } from './pom-lines.ts';
import { createModel, XML_LISTS, xmlText, type Coordinates, type Model } from './pom-model.ts';

/** Maven's project file. */
export const mavenPom: Format = {
  name: 'maven-pom',
  ecosystem: 'maven',
  kind: 'manifest',
  files: /(?:^|[/._-])pom\.xml$|\.pom$/,
  extract: extractPom,
};

const SCOPES: Readonly<Record<string, DependencyScope>> = {
  compile: 'runtime',
  runtime: 'runtime',
  test: 'development',
  // The container or the JDK brings these.
  provided: 'peer',
  system: 'peer',
};
const PLUGIN_GROUP = 'org.apache.maven.plugins';

/** What one `pom.xml` declares: dependencies, those of profiles, and plugins. What only manages versions is a definition. */
function extractPom(text: string, context: FormatContext): Extraction {
  const parsed = parseXml(text, XML_LISTS);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const project = fieldOf(parsed.value, 'project');
  if (!isMap(project)) {
    return nothingBut({ line: 1, message: 'a pom.xml holds a project element, and there is none', fatal: true });
  }
  const into: Collector = {
    dependencies: [],
    problems: [],
    model: createModel(project, context),
    lineOf: findPomLines(text),
  };
  collectPart(into, project, false);
  for (const profile of listOf(fieldOf(project, 'profiles', 'profile'))) collectPart(into, profile, true);
  return { dependencies: into.dependencies, problems: into.problems };
}

interface Collector {
  readonly dependencies: Dependency[];
  readonly problems: Problem[];
  readonly model: Model;
  readonly lineOf: ReturnType<typeof findPomLines>;
}

/** A project and each of its profiles have the same parts. */
function collectPart(into: Collector, part: unknown, isProfile: boolean): void {
  for (const one of listOf(fieldOf(part, 'dependencies', 'dependency'))) collectDependency(into, one, isProfile, false);
  for (const one of listOf(fieldOf(part, 'dependencyManagement', 'dependencies', 'dependency'))) {
    collectDependency(into, one, isProfile, true);
  }
  collectPlugins(into, fieldOf(part, 'build', 'plugins'), false);
  collectPlugins(into, fieldOf(part, 'build', 'pluginManagement', 'plugins'), true);
  collectPlugins(into, fieldOf(part, 'reporting', 'plugins'), false);
  for (const one of listOf(fieldOf(part, 'build', 'extensions', 'extension'))) collectBuild(into, one, false, '');
}

function collectDependency(into: Collector, element: unknown, isProfile: boolean, definition: boolean): void {
  const found = read(into, element, definition, '');
  if (!found) return;
  const managed = definition ? undefined : into.model.managedOf(found);
  const written = into.model.resolve(xmlText(fieldOf(element, 'scope')));
  const scope = SCOPES[written || managed?.scope || 'compile'] ?? 'unknown';
  const version = managed?.version ?? '';
  into.dependencies.push({
    ...toDependency(found),
    // A profile is used only where it is asked for or its condition holds.
    scope: isProfile && scope === 'runtime' ? 'optional' : scope,
    ...(found.version === '' && /^[^\s,[\]()$]+$/.test(version) && { resolved: version }),
    ...(into.model.isOwn(found) && { local: true }),
    ...(definition && { definition }),
  });
}

function collectPlugins(into: Collector, plugins: unknown, definition: boolean): void {
  for (const plugin of listOf(fieldOf(plugins, 'plugin'))) {
    collectBuild(into, plugin, definition, PLUGIN_GROUP);
    for (const one of listOf(fieldOf(plugin, 'dependencies', 'dependency'))) collectBuild(into, one, definition, '');
  }
}

function collectBuild(into: Collector, element: unknown, definition: boolean, group: string): void {
  const found = read(into, element, definition, group);
  if (!found) return;
  const local = into.model.isOwn(found) && { local: true };
  into.dependencies.push({ ...toDependency(found), scope: 'build', ...local, ...(definition && { definition }) });
}

interface Found extends Coordinates {
  readonly line: number | undefined;
}

function read(into: Collector, element: unknown, definition: boolean, defaultGroup: string): Found | undefined {
  const [group, artifact] = [xmlText(fieldOf(element, 'groupId')), xmlText(fieldOf(element, 'artifactId'))];
  const line = into.lineOf(group, artifact, definition);
  const { resolve } = into.model;
  if (artifact === '' || (group === '' && defaultGroup === '')) {
    const message = 'a dependency needs a groupId and an artifactId, and one of them is missing';
    into.problems.push({ message, ...(line !== undefined && { line }) });
    return undefined;
  }
  const version = resolve(xmlText(fieldOf(element, 'version')));
  return { group: resolve(group) || defaultGroup, artifact: resolve(artifact), version, line };
}

function toDependency({ group, artifact, version, line }: Found): Omit<Dependency, 'scope'> {
  return {
    ecosystem: 'maven',
    name: `${group}:${artifact}`,
    requirement: version,
    direct: true,
    ...(line !== undefined && { line }),
  };
}
