/** A stored row whose bytes are not those that were written. */
export interface Damage {
  readonly what: 'event_block' | 'rollup_part';
  readonly id: number;
  readonly projectId: string;
}

/** Where compaction reports the damage that it finds. */
export type ReportDamage = (damage: Damage) => void;
