import type { Dependency } from './format.ts';
import type { FileReading } from './read.ts';

/** Folders of tests, of examples, of documentation, of what builds and publishes, and of other people's code. */
const ASIDE =
  /^(?:builder|releng|packaging)\/|(?:^|\/)(?:\.github|\.gitlab|\.circleci|\.buildkite|ci|ci[_-]scripts|tests?|specs?|__tests__|__mocks__|mocks?|fixtures?|testdata|test-data|testing|e2e|cypress|detox|templates\/[^/]+|examples?|samples?|demos?|playgrounds?|benchmarks?|docs?|third[_-]?party|build[_-]tools?|buildSrc|build-logic|(?:tests?|examples?|samples?|demos?|mocks?|fixtures?)[_-][\w.-]+|[\w.-]+[._-](?:tests?|e2e|examples?|samples?|fixtures?)|[\w.-]+\.tests\.[\w.]+)\//i;
/** Ecosystems that say how a program is built and run, but not what it is made of. */
const AROUND: ReadonlySet<string> = new Set(['docker', 'generic', 'githubactions', 'terraform']);

/**
 * Tells what the manifests of tests, examples and documentation of a project declare from what it uses itself: theirs is for development. A project that
 * has no other packages is a collection of examples, whose dependencies stay as they are.
 * @returns the dependency of a file as the project has it
 */
export function createAsideRule(
  files: readonly Pick<FileReading, 'path' | 'dependencies'>[],
): (path: string, dependency: Dependency) => Dependency {
  const aside = new Set(files.flatMap(({ path }) => (ASIDE.test(path) ? path : [])));
  const isMade = files.some(
    ({ path, dependencies }) =>
      !aside.has(path) &&
      dependencies.some(({ ecosystem, definition }) => !AROUND.has(ecosystem) && definition !== true),
  );
  return (path, dependency) =>
    isMade && aside.has(path) && dependency.scope !== 'development'
      ? { ...dependency, scope: 'development' }
      : dependency;
}
