import { declare, matchLines } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { repositoryName } from './package-swift.ts';

/** Carthage's manifest. https://github.com/Carthage/Carthage/blob/master/Documentation/Artifacts.md */
export const cartfile: Format = {
  name: 'swift-cartfile',
  ecosystem: 'swift',
  kind: 'manifest',
  files: /(?:^|\/)Cartfile(?:\.private)?$/,
  extract: (text, { path }) => ({
    dependencies: readLines(text).map((one) => ({
      ...one,
      scope: path.endsWith('.private') ? 'development' : 'runtime',
    })),
    problems: [],
  }),
};

/** Carthage's lockfile. */
export const cartfileResolved: Format = {
  name: 'swift-cartfile-resolved',
  ecosystem: 'swift',
  kind: 'lockfile',
  files: /(?:^|\/)Cartfile\.resolved$/,
  extract: (text): Extraction => ({
    dependencies: readLines(text).map(({ requirement, direct: _direct, ...one }) => ({
      ...one,
      requirement: '',
      resolved: requirement,
      scope: 'unknown',
    })),
    problems: [],
  }),
};

/** `github "owner/repo" ~> 1.0`, `git "https://…" "branch"`, `binary "https://…/x.json" == 1.0`. */
const LINE =
  /^[ \t]*(github|git|binary)[ \t]+"([^"]{1,500})"[ \t]*(?:(?:"([^"]{0,200})")|([~=><]{1,2}[ \t]*[\w.+-]{1,80}))?/;

function readLines(text: string): Dependency[] {
  return matchLines(text, LINE).map(({ parts: [, kind, address = '', quoted, version], line }) => {
    const locator = kind === 'github' && !address.includes('://') ? `https://github.com/${address}` : address;
    return declare('swift', repositoryName(locator), (quoted ?? version ?? '').trim(), { line, locator });
  });
}
