import { ServiceEvidence } from '@upriver/contract';
import type { HostProbe } from '@upriver/contract';
import { Type } from 'typebox';
import { countProbes, readOrganizations, readOutsideEvidence, readProbes } from '../../detection/outside-evidence.ts';
import type { OutsideProbes } from '../../detection/outside-evidence.ts';
import { coincidenceChance } from '@upriver/detection';
import { toTimestamp } from '../../domain/clock.ts';
import { MINUTE_MS } from '../../domain/time.ts';
import { SAME_EVENT_MS } from '../../store/organizations/shared-counts.ts';
import type { SharedCounts } from '../../store/organizations/shared-counts.ts';
import { findFirstOnset } from '../../store/detection/detectors.ts';
import type { StoredProbe } from '../../store/evidence/host-probes.ts';
import { route } from '../route.ts';
import { getService } from './services.ts';

/** Single probes that an answer shows. */
const PROBES_SHOWN = 20;

export const evidenceRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/services/:id/evidence',
    access: 'read',
    tag: 'Verdicts',
    summary:
      'Returns the evidence beyond the calls while they are impaired: reported changes, probes of hosts, other status pages, other organizations.',
    description:
      'While calls to a vendor fail, the server probes one host of that vendor, and hosts of other vendors for comparison (`UPRIVER_PROBE`). The response contains only evidence for calls of this organization. It is empty while none of them is impaired.',
    params: Type.Object({ id: Type.String({ description: 'Identifier or slug.', examples: ['stripe'] }) }),
    query: Type.Object({
      environment: Type.Optional(Type.String({ maxLength: 128, description: 'Only impairments of this environment.' })),
    }),
    status: 200,
    answer: ServiceEvidence,
    errors: ['not_found'],
    async handle({ database, config }, { caller, params, query, now }) {
      const db = database.kysely;
      const { organizationId } = caller;
      const service = await getService(db, organizationId, params.id);
      const onsetAt = await findFirstOnset(db, organizationId, service.id, query.environment);
      if (onsetAt === undefined)
        return { since: null, changes: [], reportingProjects: [], probe: null, otherPages: null, organizations: null };
      const asked = {
        organizationId,
        serviceId: service.id,
        environment: query.environment ?? '',
        region: '',
        onsetAt,
        now,
      };
      const evidence = await readOutsideEvidence(db, asked);
      return {
        since: toTimestamp(onsetAt),
        changes: evidence.changes.map(({ kind, at, project, name }) => ({
          kind,
          at: toTimestamp(at),
          projectId: project ?? null,
          name: name ?? null,
        })),
        reportingProjects: [...evidence.reportingProjects],
        probe: toProbe(await readProbes(db, asked), evidence.probe !== null),
        otherPages: evidence.otherPages,
        organizations: toOrganizations(await readOrganizations(db, asked), config.falseAlarmDays),
      };
    },
  }),
];

function toOrganizations(counts: SharedCounts | null, falseAlarmDays: number): ServiceEvidence['organizations'] {
  if (counts === null) return null;
  const { judged, impaired, series } = counts;
  const windowMinutes = (2 * SAME_EVENT_MS) / MINUTE_MS;
  const seriesPerOrganization = series / judged;
  return {
    judged,
    impaired,
    chance: coincidenceChance({ judged, impaired, seriesPerOrganization, falseAlarmDays, windowMinutes }),
  };
}

function toProbe({ vendor, others }: OutsideProbes, counts: boolean): ServiceEvidence['probe'] {
  if (vendor.length === 0) return null;
  return {
    counts,
    vendor: countProbes(vendor),
    others: countProbes(others),
    hasPath: vendor[0]?.path !== null,
    newest: vendor.slice(0, PROBES_SHOWN).map(toHostProbe),
  };
}

function toHostProbe(probe: StoredProbe): HostProbe {
  return {
    at: toTimestamp(probe.at),
    host: probe.host,
    path: probe.path,
    failed: probe.isFailed,
    stage: probe.stage,
    reason: probe.reason,
    status: probe.status,
    tookMs: probe.tookMs,
  };
}
