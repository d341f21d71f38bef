import { listOfJson } from './json-settings.ts';

/** A key of a file of configuration with all keys above it, as people write them, and what it is set to. */
export interface Setting {
  readonly keys: readonly string[];
  /** Without quotes; empty where more keys are below it, and for what is written in another way. */
  readonly value: string;
  /** Zero-based. */
  readonly at: number;
}

const YAML_KEY =
  /^(\s*)((?:-\s+)*)(?:["']?([\w@][\w.@/$-]{0,80})["']?\s*:(?:\s+(.*))?|["']?([A-Za-z][\w.-]{1,60})["']?)\s*$/;
const PAIR = /^\s*["']?([\w][\w.-]{0,160})["']?\s*[=:]\s*(.*)$/;
const SECTION = /^[ \t]{0,40}\[{1,2}([\w."' -]{1,130})\]{1,2}\s*(?:#.*)?$/;

/** Settings of a file of YAML, JSON, TOML or properties, in their order; none of another file. A list's names are settings of the list's key. */
export function listSettings(path: string, lines: readonly string[]): Setting[] {
  if (/\.ya?ml$/.test(path)) return listOfYaml(lines);
  if (path.endsWith('.json')) return listOfJson(lines.join('\n'));
  return /\.(?:toml|properties|ini|cfg|conf)$/.test(path) ? listOfSections(lines) : [];
}

function listOfYaml(lines: readonly string[]): Setting[] {
  const settings: Setting[] = [];
  let open: { indent: number; key: string }[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.startsWith('---')) open = [];
    const [, blanks = '', dashes = '', key, value = '', word] = YAML_KEY.exec(line.replace(/\s#.*$/, '')) ?? [];
    if (key === undefined && word === undefined) continue;
    // Entries of a list may stand as far left as its key.
    open = open.filter(({ indent }) => indent < blanks.length + (dashes === '' ? 0 : 0.5));
    const above = open.map((one) => one.key);
    if (key === undefined) {
      if (dashes !== '') settings.push({ keys: above, value: word ?? '', at });
      continue;
    }
    settings.push({ keys: [...above, ...key.split('.')], value: unquote(value), at });
    open.push({ indent: blanks.length + dashes.length, key });
  }
  return settings;
}

function listOfSections(lines: readonly string[]): Setting[] {
  let section: readonly string[] = [];
  return lines.flatMap((line, at) => {
    const opened = SECTION.exec(line)?.[1];
    if (opened !== undefined) {
      section = split(opened);
      return [];
    }
    const [, key, value = ''] = PAIR.exec(line) ?? [];
    return key === undefined ? [] : [{ keys: [...section, ...split(key)], value: unquote(value), at }];
  });
}

function split(key: string): string[] {
  return key.split('.').map((part) => part.replaceAll(/^[\s"']+|[\s"']+$/g, ''));
}

function unquote(value: string): string {
  return /^["']?([^"']*)["']?,?\s*$/.exec(value.trim())?.[1] ?? '';
}
