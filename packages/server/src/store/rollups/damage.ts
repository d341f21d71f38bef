/** A stored row whose bytes are not those that were written. */
export interface Damage {
  readonly what: 'event_block' | 'rollup_part';
  readonly id: number;
  readonly projectId: string;
}

/** Where damage is told that merging comes upon. */
export type ReportDamage = (damage: Damage) => void;
