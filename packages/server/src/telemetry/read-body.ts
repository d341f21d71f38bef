import { NOT_JSON } from '../domain/json-walk.ts';
import { describeNotJson } from '../domain/not-json.ts';
import { doInSteps } from '../process/loop-turns.ts';
import type { LoopTurns } from '../process/loop-turns.ts';
import type { OpenBody } from './open-body.ts';
import { refused } from './outcome.ts';
import type { Refusal } from './outcome.ts';
import { BodyTooLarge, NOT_AN_OBJECT, createEventsParser } from './parse-events.ts';

/** Bodies up to here are read at once: a hundred of them together take no longer than one that is read in steps. */
const SMALL_BYTES_MAX = 4096;

/** A body of events and whose it is, or why it is refused. */
export interface BodyReader<Key> {
  readBody(
    /** Its owner's turns are taken. */
    body: OpenBody,
    /** Asked with the body's `sdk_key` before anything else of the body is read. */
    findKey: (sdkKey: unknown) => Promise<Key | Refusal>,
  ): Promise<{ readonly kind: 'read'; readonly value: Readonly<Record<string, unknown>>; readonly key: Key } | Refusal>;
  /** The `sdk_key` of a body that begins so, if it stands there. */
  peekKey(beginning: Uint8Array): unknown;
}

/** Step 3 with what it needs of step 2: the key first, then the rest, in steps that let others in between. */
export function createBodyReader<Key extends { readonly kind: 'found' }>(turns: LoopTurns): BodyReader<Key> {
  const open = createEventsParser();
  return {
    async readBody({ parts, length, owner }, findKey) {
      if (length > SMALL_BYTES_MAX) await turns.next(owner);
      const body = open(...parts);
      try {
        const sdkKey = await doInSteps(body.findKey(), turns, owner);
        const key = await findKey(sdkKey);
        if (key.kind === 'refused') return key;
        const value = await doInSteps(body.read(), turns, owner);
        if (value['sdk_key'] !== sdkKey) return refused('invalid_body', 'The body has two different sdk_keys.');
        return { kind: 'read', value, key };
      } catch (error) {
        return refusalOf(error, parts);
      } finally {
        body.close();
      }
    },
    peekKey(beginning) {
      const body = open(beginning);
      try {
        const steps = body.findKey();
        for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
      } catch {
        // It stands behind what is here, or the body is malformed, which reading it will say.
        return undefined;
      } finally {
        body.close();
      }
    },
  };
}

function refusalOf(error: unknown, parts: readonly Uint8Array[]): Refusal {
  if (error instanceof BodyTooLarge)
    return refused('invalid_body', error.message, { details: [{ field: error.field, message: error.message }] });
  if (error === NOT_AN_OBJECT) return refused('invalid_body', 'The body must be a JSON object.');
  if (error === NOT_JSON || error instanceof SyntaxError) return refused('invalid_body', describeNotJson(...parts));
  throw error;
}

/** A content type without its parameters, lower-case; empty when there is none. */
export function mediaType(contentType: string | undefined): string {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
