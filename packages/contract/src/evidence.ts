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
    description: 'Path of the probe, which needs no key. Null if the probe only tests whether the host can be reached.',
  }),
  failed: Type.Boolean(),
  stage: Type.Union([words(['dns', 'tcp', 'tls', 'http'] as const), Type.Null()], {
    description: 'The step that did not succeed.',
  }),
  reason: NullableText,
  status: Type.Union([Type.Integer(), Type.Null()], { description: 'Status of the HTTP response.' }),
  tookMs: Type.Integer(),
});
export type HostProbe = Static<typeof HostProbe>;

/** What is known beside the calls of one organization to one service, while they are impaired. */
export const ServiceEvidence = exactly({
  since: Type.Union([Timestamp, Type.Null()], {
    description:
      'Earliest onset of the impairments that are open now. Null, with no evidence, while no calls are impaired.',
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
    description: 'Projects that report their changes. For these, the absence of a change is evidence.',
  }),
  probe: Type.Union([
    exactly({
      counts: Type.Boolean({
        description:
          'Whether the probe is used as evidence. A failed probe is not used if no other host was probed for comparison.',
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
            'Probability that at least this many organizations are impaired at the same time by chance, each for a reason of its own.',
        }),
      }),
      Type.Null(),
    ],
    {
      description:
        'Counts of the other organizations that share theirs. Null if this organization does not share its counts, or if fewer than three others have enough calls.',
    },
  ),
  otherPages: Type.Union([exactly({ asked: Type.Integer(), unreachable: Type.Integer() }), Type.Null()], {
    description:
      "Hosts of other vendors' status pages that were checked since the onset, and those of them that could not be reached.",
  }),
});
export type ServiceEvidence = Static<typeof ServiceEvidence>;
