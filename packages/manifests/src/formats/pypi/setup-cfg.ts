import type { DependencyScope } from '@upriver/contract';
import type { Extraction, Format, FormatContext } from '../../format.ts';
import { collectText, withoutSelf, type Collector } from './declared.ts';
import { isDevelopmentWord } from './scope.ts';

/** The declarative file of setuptools. */
export const setupCfg: Format = {
  name: 'pypi-setup-cfg',
  ecosystem: 'pypi',
  kind: 'manifest',
  files: /(?:^|\/)setup\.cfg$/,
  extract: extractSetupCfg,
};

/** What one `setup.cfg` declares. */
function extractSetupCfg(text: string, context: FormatContext): Extraction {
  const into: Collector = { dependencies: [], problems: [] };
  const sections = readSections(text, into);
  for (const { section, key, lines } of sections) {
    const scope = scopeOf(section, key);
    if (scope === undefined) continue;
    for (const { line, text: item } of splitItems(lines)) {
      const file = /^file:\s*(.+)$/.exec(item)?.[1];
      if (file !== undefined) noteFile(into, file, line, context);
      else collectText(into, interpolate(item, section, sections), scope, `[${section}] ${key}`, line);
    }
  }
  const name = sections.find(({ section, key }) => section === 'metadata' && key === 'name');
  return withoutSelf(into, name?.lines[0]?.text);
}

interface Entry {
  readonly section: string;
  readonly key: string;
  readonly lines: { readonly line: number; readonly text: string }[];
}

/** Nobody writes a longer line, and no pattern here can take long on it. */
const LINE_LENGTH_MAX = 10_000;

/** Python's configparser: indented lines continue a value; comments stand on lines of their own. */
function readSections(text: string, into: Collector): readonly Entry[] {
  const entries: Entry[] = [];
  let section = '';
  let current: Entry | undefined;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = index + 1;
    const trimmed = raw.trim();
    if (trimmed === '' || /^[#;]/.test(trimmed)) continue;
    if (trimmed.length > LINE_LENGTH_MAX) {
      into.problems.push({ line, message: `the line is longer than ${LINE_LENGTH_MAX} characters and is not read` });
      continue;
    }
    if (/^\s/.test(raw) && current) {
      current.lines.push({ line, text: trimmed });
      continue;
    }
    const header = /^\[([^\]]*)\]/.exec(raw)?.[1];
    const option = header === undefined ? /^([^=:]+)[=:]([^]*)$/.exec(trimmed) : undefined;
    current = undefined;
    if (header !== undefined) section = header.trim();
    else if (option) {
      current = {
        section,
        key: (option[1] as string).trim().toLowerCase(),
        lines: [{ line, text: (option[2] as string).trim() }],
      };
      entries.push(current);
    } else into.problems.push({ line, message: `"${trimmed.slice(0, 80)}" is neither a section nor an option` });
  }
  return entries;
}

/** Requirements stand one a line, or on one line between semicolons. */
function splitItems(lines: Entry['lines']): readonly { line: number; text: string }[] {
  const isSingle =
    lines.length === 1 &&
    lines[0] !== undefined &&
    !/;\s*(python|os|sys|platform|extra|implementation)/.test(lines[0].text);
  return lines
    .flatMap(({ line, text }) => (isSingle ? text.split(';') : [text]).map((item) => ({ line, text: item })))
    .map(({ line, text }) => ({ line, text: text.replace(/\s+#.*$/, '').trim() }))
    .filter(({ text }) => text !== '');
}

function scopeOf(section: string, key: string): DependencyScope | undefined {
  if (section === 'options.extras_require') return isDevelopmentWord(key) ? 'development' : 'optional';
  if (section !== 'options') return undefined;
  return { install_requires: 'runtime', setup_requires: 'build', tests_require: 'development' }[key] as
    | DependencyScope
    | undefined;
}

/** `%(name)s` stands for another option of the section; what is not there is left as it is, and is a problem later. */
function interpolate(text: string, section: string, entries: readonly Entry[]): string {
  return text.replace(/%\(([^)]+)\)s/g, (whole, name: string) => {
    const found = entries.find(
      (entry) => entry.key === name.toLowerCase() && [section, 'DEFAULT'].includes(entry.section),
    );
    return found?.lines[0]?.text.trim() ?? whole;
  });
}

function noteFile(into: Collector, file: string, line: number, context: FormatContext): void {
  const path = context.resolve(file.trim());
  if (path !== undefined && context.has(path)) return;
  into.problems.push({ line, message: `the requirements stand in ${file.trim()}, which is not in the upload` });
}
