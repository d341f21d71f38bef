import type { DependencyScope } from '@upriver/contract';
import { entriesOf, fieldOf, textOf } from '../../tree.ts';

/** The maps in which npm, yarn, pnpm and bun declare packages, and what each is for. */
export const SECTIONS: readonly (readonly [string, DependencyScope])[] = [
  ['dependencies', 'runtime'],
  ['optionalDependencies', 'optional'],
  ['devDependencies', 'development'],
  ['peerDependencies', 'peer'],
];

/** One declaration as a lockfile repeats it. */
export interface Declared {
  readonly key: string;
  readonly range: string;
  readonly scope: DependencyScope;
}

/** What a package, as a lockfile describes it, declares. What stands in both is optional, as npm has it. */
export function listDeclared(tree: unknown): readonly Declared[] {
  const optional = fieldOf(tree, 'optionalDependencies');
  return SECTIONS.flatMap(([section, scope]) =>
    entriesOf(fieldOf(tree, section)).flatMap(([key, value]) => {
      const range = textOf(value);
      if (range === undefined) return [];
      return section === 'dependencies' && fieldOf(optional, key) !== undefined ? [] : [{ key, range, scope }];
    }),
  );
}
