// What the thread that keeps the store and the threads that serve send one another.
import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { Config } from './config.ts';
import type { SharedMemory } from './threads/shared-memory.ts';
import type { StoreFailure } from './store/failure.ts';
import type { LeaseRequest } from './telemetry/leases.ts';
import type { TelemetryCommit } from './store/telemetry/commit.ts';

/** What a serving thread is started with. */
export interface ThreadSettings {
  readonly config: Config;
  readonly memory: SharedMemory;
  readonly port: number;
}

export type Counts = readonly MetricObjectWithValues<MetricValue<string>>[];

/** From a serving thread. */
export type Request =
  | { readonly kind: 'listening'; readonly address: string }
  | { readonly kind: 'cannot_start'; readonly message: string; readonly code: string | undefined }
  /** Answered by `wrote`. */
  | { readonly kind: 'write'; readonly id: number; readonly commits: readonly TelemetryCommit[] }
  /** Answered by `wrote`. */
  | { readonly kind: 'probe'; readonly id: number }
  | { readonly kind: 'check'; readonly serviceId: string }
  | { readonly kind: 'refresh_schedule' }
  /** Answered by `limit_answered`. */
  | { readonly kind: 'ask_limit'; readonly id: number; readonly request: LeaseRequest }
  /** Answered by `metrics_reported`. */
  | { readonly kind: 'report_metrics'; readonly id: number }
  /** Answers `count`. */
  | { readonly kind: 'counted'; readonly id: number; readonly counts: Counts };

/** To a serving thread. */
export type Answer =
  | { readonly kind: 'wrote'; readonly id: number; readonly failed?: Failed }
  | { readonly kind: 'metrics_reported'; readonly id: number; readonly text: string }
  | { readonly kind: 'limit_answered'; readonly id: number; readonly isAnswered: boolean }
  | { readonly kind: 'count'; readonly id: number }
  | { readonly kind: 'wake' }
  | { readonly kind: 'close' };

export interface Failed {
  readonly message: string;
  readonly failure: StoreFailure | undefined;
}
