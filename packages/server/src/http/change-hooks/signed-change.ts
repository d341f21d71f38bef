import { SignedChange } from '@upriver/contract';
import { hashCredential } from '../../domain/credentials.ts';
import { MOMENT, invalid, readMoment } from '../moments.ts';
import { compileCheck } from '../validate.ts';
import type { Delivery } from './delivery.ts';

const check = compileCheck(SignedChange, 'body');

/**
 * A change that a program of the organization's own signed. Without an `id` the same text is the same change.
 * @throws invalid_request for a body of another shape
 */
export function readSignedChange(body: Readonly<Record<string, unknown>>): Delivery {
  check(body);
  // Safe: checked.
  const { id, kind, at, name, environment, description, actor, url, project } = body as SignedChange;
  if (!MOMENT.test(at)) throw invalid('body.at', 'must be ISO 8601 with a zone, such as 2026-11-21T14:03:00Z');
  return {
    changes: [
      {
        key: id ?? hashCredential(JSON.stringify(body)),
        kind,
        at: readMoment(at, 'body.at'),
        precision: 0,
        origin: project ?? null,
        environment: environment?.trim() ?? null,
        name: name?.trim() ?? null,
        description: description?.trim() ?? null,
        actor: actor?.trim() ?? null,
        url: url ?? null,
      },
    ],
  };
}
