// What would be recorded of a page, without recording it: the same detection, the same HTTP client, the same reading as the poller's.
import type { StatusPagePreview } from '@upriver/contract';
import type { Clock } from '../domain/clock.ts';
import { toNullableTimestamp, toTimestamp } from '../domain/clock.ts';
import type { UnderWay } from '../threads/under-way.ts';
import { AppError } from '../domain/errors.ts';
import type { Adapter, Observation, PageTarget } from '@upriver/status-pages';
import { describedAdapter, detectProvider, findAdapter, tidyObservation } from '@upriver/status-pages';
import { askForDocument } from './choose-provider.ts';
import type { HttpClient, FetchOutcome } from '../outbound/http-client.ts';
import { withBudget } from '../outbound/budget.ts';
import { fetchAndRead } from './fetch-page.ts';

/** A page that somebody asks about. */
export interface PreviewRequest {
  readonly url: string;
  readonly adapter?: string | undefined;
  /** A description by hand, which goes before everything else. */
  readonly declarative?: unknown;
}

export type Preview = (organizationId: string, request: PreviewRequest) => Promise<StatusPagePreview>;

/** Previews under way at once, so that nobody uses this server to search others' servers. */
const PREVIEWS_PER_ORGANIZATION = 2;
const PREVIEWS_MAX = 8;
/** Under which those of all organizations are counted. */
const ALL = 'previews';
const RETRY_AFTER_SECONDS = 10;
/** A person waits, and a client gives up after a minute. */
const BUDGET_MS = 45_000;
const ROWS_SHOWN = 50;

/** @throws rate_limited when too many are under way already */
export function createPreview(client: HttpClient, clock: Clock, underWay: UnderWay): Preview {
  return async (organizationId, request) => {
    const own = `previews of ${organizationId}`;
    const isIn = underWay.enter(own, PREVIEWS_PER_ORGANIZATION);
    if (!isIn || !underWay.enter(ALL, PREVIEWS_MAX)) {
      if (isIn) underWay.leave(own);
      throw new AppError('rate_limited', 'Too many concurrent previews. Try again later.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    try {
      return await preview(request, client, clock);
    } finally {
      underWay.leave(ALL);
      underWay.leave(own);
    }
  };
}

async function preview(request: PreviewRequest, client: HttpClient, clock: Clock): Promise<StatusPagePreview> {
  const { url, adapter: name, declarative } = request;
  const requests: { url: string; outcome: string }[] = [];
  const bounded = withBudget(client, {
    budgetMs: BUDGET_MS,
    monotonicMs: () => clock.monotonicMs(),
    onFetched: (outcome, address) => requests.push({ url: address, outcome: describe(outcome) }),
  });
  const now = clock.now();
  const nothing = { url, requests, provider: null, observation: null };
  const described = declarative === undefined ? undefined : describedAdapter(declarative, url);
  const given = described ?? (name === undefined ? undefined : findAdapter(name));
  if (given !== undefined) return show(given, { url, options: {} });
  const detection = await detectProvider(url, (address) => askForDocument(address, bounded), now);
  if (detection.kind === 'not_found') return { ...nothing, reason: detection.reason };
  const { adapter, target } = detection.provider;
  const hint =
    detection.kind === 'feed_only'
      ? 'Only a feed was found: it can show incidents, but never that all is well.'
      : undefined;
  return show(adapter, target, hint);

  async function show(adapter: Adapter, target: PageTarget, hint?: string): Promise<StatusPagePreview> {
    const outcome = await fetchAndRead(adapter, target, bounded, now);
    return {
      url,
      provider: { adapter: adapter.name, title: adapter.title, url: target.url },
      reason: 'reason' in outcome ? outcome.reason : (hint ?? null),
      requests,
      observation: outcome.kind === 'observed' ? summarize(tidyObservation(outcome.observation, now)) : null,
    };
  }
}

function describe(outcome: FetchOutcome): string {
  if (outcome.kind === 'failed') return outcome.message;
  if (outcome.kind === 'unchanged') return '304';
  return `${outcome.status}, ${outcome.contentType === '' ? 'no content type' : outcome.contentType}, ${outcome.bytes} bytes`;
}

function summarize(observation: Observation): StatusPagePreview['observation'] {
  const { components, incidents } = observation;
  return {
    status: observation.status,
    rawStatus: observation.rawStatus ?? null,
    pageName: observation.pageName ?? null,
    components:
      components === undefined
        ? null
        : {
            count: components.length,
            first: components
              .slice(0, ROWS_SHOWN)
              .map(({ name, groupName, status }) => ({ name, group: groupName ?? null, status })),
          },
    incidents: {
      count: incidents.length,
      unresolved: incidents.filter(({ resolvedAt }) => resolvedAt === null).length,
      first: incidents
        .toSorted((a, b) => b.startedAt - a.startedAt)
        .slice(0, ROWS_SHOWN)
        .map(({ title, kind, impact, status, startedAt, resolvedAt }) => ({
          title,
          kind,
          impact,
          status,
          startedAt: toTimestamp(startedAt),
          resolvedAt: toNullableTimestamp(resolvedAt),
        })),
    },
    listsAllUnresolved: observation.listsAllUnresolved,
    unknownStatuses: [...(observation.unknownStatuses ?? [])],
  };
}
