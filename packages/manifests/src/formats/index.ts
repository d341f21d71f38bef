import type { Format } from '../format.ts';
import { bunLock, bunLockBinary } from './npm/bun-lock.ts';
import { packageJson } from './npm/package-json.ts';
import { packageLock } from './npm/package-lock.ts';
import { pnpmLock } from './npm/pnpm-lock.ts';
import { pnpmWorkspace, yarnrc } from './npm/workspace-catalogs.ts';
import { yarnLock } from './npm/yarn-lock.ts';
import { constraints, requirements } from './pypi/requirements.ts';

/** Every format, by name; the first one that matches a file reads it. */
export const formats: readonly Format[] = [
  bunLock, // npm-bun-lock
  bunLockBinary, // npm-bun-lockb
  packageJson, // npm-package-json
  packageLock, // npm-package-lock
  pnpmLock, // npm-pnpm-lock
  pnpmWorkspace, // npm-pnpm-workspace
  yarnLock, // npm-yarn-lock
  yarnrc, // npm-yarnrc
  constraints, // pypi-constraints
  requirements, // pypi-requirements
];
