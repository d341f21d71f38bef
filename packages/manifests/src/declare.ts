import type { Ecosystem } from '@upriver/contract';
import type { Dependency } from './format.ts';

/** What a dependency may have besides its name. */
type More = { readonly [Key in keyof Dependency]?: Dependency[Key] | undefined };

/** A direct dependency of scope `runtime`, unless `more` says otherwise: what is undefined there is left out, also `direct`. */
export function declare(ecosystem: Ecosystem, name: string, requirement: string, more: More = {}): Dependency {
  const { scope = 'runtime', ...rest } = { direct: true, ...more };
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ecosystem, name, requirement, scope, ...given };
}

/** Longer lines are not looked at: no file of these formats has them. */
const LINE_LENGTH_MAX = 1000;

/** Every line of a text that the pattern matches, with its one-based number. The pattern is tried once a line, from its beginning. */
export function matchLines(
  text: string,
  pattern: RegExp,
): readonly { readonly parts: RegExpExecArray; readonly line: number }[] {
  return text.split('\n').flatMap((line, index) => {
    const parts = line.length > LINE_LENGTH_MAX ? null : pattern.exec(line);
    return parts === null ? [] : [{ parts, line: index + 1 }];
  });
}
