import type { DependencyScope } from '@upriver/contract';
import type { Extraction, Format } from '../../format.ts';
import { withSyntax } from '../../syntax.ts';
import { collectText, withoutSelf, type Collector } from './declared.ts';
import { findSetupArguments, type PythonText } from './python-syntax.ts';
import { isDevelopmentWord } from './scope.ts';

/** The program of setuptools. It is read, never run. */
export const setupPy: Format = {
  name: 'pypi-setup-py',
  ecosystem: 'pypi',
  kind: 'manifest',
  files: /(?:^|\/)setup\.py$/,
  extract: extractSetupPy,
};

const SCOPES: Readonly<Record<string, DependencyScope>> = {
  install_requires: 'runtime',
  setup_requires: 'build',
  tests_require: 'development',
};

/** What the literals in the `setup()` call of one `setup.py` declare. */
async function extractSetupPy(text: string): Promise<Extraction> {
  return await withSyntax('python', text, (tree) => {
    const into: Collector = { dependencies: [], problems: [] };
    const found = findSetupArguments(tree, [...Object.keys(SCOPES), 'extras_require', 'name']);
    if (tree.rootNode.hasError) {
      into.problems.push({ message: 'this file has syntax errors; what stands around them may be missing' });
    }
    if (found.calls === 0) into.problems.push({ message: 'no call of setup() is in this file', fatal: true });
    const own = found.arguments.find(({ name }) => name === 'name')?.texts[0]?.text;
    for (const { name, texts, groups, isComplete, line } of found.arguments) {
      if (name === 'name') continue;
      if (!isComplete) {
        into.problems.push({
          line,
          message: `${name} is computed when setup.py runs; only its literal parts are read`,
        });
      }
      const scope = SCOPES[name] ?? 'optional';
      for (const one of texts) collectLines(into, one, scope, name);
      for (const group of groups) {
        // `extras_require={':python_version < "3"': [...]}` is a condition on what is always installed.
        const groupScope = group.name.startsWith(':')
          ? 'runtime'
          : isDevelopmentWord(group.name)
            ? 'development'
            : 'optional';
        for (const one of group.texts) collectLines(into, one, groupScope, `${name} ${group.name}`);
      }
    }
    return withoutSelf(into, own);
  });
}

/** A text may hold several requirements, one a line. */
function collectLines(into: Collector, { text, line }: PythonText, scope: DependencyScope, where: string): void {
  for (const one of text.split('\n')) {
    const requirement = one.replace(/(^|\s)#.*$/, '').trim();
    if (requirement !== '') collectText(into, requirement, scope, where, line);
  }
}
