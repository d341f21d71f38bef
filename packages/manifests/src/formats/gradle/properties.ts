import type { Format } from '../../format.ts';

/** Gradle's properties. They declare nothing, but build files of the same upload name their values as versions. */
export const gradleProperties: Format = {
  name: 'gradle-properties',
  ecosystem: 'maven',
  kind: 'manifest',
  definesOnly: true,
  files: /(?:^|\/)gradle\.properties$/,
  extract: () => ({ dependencies: [], problems: [] }),
};
