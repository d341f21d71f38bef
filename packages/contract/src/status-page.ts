import { Type } from 'typebox';
import type { Static } from 'typebox';
import { IMPACTS, INCIDENT_KINDS, INCIDENT_STATUSES, STATUSES } from './vocabulary.ts';
import { NullableTimestamp, Timestamp, exactly, identifier, words } from './words.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/** What a page was found to be after it could not be read any more. */
export const FoundMake = exactly({
  state: words(['adopted', 'proposed'] as const, '`adopted`: it is read so. `proposed`: somebody has to accept it.'),
  adapter: Type.String(),
  title: Type.String(),
  url: Type.String({ description: 'Where it is asked.' }),
  foundAt: Timestamp,
});
export type FoundMake = Static<typeof FoundMake>;

/** How a service's status page is read, and how that goes. */
export const StatusPage = exactly({
  serviceId: identifier('svc'),
  statusPageUrl: NullableText,
  adapter: Type.Union([Type.String(), Type.Null()], {
    description: 'As which make it is read; null until it is found.',
  }),
  title: NullableText,
  failedLooks: Type.Integer({ description: 'Failed looks in a row.' }),
  failingSince: NullableTimestamp,
  nextLookAt: Type.Union([Timestamp, Type.Null()], { description: 'Null when nobody needs it looked at.' }),
  found: Type.Union([FoundMake, Type.Null()], { description: 'What it was found to be, other than its entry says.' }),
});
export type StatusPage = Static<typeof StatusPage>;

/** Where many status pages failed together. */
export const PageHost = exactly({
  kind: words(
    ['host', 'make', 'network'] as const,
    '`host`: pages on one host. `make`: pages that one maker hosts. `network`: every page, so probably this server’s own connection.',
  ),
  name: Type.String({ description: 'The host, the name of the make, or empty.' }),
  downSince: Timestamp,
  recoveredAt: NullableTimestamp,
  pages: Type.Integer({ description: 'Pages there that the organization can see.' }),
  failingPages: Type.Integer({ description: 'Of those, the ones whose last look failed.' }),
});
export type PageHost = Static<typeof PageHost>;

export const PreviewStatusPage = exactly({
  url: Type.String({ minLength: 1, maxLength: 2048, description: 'Address of the page, as people know it.' }),
  adapter: Type.Optional(Type.String({ description: 'Make of the page; found out when left away.' })),
  declarative: Type.Optional(Type.Unknown({ description: 'How to read a page that no adapter knows.' })),
});
export type PreviewStatusPage = Static<typeof PreviewStatusPage>;

/** What Upriver would make of a status page. Nothing of it is kept. */
export const StatusPagePreview = exactly({
  url: Type.String(),
  make: Type.Union([
    exactly({ adapter: Type.String(), title: Type.String(), url: Type.String({ description: 'Where it is asked.' }) }),
    Type.Null(),
  ]),
  reason: Type.Union([Type.String(), Type.Null()], { description: 'Why it cannot be read, or what is missing.' }),
  asked: Type.Array(exactly({ url: Type.String(), outcome: Type.String() }), {
    description: 'Every document that was asked for, in order.',
  }),
  observation: Type.Union([
    exactly({
      status: words(STATUSES),
      rawStatus: NullableText,
      pageName: NullableText,
      components: Type.Union(
        [
          exactly({
            count: Type.Integer(),
            first: Type.Array(exactly({ name: Type.String(), group: NullableText, status: words(STATUSES) })),
          }),
          Type.Null(),
        ],
        { description: 'Null when the page lists none.' },
      ),
      incidents: exactly({
        count: Type.Integer(),
        unresolved: Type.Integer(),
        first: Type.Array(
          exactly({
            title: Type.String(),
            kind: words(INCIDENT_KINDS),
            impact: words(IMPACTS),
            status: words(INCIDENT_STATUSES),
            startedAt: Timestamp,
            resolvedAt: NullableTimestamp,
          }),
        ),
      }),
      listsAllUnresolved: Type.Boolean({
        description: 'Whether an incident that is no longer listed has ended; else it needs evidence of its own.',
      }),
      unknownWords: Type.Array(Type.String(), { description: 'Words of the page that this make is not known to use.' }),
    }),
    Type.Null(),
  ]),
});
export type StatusPagePreview = Static<typeof StatusPagePreview>;
