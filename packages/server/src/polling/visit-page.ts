// Everything that one check asks of the outside: who the provider is, what its page says, what became of incidents that vanished from
// it, and, of a page that could not be read for long, whether it is of another provider by now. Nothing is written.
import type { Adapter } from '@upriver/status-pages';
import type { OpenIncident } from '../store/incidents/incidents.ts';
import type { DetectedPage, DueService } from '../store/checks/schedule.ts';
import { askedHost } from './asked-host.ts';
import { chooseProvider } from './choose-provider.ts';
import type { Choice } from './choose-provider.ts';
import { fetchAndRead } from './fetch-page.ts';
import type { CheckOutcome } from './fetch-page.ts';
import type { DownHost, HostWatch } from './host-watch.ts';
import type { HttpClient } from '../outbound/http-client.ts';
import { describeStranger } from './page-owner.ts';
import type { Lead } from './page-owner.ts';
import { obeyRetryAfter } from '../outbound/obey-retry-after.ts';
import { NO_PAST, readPast } from './past-incidents.ts';
import type { PastIncidents } from './past-incidents.ts';
import { redetect, seemsMoved, shouldRedetect } from './redetect.ts';
import type { Redetected } from './redetect.ts';
import { validatorsFor } from './validators.ts';
import { lookUpVanished, NONE_VANISHED } from './vanished-incidents.ts';
import type { VanishedIncidents } from './vanished-incidents.ts';

/** What a visit to a page found. */
export interface Visit {
  /** Undefined when nothing is known that reads the page. */
  readonly adapter: Adapter | undefined;
  /** What a page of an unknown provider was found to be; undefined when its provider was known, or still is not. */
  readonly detected: DetectedPage | undefined;
  /** Host and port that were asked. */
  readonly host: string;
  /** What the page runs on, where that is down. */
  readonly down: DownHost | undefined;
  readonly outcome: CheckOutcome;
  /** How long the page asked to be left alone, in whichever of its answers; 0 when it did not. */
  readonly retryAfterMs: number;
  /** What the list of past incidents says. */
  readonly past: PastIncidents;
  readonly vanished: VanishedIncidents;
  /** Undefined when the provider was not doubted. */
  readonly redetected: Redetected | undefined;
}

/** Visits a service's page. Whatever the page does wrong is part of the answer. */
export async function visitPage(
  due: DueService,
  open: readonly OpenIncident[],
  { client: anyClient, hosts, now }: { readonly client: HttpClient; readonly hosts: HostWatch; readonly now: number },
): Promise<Visit> {
  const client = obeyRetryAfter(anyClient);
  const choice = await chooseProvider(due, client, now);
  const { adapter, target } = choice.kind === 'none' ? { adapter: undefined, target: due.page.target } : choice;
  const answer =
    choice.kind === 'none'
      ? unreadable(choice)
      : await fetchAndRead(
          choice.adapter,
          target,
          client,
          now,
          validatorsFor(due.remembered, choice.adapter.name, now),
        );
  const outcome = unlessStranger(due, answer, choice.kind === 'detected' ? choice.lead : undefined, target.url);
  const isRead = outcome.kind === 'observed' && adapter !== undefined;
  const past = isRead ? await readPast(adapter, target, outcome, due.remembered, client, now) : NO_PAST;
  const vanished = isRead
    ? await lookUpVanished(open, outcome.observation, past.incidents, {
        adapter,
        target,
        client,
        now,
        isFirstReading: due.remembered.adapter === null,
      })
    : NONE_VANISHED;
  const host = askedHost(target, adapter);
  const down = hosts.find(due.id, host, adapter?.name ?? null);
  const isKnown = choice.kind === 'known';
  const redetected = isKnown
    ? await doubt(due, adapter, outcome, { client, isDown: down !== undefined, now })
    : undefined;
  const isStranger = answer.kind === 'observed' && outcome.kind !== 'observed';
  const detected = choice.kind === 'detected' && !isStranger ? { adapter: choice.adapter.name, target } : undefined;
  return { adapter, detected, host, down, outcome, retryAfterMs: client.retryAfterMs(), past, vanished, redetected };
}

/** The same outcome, unless what was read is another company's page. */
function unlessStranger(
  due: DueService,
  outcome: CheckOutcome,
  found: Lead | undefined,
  pageUrl: string,
): CheckOutcome {
  if (outcome.kind !== 'observed') return outcome;
  const { observation, documents, httpStatus } = outcome;
  const leads = found === undefined ? outcome.leads : [found, ...outcome.leads];
  const reason = describeStranger(due, observation, leads, pageUrl);
  return reason === undefined ? outcome : { kind: 'unreadable', reason, httpStatus, documents };
}

/**
 * Detects the provider again where there is reason to doubt it. A document that only another provider's adapter recognises is reason
 * enough at any check; what is only a proposal then waits until a search is due.
 */
async function doubt(
  due: DueService,
  adapter: Adapter | undefined,
  outcome: CheckOutcome,
  { client, isDown, now }: { readonly client: HttpClient; readonly isDown: boolean; readonly now: number },
): Promise<Redetected | undefined> {
  if (shouldRedetect(due, outcome, isDown, now)) return redetect(due, client, now);
  if (!seemsMoved(outcome, adapter, now)) return undefined;
  const redetected = await redetect(due, client, now);
  return redetected?.found?.state === 'adopted' ? redetected : undefined;
}

function unreadable({ reason, isFinal, isSearch = false }: Extract<Choice, { kind: 'none' }>): CheckOutcome {
  return { kind: 'unreadable', reason, httpStatus: null, isFinal, isSearch, documents: [] };
}
