import type { AuditEntry } from '@upriver/contract';

/** What somebody did to what: "token.create ci-deploy" is "made the token ci-deploy". */
export function sentenceOf({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): string {
  const [noun = '', verb = ''] = action.split('.', 2);
  const own = OWN[action];
  if (own !== undefined) return own;
  const said = VERBS[verb] ?? verb.replaceAll('-', ' ');
  return `${said} the ${noun.replaceAll('-', ' ')} ${subject.name ?? subject.id}`;
}

/** What people do with their own account. */
const OWN: Readonly<Record<string, string>> = {
  'session.create': 'signed in',
  'session.delete': 'signed out',
  'session.delete-everywhere': 'signed out everywhere',
  'password.update': 'changed their password',
  'passkey.create': 'added a passkey',
  'passkey.delete': 'deleted a passkey',
  'connection.create': 'connected a program',
  'connection.delete': 'disconnected a program',
  'settings.update': 'changed the settings of the organization',
  'owner-link.create': 'made an owner link',
};

const VERBS: Readonly<Record<string, string>> = {
  accept: 'accepted',
  acknowledge: 'acknowledged',
  create: 'made',
  delete: 'deleted',
  follow: 'followed',
  put: 'set',
  redeliver: 'sent again what went to',
  replace: 'replaced',
  report: 'reported',
  revoke: 'revoked',
  'rotate-secret': 'made a new secret of',
  snooze: 'snoozed',
  test: 'sent a test to',
  unacknowledge: 'took back the acknowledgement of',
  unsnooze: 'ended the silence of',
  update: 'changed',
};

export interface ChangedField {
  readonly name: string;
  /** As text; empty for nothing. */
  readonly before: string;
  readonly after: string;
}

/** Fields whose values differ, by name. */
export function changedFields(before: unknown, after: unknown): readonly ChangedField[] {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...old.keys(), ...next.keys()])]
    .filter((name) => old.get(name) !== next.get(name))
    .map((name) => ({ name, before: old.get(name) ?? '', after: next.get(name) ?? '' }));
}

function fieldsOf(value: unknown): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).map(([name, one]) => [name, typeof one === 'string' ? one : JSON.stringify(one)]),
  );
}
