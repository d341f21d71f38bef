/** Words by which Python projects name what they need only to develop: files, extras, groups. */
export const DEVELOPMENT_WORDS: readonly string[] = [
  'ci',
  'dev',
  'develop',
  'development',
  'doc',
  'docs',
  'format',
  'lint',
  'linting',
  'mypy',
  'test',
  'testing',
  'tests',
  'typing',
];

/** True when a word of the name says so: `test`, `dev-tools`, `docs_build`. */
export function isDevelopmentWord(name: string): boolean {
  return name
    .toLowerCase()
    .split(/[-_.]/)
    .some((word) => DEVELOPMENT_WORDS.includes(word));
}
