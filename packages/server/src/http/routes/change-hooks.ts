import { CHANGE_AHEAD_SECONDS_MAX, ChangeDelivery, DELIVERY_DAYS_MAX } from '@upriver/contract';
import type { ChangeSourceKind } from '@upriver/contract';
import { Type } from 'typebox';
import { notFound } from '../../domain/errors.ts';
import { deriveIdentifier } from '../../domain/identifiers.ts';
import { DAY_MS } from '../../domain/time.ts';
import type { Database } from '../../store/database.ts';
import { findChangeSource, updateChangeSource } from '../../store/evidence/change-sources.ts';
import type { ChangeRule, StoredChangeSource } from '../../store/evidence/change-sources.ts';
import { recordChangeMarker } from '../../store/evidence/record-change-marker.ts';
import { listProjects } from '../../store/organizations/projects.ts';
import { checkSignature } from '../change-hooks/delivery.ts';
import type { Delivery, ReportedChange } from '../change-hooks/delivery.ts';
import { readGithub } from '../change-hooks/github.ts';
import { readLaunchdarkly } from '../change-hooks/launchdarkly.ts';
import { readSignedChange } from '../change-hooks/signed-change.ts';
import { invalid } from '../moments.ts';
import { route } from '../route.ts';
import { tooManyChanges } from './change-markers.ts';

/** A deployment with a large payload of its own has some 50 kB. */
const BODY_BYTES_MAX = 256 * 1024;
const REQUESTS_MAX = 32;
const Header = Type.Optional(Type.String());

const READERS: Readonly<Record<ChangeSourceKind, (body: Readonly<Record<string, unknown>>) => Delivery>> = {
  github: readGithub,
  launchdarkly: readLaunchdarkly,
  webhook: readSignedChange,
};

export const changeHookRoutes = [
  route({
    method: 'POST',
    path: '/api/v1/change-hooks/:source',
    access: 'public',
    tag: 'Changes',
    summary: 'Receives a signed delivery of a change source, and records the changes that it reports.',
    description: `The signature is the HMAC-SHA256 of the body with the secret of the change source: \`X-Hub-Signature-256\` of GitHub, \`X-LD-Signature\` of LaunchDarkly, or \`X-Upriver-Signature-256: sha256=<hex>\` of your own program. A delivery that was received before records nothing again. Deliveries of changes that are older than ${DELIVERY_DAYS_MAX} days are refused. The body has at most ${BODY_BYTES_MAX / 1024} KiB.`,
    params: Type.Object({ source: Type.String({ description: 'Identifier of the change source.' }) }),
    headers: Type.Object({
      'x-hub-signature-256': Header,
      'x-ld-signature': Header,
      'x-upriver-signature-256': Header,
    }),
    body: Type.Object({}, { additionalProperties: true, description: 'The delivery, as its sender describes it.' }),
    bodyExample: { kind: 'deployment', name: '2026.11.23-1', at: '2026-11-23T14:03:00Z', project: 'web' },
    keepsBytes: true,
    status: 200,
    answer: ChangeDelivery,
    bodyBytesMax: () => BODY_BYTES_MAX,
    requestsMax: () => REQUESTS_MAX,
    errors: ['unauthenticated', 'not_found', 'rate_limited'],
    async handle({ database, onChange, openSecrets }, { params, body, request, now }) {
      const source = await findChangeSource(database.kysely, params.source);
      if (source === undefined) throw notFound('change source');
      const { id, secret, previousSecret, previousUntil } = source;
      const sealed = [secret, ...(previousSecret !== null && now < (previousUntil ?? 0) ? [previousSecret] : [])];
      const secrets = await Promise.all(sealed.map(async (one) => openSecrets(one, id)));
      checkSignature(source.kind, secrets, request.headers, request.bytes ?? new Uint8Array());
      const delivery = READERS[source.kind](body as Readonly<Record<string, unknown>>);
      const answer = await recordDelivery(database, source, delivery, now);
      await updateChangeSource(database.kysely, source.organizationId, id, {
        deliveredAt: now,
        result: answer.reason ?? `${answer.changes.length} recorded`,
      });
      onChange();
      return answer;
    },
  }),
];

async function recordDelivery(
  database: Database,
  source: StoredChangeSource,
  delivery: Delivery,
  now: number,
): Promise<ChangeDelivery> {
  if ('ignored' in delivery) return { changes: [], reason: delivery.ignored };
  for (const change of delivery.changes) checkTime(change, now);
  const { organizationId } = source;
  const projects = new Set((await listProjects(database.kysely, organizationId)).map(({ id }) => id));
  const changes: string[] = [];
  for (const change of delivery.changes)
    for (const rule of source.rules) {
      if (!projects.has(rule.projectId) || !fits(rule, change)) continue;
      const { key, origin: _origin, ...marker } = change;
      const id = deriveIdentifier('chg', organizationId, rule.projectId, source.id, key);
      if (changes.includes(id)) continue;
      const recorded = await recordChangeMarker(database, {
        ...marker,
        id,
        organizationId,
        projectId: rule.projectId,
        environment: rule.callsEnvironment ?? marker.environment ?? rule.environment,
        source: source.kind,
        recordedAt: now,
      });
      if (recorded === undefined) throw tooManyChanges();
      changes.push(id);
    }
  if (changes.length > 0) return { changes, reason: null };
  const [first] = delivery.changes;
  return {
    changes,
    reason: `no rule of the change source fits ${first?.origin ?? 'no origin'}, environment ${first?.environment ?? 'not named'}`,
  };
}

function fits(rule: ChangeRule, { origin, environment }: ReportedChange): boolean {
  const isOrigin = rule.origin === null || rule.origin.toLowerCase() === origin?.toLowerCase();
  // What concerns all environments concerns this one.
  const isEnvironment = rule.environment === null || environment === null || rule.environment === environment;
  return isOrigin && isEnvironment;
}

/** @throws invalid_request for a change of long ago, which may be a delivery that somebody recorded, or of the future */
function checkTime({ at }: ReportedChange, now: number): void {
  if (at < now - DELIVERY_DAYS_MAX * DAY_MS)
    throw invalid(
      'body',
      `is about a change of more than ${DELIVERY_DAYS_MAX} days ago, which is refused as a repetition`,
    );
  if (at > now + CHANGE_AHEAD_SECONDS_MAX * 1000)
    throw invalid('body', `is about a change of more than ${CHANGE_AHEAD_SECONDS_MAX / 60} minutes in the future`);
}
