import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SETTINGS } from '../packages/server/src/config.ts';

const README = fileURLToPath(new URL('../README.md', import.meta.url));
const PLACE = /(<!-- settings:[^>]*-->\n)[\s\S]*?(<!-- \/settings -->)/;

/** The README with its table of settings as `config.ts` says. */
export function withSettingsTable(readme: string): string {
  const rows = SETTINGS.map(
    ({ name, fallback, example, meaning }) =>
      `| \`UPRIVER_${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | \`${example}\` | ${meaning} |`,
  );
  const table = ['| variable | default | example | meaning |', '|---|---|---|---|', ...rows].join('\n');
  return readme.replace(PLACE, (_all, start: string, end: string) => `${start}\n${table}\n\n${end}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(README, withSettingsTable(readFileSync(README, 'utf8')));
