import type { Dependency, Extraction, Format, Problem } from '../../format.ts';
import { nothingBut } from '../../parse.ts';

/** Bundler's lockfile. */
export const gemfileLock: Format = {
  name: 'gem-gemfile-lock',
  ecosystem: 'gem',
  kind: 'lockfile',
  files: /(?:^|\/)(?:Gemfile[\w.-]*\.lock|gems\.locked|[\w.-]+\.gemfile\.lock)$/,
  extract: extractGemfileLock,
};

/** Sections whose specs are gems; each may stand several times. */
const SPEC_SECTIONS: readonly string[] = ['GEM', 'GIT', 'PATH', 'PLUGIN SOURCE'];
const SECTIONS: readonly string[] = [
  ...SPEC_SECTIONS,
  'BUNDLED WITH',
  'CHECKSUMS',
  'DEPENDENCIES',
  'PLATFORMS',
  'RUBY VERSION',
];
/** Nothing real comes near, and the patterns here are for short lines. */
const LINE_LENGTH_MAX = 1000;

/** What a `Gemfile.lock` holds. `DEPENDENCIES` is what was asked for; builds for several platforms are one version. */
function extractGemfileLock(text: string): Extraction {
  const gems = new Map<string, Dependency>();
  const asked = new Map<string, { requirement: string; line: number }>();
  const problems: Problem[] = [];
  let source: Source = { section: '' };
  let sections = 0;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.slice(0, LINE_LENGTH_MAX).trimEnd();
    const option = /^ {2}(remote|revision): (\S+)$/.exec(line);
    if (SECTIONS.includes(line)) {
      source = { section: line };
      sections += 1;
    } else if (/^<{7}/.test(line)) {
      problems.push({ line: index + 1, message: 'a conflict of a merge stands here; both sides are read' });
    } else if (source.section === 'DEPENDENCIES') {
      const [, name, requirement = ''] = /^ {2}([^\s!(]+)(?: \(([^)]*)\))?!?$/.exec(line) ?? [];
      if (name !== undefined) asked.set(name, { requirement, line: index + 1 });
    } else if (option) source = { ...source, [option[1] as string]: option[2] as string };
    else if (SPEC_SECTIONS.includes(source.section)) {
      const gem = readSpec(line, index + 1, source);
      if (gem) gems.set(`${gem.name}\0${gem.resolved}`, gem);
    }
  }
  if (sections === 0 && text.trim() !== '') {
    return nothingBut({ message: 'this is no Gemfile.lock: it has no GEM and no DEPENDENCIES section', fatal: true });
  }
  const locked = new Set([...gems.values()].map(({ name }) => name));
  const dependencies = [...gems.values()].map((gem) => ({
    ...gem,
    direct: asked.has(gem.name),
    requirement: asked.get(gem.name)?.requirement ?? '',
  }));
  // A gem for another platform is asked for and not locked.
  const missing = [...asked]
    .filter(([name]) => !locked.has(name))
    .map(([name, one]): Dependency => ({ ecosystem: 'gem', name, ...one, scope: 'unknown', direct: true }));
  return { dependencies: [...dependencies, ...missing], problems };
}

interface Source {
  readonly section: string;
  readonly remote?: string;
  readonly revision?: string;
}

const DEFAULT_REGISTRY = /^https?:\/\/(?:www\.)?rubygems\.org\/?$/;

/** `    nokogiri (1.18.0-x86_64-linux)`: everything behind the first dash is the platform. */
function readSpec(line: string, at: number, { section, remote, revision }: Source): Dependency | undefined {
  const [, name, version] = /^ {4}([^\s(]+) \(([^)-]+)(?:-[^)]*)?\)$/.exec(line) ?? [];
  if (name === undefined || version === undefined) return undefined;
  const isElsewhere = section !== 'PATH' && remote !== undefined && !DEFAULT_REGISTRY.test(remote);
  const suffix = revision === undefined ? '' : `#${revision}`;
  return {
    ecosystem: 'gem',
    name,
    requirement: '',
    resolved: version,
    scope: 'unknown',
    line: at,
    ...(section === 'PATH' && { local: true }),
    ...(isElsewhere && { locator: remote + suffix }),
  };
}
