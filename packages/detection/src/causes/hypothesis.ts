import type { ChangeMarkerKind } from '@upriver/contract';
import type { Cause } from './cause.ts';
import type { TagKind } from './cell.ts';
import type { FrameCell } from './frame.ts';
import type { Profile } from './outcome-modes.ts';

/** What a hypothesis is about, by the names that calls carry. */
export interface Subject {
  readonly project?: string;
  readonly environment?: string;
  readonly region?: string;
  readonly endpoint?: string;
  readonly deployment?: string;
  readonly feature?: string;
  readonly account?: string;
  readonly instance?: string;
  readonly credential?: string;
}

/** How calls with different values of a tag fare where the hypothesis says that calls fail. */
export type TagPattern = 'alike' | 'one' | 'some';

/** Where calls to other vendors fail, too. */
export type Reach = 'nowhere' | 'place' | 'region' | 'everywhere' | 'cloud' | 'anywhere';

/** A change of ours that a cause is about. */
export interface BlamedChange {
  readonly kind: ChangeMarkerKind;
  /** When it took effect, as far as reports and calls tell; milliseconds UTC. */
  readonly at: number;
  readonly name?: string;
}

/** One possible cause, and what it predicts. */
export interface Hypothesis {
  readonly cause: Cause;
  /** Finer than the cause, for explanations and learning. */
  readonly kind: string;
  readonly subject: Subject;
  readonly change?: BlamedChange;
  /** Log of its rate: events a minute. */
  readonly rate: number;
  /** What its time says on top of that, in nats. */
  readonly timing: number;
  /** Which cells it makes fail. */
  readonly exposes: (cell: FrameCell) => boolean;
  /** Cells that fail by a second cause, with a depth of their own. */
  readonly alsoExposes?: (cell: FrameCell) => boolean;
  /** True if every stratum may be on or off, each cell with a depth of its own: what nobody thought of. */
  readonly isFree?: boolean;
  readonly depths: 'even' | 'total' | 'key' | 'cut';
  readonly profile: Profile | 'any';
  readonly reach: Reach;
  /** Share of the vendor that fails as an outsider's probe would see it; of what is ours, of the faults that this server shares. */
  readonly probeScope: number;
  /** True if the server itself may be inside what fails. */
  readonly isNetwork: boolean;
  /** Share of such incidents that a page tells of, of those that it ever tells of at all; 0 for what is ours. */
  readonly pageShare: number;
  readonly organizations: 'all' | 'part' | 'accounts' | 'ours';
  readonly tags: Readonly<Partial<Record<TagKind, readonly (readonly [pattern: TagPattern, share: number])[]>>>;
  /** Who answers bad calls, and what refusals say of the quota. */
  readonly answeredBy: 'vendor' | 'proxy' | 'any';
  readonly quota: 'spent' | 'shed' | 'any';
  /** Deployment whose end would end it: of one project, else of all. */
  readonly endsWith?: { readonly project?: string; readonly deployment: string };
}
