import { OTHER } from './name-table.ts';

/** The finest group that calls are counted in. `''` is a value that calls do not carry, `(other)` one that is not named of its own. */
export interface CellKey {
  readonly project: string;
  readonly environment: string;
  readonly region: string;
  readonly endpoint: string;
  readonly deployment: string;
  readonly feature: string;
}

/** Tags by which calls of one project and environment are split beside the cells. */
export const TAG_KINDS = ['account', 'instance', 'credential'] as const;
export type TagKind = (typeof TAG_KINDS)[number];

/** One value of a tag. */
export interface TagKey {
  readonly kind: TagKind;
  readonly project: string;
  readonly environment: string;
  readonly value: string;
}

const SEPARATOR = '\u0000';

/** A cell's key as text, equal for equal cells. */
export function cellText(key: CellKey): string {
  return [key.project, key.environment, key.region, key.endpoint, key.deployment, key.feature].join(SEPARATOR);
}

/** What can be compared: everything but the deployment and the feature, which a vendor cannot know. */
export function stratumText(key: CellKey): string {
  return [key.project, key.environment, key.region, key.endpoint].join(SEPARATOR);
}

/** A tag value's key as text. */
export function tagText({ kind, project, environment, value }: TagKey): string {
  return [kind, project, environment, value].join(SEPARATOR);
}

/** Texts that belong together as one key. */
export function jointText(...parts: readonly string[]): string {
  return parts.join(SEPARATOR);
}

/** The finest dimensions first: what a cell that is too small loses. */
const FOLDED = ['feature', 'endpoint', 'deployment', 'region', 'environment', 'project'] as const;

/** The cell one step coarser; undefined when nothing is left to fold. */
export function coarserCell(key: CellKey): CellKey | undefined {
  const dimension = FOLDED.find((one) => key[one] !== OTHER && key[one] !== '');
  return dimension === undefined ? undefined : { ...key, [dimension]: OTHER };
}
