import { Type } from 'typebox';
import type { Static } from 'typebox';
import { IMPACTS, INCIDENT_KINDS, INCIDENT_STATUSES, STATUSES } from './vocabulary.ts';
import { NullableTimestamp, Timestamp, exactly, identifier, words } from './words.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/** A provider that was detected after the page could no longer be read. */
export const DetectedProvider = exactly({
  state: words(['adopted', 'proposed'] as const, '`adopted`: checks use it. `proposed`: it has to be accepted first.'),
  adapter: Type.String(),
  title: Type.String(),
  url: Type.String({ description: 'Address that the adapter requests.' }),
  foundAt: Timestamp,
});
export type DetectedProvider = Static<typeof DetectedProvider>;

/** How a service's status page is checked, and the state of these checks. */
export const StatusPage = exactly({
  serviceId: identifier('svc'),
  statusPageUrl: NullableText,
  adapter: Type.Union([Type.String(), Type.Null()], {
    description: 'Provider of the page. Null until it is detected.',
  }),
  title: NullableText,
  failedChecks: Type.Integer({ description: 'Number of consecutive failed checks.' }),
  failingSince: NullableTimestamp,
  nextCheckAt: Type.Union([Timestamp, Type.Null()], { description: 'Null if no organization uses the service.' }),
  found: Type.Union([DetectedProvider, Type.Null()], {
    description: 'Detected provider, if it differs from the entry of the vendor.',
  }),
});
export type StatusPage = Static<typeof StatusPage>;

/** A host or provider on which many status pages failed together. */
export const PageHost = exactly({
  kind: words(
    ['host', 'provider', 'network'] as const,
    '`host`: pages on one host. `provider`: pages that one provider hosts. `network`: all pages, so probably the connection of this server.',
  ),
  name: Type.String({ description: 'The host, the name of the provider, or empty.' }),
  downSince: Timestamp,
  recoveredAt: NullableTimestamp,
  pages: Type.Integer({ description: 'Number of its pages that the organization can see.' }),
  failingPages: Type.Integer({ description: 'Number of these pages whose last check failed.' }),
});
export type PageHost = Static<typeof PageHost>;

export const PreviewStatusPage = exactly({
  url: Type.String({ minLength: 1, maxLength: 2048, description: 'Address of the page.' }),
  adapter: Type.Optional(Type.String({ description: 'Provider of the page. Detected automatically if omitted.' })),
  declarative: Type.Optional(
    Type.Unknown({ description: 'Description of a JSON document, for a page that no adapter can read.' }),
  ),
});
export type PreviewStatusPage = Static<typeof PreviewStatusPage>;

/** Result of reading a status page. Nothing of it is stored. */
export const StatusPagePreview = exactly({
  url: Type.String(),
  provider: Type.Union([
    exactly({
      adapter: Type.String(),
      title: Type.String(),
      url: Type.String({ description: 'Address that the adapter requests.' }),
    }),
    Type.Null(),
  ]),
  reason: Type.Union([Type.String(), Type.Null()], { description: 'Why the page cannot be read, or what is missing.' }),
  requests: Type.Array(exactly({ url: Type.String(), outcome: Type.String() }), {
    description: 'Every requested document, in order.',
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
        { description: 'Null if the page lists none.' },
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
        description:
          'Whether the page lists all unresolved incidents, so that an incident that is no longer listed has ended.',
      }),
      unknownStatuses: Type.Array(Type.String(), { description: 'Reported statuses that the adapter does not know.' }),
    }),
    Type.Null(),
  ]),
});
export type StatusPagePreview = Static<typeof StatusPagePreview>;
