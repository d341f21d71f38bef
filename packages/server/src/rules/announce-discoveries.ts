// What rules say of vendors and hosts that projects begin to use. Pure.
import type { AlertRuleDefinition } from '@upriver/contract';
import type { AlertMessage, NewDelivery, StoredRule } from '../domain/alert.ts';
import type { Discovery } from '../domain/discovery.ts';
import { deriveIdentifier } from '../domain/identifiers.ts';
import { findNextDigest, findQuietEnd } from './calm-hours.ts';
import { listNames } from './compose-message.ts';
import type { ReviewContext } from './review-subject.ts';

const SHOWN_MAX = 20;
const HOW: Readonly<Record<string, string>> = {
  package: 'a manifest contains one of its packages',
  endpoint: 'an SBOM names one of its hosts',
  observed: 'calls to its hosts were reported',
  manual: 'somebody linked it',
};

/** One message for each project and channel, with everything that is new. @param found of one organization */
export function announceDiscoveries(
  organizationId: string,
  found: readonly Discovery[],
  { now, rules, channels, publicUrl }: ReviewContext,
): NewDelivery[] {
  const deliveries: NewDelivery[] = [];
  for (const [projectId, list] of Map.groupBy(found, ({ project }) => project.id))
    for (const channel of channels) {
      const matching = rules.filter(
        ({ enabled, definition }) =>
          enabled &&
          (definition.channels?.includes(channel.id) ?? true) &&
          list.some((discovery) => matches(definition, discovery)),
      );
      if (matching.length === 0) continue;
      const told = list.filter((discovery) => matching.some(({ definition }) => matches(definition, discovery)));
      const id = deriveIdentifier('dlv', channel.id, 'discovery', projectId, String(now));
      deliveries.push({
        id,
        organizationId,
        channelId: channel.id,
        subjectKey: id,
        content: { type: 'message', message: compose(id, told, matching, { now, publicUrl }) },
        createdAt: now,
        dueAt: Math.min(...matching.map(({ definition }) => dueAt(definition, now))),
      });
    }
  return deliveries;
}

function matches(rule: AlertRuleDefinition, discovery: Discovery): boolean {
  const { project } = discovery;
  if (rule.projects !== null && !rule.projects.includes(project.id) && !rule.projects.includes(project.slug))
    return false;
  if (discovery.kind === 'host') return rule.unknownHosts && rule.services === null;
  const { service } = discovery;
  return (
    rule.newVendors &&
    (rule.services === null || rule.services.includes(service.id) || rule.services.includes(service.slug))
  );
}

function dueAt({ digest, quietHours }: AlertRuleDefinition, now: number): number {
  if (digest !== null) return findNextDigest(digest, now);
  return quietHours === null ? now : (findQuietEnd(quietHours, now) ?? now);
}

function compose(
  id: string,
  found: readonly Discovery[],
  rules: readonly StoredRule[],
  { now, publicUrl }: Pick<ReviewContext, 'now' | 'publicUrl'>,
): AlertMessage {
  const { name: project = '', slug = '' } = found[0]?.project ?? {};
  const vendors = found.flatMap((one) => (one.kind === 'vendor' ? [one.service.name] : []));
  const hosts = found.flatMap((one) => (one.kind === 'host' ? [one.host] : []));
  const parts = [
    ...(vendors.length === 0 ? [] : [`uses ${listNames(vendors)}, which it did not before`]),
    ...(hosts.length === 0 ? [] : [`calls ${listNames(hosts)}, which belongs to no known vendor`]),
  ];
  const notes = found.slice(0, SHOWN_MAX).map(describe);
  const rest = found.length - notes.length;
  return {
    kind: 'notice',
    alertId: deriveIdentifier('alt', id),
    title: `${project} ${parts.join(', and ')}`,
    severity: 'info',
    openedAt: now,
    at: now,
    items: [],
    isAcknowledged: false,
    isOver: false,
    notes: [...notes, ...(rest > 0 ? [`And ${rest} more.`] : [])],
    rules: rules.map(({ id: ruleId, name, hash }) => ({ id: ruleId, name, hash })),
    url: publicUrl === null ? null : `${publicUrl}/projects/${encodeURIComponent(slug)}`,
  };
}

function describe(discovery: Discovery): string {
  return discovery.kind === 'host'
    ? `${discovery.host}: accept a suggestion for it, or add it to a vendor, and its calls are judged.`
    : `${discovery.service.name}: ${HOW[discovery.how] ?? 'it was linked'}.`;
}
