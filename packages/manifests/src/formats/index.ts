import type { Format } from '../format.ts';
import { packageJson } from './npm/package-json.ts';
import { constraints, requirements } from './pypi/requirements.ts';

/** Every format, by name; the first one that matches a file reads it. */
export const formats: readonly Format[] = [
  packageJson, // npm-package-json
  constraints, // pypi-constraints
  requirements, // pypi-requirements
];
