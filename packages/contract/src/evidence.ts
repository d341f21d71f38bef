import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CHANGE_MARKER_KINDS } from './vocabulary.ts';
import { Timestamp, exactly, identifier, words } from './words.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);
const Attempts = exactly({ attempts: Type.Integer(), failed: Type.Integer() });

/** One attempt of this server to reach a vendor's host. */
export const HostProbe = exactly({
  at: Timestamp,
  host: Type.String(),
  path: Type.Union([Type.String(), Type.Null()], {
    description: 'The path that was asked, which needs no key; null where only reaching the host counts.',
  }),
  failed: Type.Boolean(),
  stage: Type.Union([words(['dns', 'tcp', 'tls', 'http'] as const), Type.Null()], {
    description: 'The step that did not succeed.',
  }),
  reason: NullableText,
  status: Type.Union([Type.Integer(), Type.Null()], { description: 'Of the HTTP answer.' }),
  tookMs: Type.Integer(),
});
export type HostProbe = Static<typeof HostProbe>;

/** What is known beside the calls of one organization to one service, while they are impaired. */
export const ServiceEvidence = exactly({
  since: Type.Union([Timestamp, Type.Null()], {
    description: 'The first onset of what is impaired now; null while nothing is, and then there is no evidence.',
  }),
  changes: Type.Array(
    exactly({
      kind: words(CHANGE_MARKER_KINDS),
      at: Timestamp,
      projectId: Type.Union([identifier('proj'), Type.Null()]),
      name: NullableText,
    }),
    { description: 'Changes that were reported near the onset.' },
  ),
  reportingProjects: Type.Array(identifier('proj'), {
    description: 'Projects that report their changes, so that silence says something.',
  }),
  probe: Type.Union([
    exactly({
      counts: Type.Boolean({
        description: 'Whether it is weighed: a host that cannot be reached says nothing where nothing else was asked.',
      }),
      vendor: Attempts,
      others: Attempts,
      hasPath: Type.Boolean(),
      newest: Type.Array(HostProbe),
    }),
    Type.Null(),
  ]),
  organizations: Type.Union(
    [
      exactly({
        judged: Type.Integer(),
        impaired: Type.Integer(),
        chance: Type.Number({
          description:
            'How often at least so many would be impaired at this moment by chance, each for a reason of its own.',
        }),
      }),
      Type.Null(),
    ],
    {
      description:
        'Other organizations that share counts, as this one must; null where fewer than three can be judged.',
    },
  ),
  otherPages: Type.Union([exactly({ asked: Type.Integer(), unreachable: Type.Integer() }), Type.Null()], {
    description:
      "Hosts of other vendors' status pages that were asked since the onset, and those that could not be reached.",
  }),
});
export type ServiceEvidence = Static<typeof ServiceEvidence>;
