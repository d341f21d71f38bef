import type { ErrorClass } from '@upriver/contract';

export type TagValue = string | number | boolean;
export type Tags = Readonly<Record<string, TagValue>>;

/** An accepted event as it is kept: resolved, corrected in time, without private data. Absent texts are absent, never ''. */
export interface StoredEvent {
  /** Start of the call, milliseconds UTC, whole seconds. */
  readonly at: number;
  readonly serviceId: string;
  /** Absent when the sender named the service by its slug. */
  readonly host?: string;
  /** Template of the path, without ids. */
  readonly endpoint: string;
  /** 0 when there was no HTTP response. */
  readonly status: number;
  /** Whole microseconds. */
  readonly latencyUs: number;
  readonly errorClass?: ErrorClass;
  readonly method?: string;
  readonly environment?: string;
  readonly region?: string;
  readonly feature?: string;
  readonly sdkVersion?: string;
  readonly deploymentId?: string;
  readonly runtime?: string;
  readonly tags?: Tags;
}

/** Texts of an event, in the order of their columns. */
export const TEXT_FIELDS = [
  'serviceId',
  'host',
  'endpoint',
  'errorClass',
  'method',
  'environment',
  'region',
  'feature',
  'sdkVersion',
  'deploymentId',
  'runtime',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
