import type { Dependency, Extraction, Format } from '../../format.ts';
import { withoutCredentials } from '../../locator.ts';
import { baseName } from '../../upload.ts';

/** Bundler's lockfile. */
export const gemfileLock: Format = {
  name: 'gem-gemfile-lock',
  ecosystem: 'gem',
  kind: 'lockfile',
  matches: (path) => /^(?:Gemfile\.lock|gems\.locked|[\w.-]+\.gemfile\.lock)$/.test(baseName(path)),
  extract: extractGemfileLock,
};

/** Sections whose specs are gems; each may stand several times. */
const SPEC_SECTIONS = ['GEM', 'GIT', 'PATH', 'PLUGIN SOURCE'];

/** What a `Gemfile.lock` holds. `DEPENDENCIES` is what was asked for; builds for several platforms are one version. */
export function extractGemfileLock(text: string): Extraction {
  const gems = new Map<string, Dependency>();
  const asked = new Map<string, string>();
  let section = '';
  let remote: string | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const heading = /^([A-Z][A-Z ]+)$/.exec(line.trimEnd())?.[1];
    if (heading !== undefined) {
      section = heading;
      remote = undefined;
    } else if (section === 'DEPENDENCIES') {
      const [, name, requirement = ''] = /^ {2}([^\s!(]+)!?(?: \((.*)\))?!?\s*$/.exec(line) ?? [];
      if (name !== undefined) asked.set(name, requirement);
    } else if (SPEC_SECTIONS.includes(section)) {
      remote = /^ {2}remote: (\S+)/.exec(line)?.[1] ?? remote;
      const [, name, version] = /^ {4}([^\s(]+) \(([^)]+)\)\s*$/.exec(line) ?? [];
      if (name === undefined || version === undefined) continue;
      const resolved = version.replace(/^(\d[\w.]*?)-.+$/, '$1');
      gems.set(`${name}\0${resolved}`, {
        ecosystem: 'gem',
        name,
        requirement: '',
        resolved,
        scope: 'unknown',
        line: index + 1,
        ...(section === 'PATH' && { local: true }),
        ...(section === 'GIT' && remote !== undefined && { locator: withoutCredentials(remote) }),
      });
    }
  }
  if (gems.size === 0 && asked.size === 0 && text.trim() !== '' && !/^(?:GEM|DEPENDENCIES)\b/m.test(text))
    return {
      dependencies: [],
      problems: [{ message: 'this is no Gemfile.lock: it has no GEM and no DEPENDENCIES section', fatal: true }],
    };
  const dependencies = [...gems.values()].map((gem) => ({
    ...gem,
    direct: asked.has(gem.name),
    requirement: asked.get(gem.name) ?? '',
  }));
  // What was asked for and is not locked, such as bundler itself, is known by name.
  const missing = [...asked].filter(([name]) => !dependencies.some((gem) => gem.name === name));
  return {
    dependencies: [
      ...dependencies,
      ...missing.map(([name, requirement]): Dependency => ({
        ecosystem: 'gem',
        name,
        requirement,
        scope: 'unknown',
        direct: true,
      })),
    ],
    problems: [],
  };
}
