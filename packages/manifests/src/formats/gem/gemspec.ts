import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format, Problem } from '../../format.ts';
import { withSyntax } from '../../syntax.ts';
import { isComputed, readGemRequirement } from './gemfile.ts';
import { listRubyCalls } from './ruby-calls.ts';

/** RubyGems' description of one gem, which is a program. */
export const gemspec: Format = {
  name: 'gem-gemspec',
  ecosystem: 'gem',
  kind: 'manifest',
  files: /\.gemspec$/,
  extract: extractGemspec,
};

const SCOPES: Readonly<Record<string, DependencyScope>> = {
  add_dependency: 'runtime',
  add_development_dependency: 'development',
  add_runtime_dependency: 'runtime',
};

/** Every dependency that a gemspec adds, in whatever branch it stands; nothing is run. */
async function extractGemspec(text: string): Promise<Extraction> {
  return await withSyntax('ruby', text, (tree) => {
    const dependencies: Dependency[] = [];
    const problems: Problem[] = [];
    if (tree.rootNode.hasError) {
      problems.push({ message: 'this file has syntax errors; what stands around them may be missing' });
    }
    for (const { method, positional, line } of listRubyCalls(tree, Object.keys(SCOPES), [])) {
      const [first, ...requirements] = positional;
      const name = typeof first === 'string' ? first.trim() : '';
      if (name === '') {
        problems.push({ line, message: 'the name of this gem is computed when the gemspec runs; it is not read' });
        continue;
      }
      if (isComputed(requirements)) {
        problems.push({
          line,
          message: `the requirement of ${name} is computed when the gemspec runs; it is not read`,
        });
      }
      const requirement = readGemRequirement(requirements);
      dependencies.push({
        ecosystem: 'gem',
        name,
        requirement,
        scope: SCOPES[method] ?? 'unknown',
        direct: true,
        line,
      });
    }
    return { dependencies, problems };
  });
}
