// Deliveries of LaunchDarkly, which are entries of its audit log: launchdarkly.com/docs/api/webhooks.
import { Type } from 'typebox';
import { compileCheck } from '../validate.ts';
import { textOf } from './delivery.ts';
import type { Delivery, ReportedChange } from './delivery.ts';

const Text = Type.Optional(Type.Union([Type.String(), Type.Null()]));

interface AuditEntry {
  readonly _id: string;
  readonly date: number;
  readonly kind: string;
  readonly name?: string | null;
  readonly titleVerb?: string | null;
  readonly comment?: string | null;
  readonly accesses?: readonly { readonly action: string; readonly resource: string }[];
  readonly member?: { readonly email?: string | null } | null;
}

const check = compileCheck(
  Type.Object({
    _id: Type.String({ minLength: 1, maxLength: 200 }),
    date: Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 }),
    kind: Type.String(),
    name: Text,
    titleVerb: Text,
    comment: Text,
    accesses: Type.Optional(
      Type.Array(Type.Object({ action: Type.String(), resource: Type.String({ maxLength: 2000 }) }), { maxItems: 100 }),
    ),
    member: Type.Optional(Type.Union([Type.Object({ email: Text }), Type.Null()])),
  }),
  'body',
);

/** `proj/web:env/production:flag/new-form;tag`: each part may end with its tags. */
const RESOURCE = /^proj\/([^:;]+)(?:;[^:]*)?:env\/([^:;]+)(?:;[^:]*)?:flag\/([^:;]+)(?:;.*)?$/;
/** Actions that change no value that a program is served. */
const HARMLESS: ReadonlySet<string> = new Set([
  'cloneFlag',
  'createFlag',
  'createFlagLink',
  'deleteFlagLink',
  'updateDescription',
  'updateFlagCustomProperties',
  'updateFlagLink',
  'updateMaintainer',
  'updateName',
  'updateTags',
  'updateTemporary',
]);

/**
 * The flags that an entry changed, by environment.
 * @throws invalid_request for a body of another shape
 */
export function readLaunchdarkly(body: Readonly<Record<string, unknown>>): Delivery {
  check(body);
  // Safe: checked.
  const entry = body as unknown as AuditEntry;
  if (entry.kind !== 'flag') return { ignored: `an entry about a ${textOf(entry.kind, 40)} is no change of a flag` };
  const changes = new Map<string, ReportedChange>();
  for (const { action, resource } of entry.accesses ?? []) {
    const [, origin, environment, flag] = RESOURCE.exec(resource) ?? [];
    if (origin === undefined || environment === undefined || flag === undefined || HARMLESS.has(action)) continue;
    const key = `${entry._id} ${environment} ${flag}`;
    changes.set(key, {
      key,
      kind: 'flag',
      at: entry.date,
      precision: 0,
      origin,
      environment: environment === '*' ? null : textOf(environment, 128),
      name: textOf(flag, 128),
      description: textOf([entry.titleVerb, entry.name].filter(Boolean).join(' '), 500) ?? textOf(entry.comment, 500),
      actor: textOf(entry.member?.email, 200),
      url: null,
    });
  }
  return changes.size === 0
    ? { ignored: 'the entry changes no value that a program is served' }
    : { changes: [...changes.values()] };
}
