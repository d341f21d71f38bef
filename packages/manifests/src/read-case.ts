// For tests: what one file says, one line for each dependency and problem.
import { readManifests } from './read.ts';

/** `ecosystem:name@requirement=resolved scope`, with what is unusual behind it. */
export async function readCase(path: string, content: string): Promise<readonly string[]> {
  const { files } = await readManifests([{ path, content }]);
  const file = files.find((one) => one.path === path);
  return [
    ...(file?.dependencies ?? []).map((one) =>
      [
        `${one.ecosystem}:${one.name}@${one.requirement}${one.resolved === undefined ? '' : `=${one.resolved}`}`,
        one.scope,
        one.direct === true ? '' : one.direct === false ? 'transitive' : 'untold',
        one.local === true ? 'local' : '',
        one.alias === undefined ? '' : `as ${one.alias}`,
        one.locator === undefined ? '' : `from ${one.locator}`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    ...(file?.problems ?? []).map(({ message }) => `problem: ${message}`),
  ];
}
