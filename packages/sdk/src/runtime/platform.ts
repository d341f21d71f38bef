import type { Reply } from '../transport/retry.ts';
import type { Config } from './config.ts';
import type { Parcel } from '../transport/parcel.ts';
import type { ReadHeader, Witness } from '../capture/evidence.ts';
import type { Call } from '../capture/recorder.ts';
import type { Sender } from '../transport/sender.ts';

/** What a runtime provides to the parts that are the same everywhere. */
export interface Platform {
  /** As events carry it: `node/24.21.0`. */
  runtime: string;
  /** Wall clock, milliseconds. */
  now: () => number;
  /** Monotonic clock, milliseconds. */
  elapsed: () => number;
  /** In [0, 1). */
  random: () => number;
  /** Calls back later without keeping the process alive. Absent where nothing runs between invocations. */
  later?: ((act: () => void, ms: number) => () => void) | undefined;
  /** Remembers what was made of a text, so that a full queue holds each string once. Absent: memory is not worth it there. */
  share?: (text: string, make: (text: string) => string) => string;
  /** Host and path → endpoint, where a process makes so many calls that this is worth code of its own. */
  nameEndpoint?: (host: string, path: string, read: ReadHeader | undefined) => string;
  /** Makes what writes calls as the text of a parcel; for the same reason. */
  writer?: (constants: Config['constants']) => (calls: readonly Call[]) => Pick<Parcel, 'text' | 'count'>;
  /** Makes what writes calls as columns, for servers that take them. Only beside `writer`. */
  columns?: (constants: Config['constants']) => (calls: readonly Call[]) => string;
  /** Notes on calls what tells whose fault a failure is. Absent in browsers, which hide most of it. */
  witness?: (config: Config) => Witness;
  /** One request, bounded in time. Never rejects. */
  post: (url: string, body: string) => Promise<Reply>;
  /** Bytes that one body may have. */
  bodyBytesMax: number;
  /** Sends everything within the time; true when all was answered for. */
  flush: (sender: Sender, timeoutMs: number) => Promise<boolean>;
}
