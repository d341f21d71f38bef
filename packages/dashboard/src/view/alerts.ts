// What rules told of trouble: which alert is about a vendor, who deals with it, and which channels were told what.
import type { Alert, Channel, Delivery } from '@upriver/contract';
import { deliveryState } from './delivery-state.ts';
import type { DeliveryState } from './delivery-state.ts';
import { clock, latency, list, moment, span } from './words.ts';

/** The open alert about trouble of a service; undefined where no rule tells of it. */
export function openAlertOf(alerts: readonly Alert[], serviceId: string): Alert | undefined {
  return alerts.find((alert) => alert.closedAt === null && alert.kind === 'trouble' && isAbout(alert, serviceId));
}

/**
 * Which row of a list offers to deal with its alert: the first of each alert, and none where the answer above the list offers it already.
 * @param rows identifiers of services in their order
 * @param answered services that the answer speaks of
 */
export function rowsWithButton(
  alerts: readonly Alert[],
  rows: readonly string[],
  answered: readonly string[],
): ReadonlySet<string> {
  const firsts = new Map<Alert, string>();
  for (const id of rows) {
    const alert = openAlertOf(alerts, id);
    if (alert !== undefined && !firsts.has(alert)) firsts.set(alert, id);
  }
  const above = new Set(answered.map((id) => openAlertOf(alerts, id)));
  return new Set(
    [...firsts].filter(([alert]) => alert.acknowledgedAt !== null || !above.has(alert)).map(([, id]) => id),
  );
}

/** Alerts about a service that were open at any time of a range in milliseconds, oldest first. */
export function alertsAbout(alerts: readonly Alert[], serviceId: string, from: number, to: number): Alert[] {
  return alerts
    .filter((alert) => isAbout(alert, serviceId))
    .filter(
      ({ openedAt, closedAt }) => Date.parse(openedAt) < to && (closedAt === null || Date.parse(closedAt) >= from),
    )
    .toSorted((a, b) => Date.parse(a.openedAt) - Date.parse(b.openedAt));
}

function isAbout({ services }: Alert, serviceId: string): boolean {
  return services.some(({ id }) => id === serviceId);
}

/** "Acknowledged by Ines Moreau, 4 min ago"; '' where nobody has. */
export function handledText({ acknowledgedAt, acknowledgedBy }: Alert, now: number): string {
  if (acknowledgedAt === null) return '';
  const by = acknowledgedBy === null ? '' : ` by ${acknowledgedBy}`;
  return `Acknowledged${by}, ${span(now - Date.parse(acknowledgedAt))} ago`;
}

/** Vendors that alerts are about: "Northpay and Quickfind". */
export function namesOf(alerts: readonly Alert[]): string {
  return list([...new Set(alerts.flatMap(({ services }) => services.map(({ name }) => name)))]);
}

/** One message that a channel was told, or something that a person did about the alert. */
export interface ToldLine {
  readonly id: string;
  readonly at: number;
  readonly who: string;
  readonly what: string;
  /** "in 2 s", "at once"; '' where it did not arrive. */
  readonly took: string;
  /** How it stands while it has not arrived; absent for what a person did. */
  readonly state?: DeliveryState;
}

/** What was told to whom about one alert, oldest first. */
export function toldLines(
  alert: Alert,
  deliveries: readonly Delivery[],
  channels: readonly Pick<Channel, 'id' | 'name'>[],
): ToldLine[] {
  const names = new Map(channels.map(({ id, name }) => [id, name]));
  const lines = deliveries.map((delivery): ToldLine => {
    const { id, channelId, title, createdAt, deliveredAt } = delivery;
    const at = Date.parse(createdAt);
    return {
      id,
      at,
      who: names.get(channelId) ?? 'A channel that was deleted',
      what: title,
      took: deliveredAt === null ? '' : tookText(Date.parse(deliveredAt) - at),
      ...(deliveredAt === null ? { state: deliveryState(delivery) } : {}),
    };
  });
  if (alert.acknowledgedAt !== null)
    lines.push({
      id: 'acknowledged',
      at: Date.parse(alert.acknowledgedAt),
      who: alert.acknowledgedBy ?? 'Somebody',
      what: 'acknowledged it',
      took: '',
    });
  return lines.toSorted((a, b) => a.at - b.at);
}

/** Messages that were sent at one moment: what they said, and to whom. */
export interface ToldMoment {
  readonly at: number;
  readonly title: string;
  /** "#payments-oncall in 2 s, PagerDuty at once". */
  readonly whom: string;
}

/** When somebody was told of an alert, oldest first; messages of one title that were made together are one moment. */
export function toldMoments(
  deliveries: readonly Delivery[],
  channels: readonly Pick<Channel, 'id' | 'name'>[],
): ToldMoment[] {
  const names = new Map(channels.map(({ id, name }) => [id, name]));
  const groups = Map.groupBy(deliveries, ({ title, createdAt }) => `${createdAt.slice(0, 16)} ${title}`);
  return [...groups.values()]
    .map((group): ToldMoment => {
      const at = Math.min(...group.map(({ createdAt }) => Date.parse(createdAt)));
      const whom = group.map((delivery) => {
        const { channelId, createdAt, deliveredAt } = delivery;
        const how =
          deliveredAt === null
            ? `(${deliveryState(delivery).word.toLowerCase()})`
            : tookText(Date.parse(deliveredAt) - Date.parse(createdAt));
        return `${names.get(channelId) ?? 'a channel that was deleted'} ${how}`;
      });
      return { at, title: group[0]?.title ?? '', whom: list(whom) };
    })
    .toSorted((a, b) => a.at - b.at);
}

/** Nobody who reads this cares for milliseconds. */
function tookText(ms: number): string {
  return ms < 1000 ? 'at once' : `in ${latency(ms)}`;
}

/** Until when nothing is sent: "Silent until 16:00"; '' where nothing holds it back. */
export function snoozedText({ snoozedUntil }: Alert, now: number, zone: string): string {
  if (snoozedUntil === null || Date.parse(snoozedUntil) <= now) return '';
  return `Silent until ${moment(Date.parse(snoozedUntil), now, zone)}`;
}

const MINUTE_MS = 60_000;
const MORNING_MINUTE = 9 * 60;
const DAY_MINUTES = 24 * 60;

/** For how long an alert can be silenced: ends in milliseconds, the last one on the next morning of the zone. */
export function snoozeChoices(now: number, zone: string): readonly { readonly name: string; readonly until: number }[] {
  const aDayOn = (MORNING_MINUTE - minuteOfDay(now, zone) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const about = now + aDayOn * MINUTE_MS;
  // The night may have an hour more or less.
  const morning = about - (minuteOfDay(about, zone) - MORNING_MINUTE) * MINUTE_MS;
  return [
    { name: 'For 30 min', until: now + 30 * MINUTE_MS },
    { name: 'For 1 h', until: now + 60 * MINUTE_MS },
    { name: 'For 4 h', until: now + 240 * MINUTE_MS },
    { name: `Until ${moment(morning, now, zone)}`, until: Math.floor(morning / MINUTE_MS) * MINUTE_MS },
  ];
}

function minuteOfDay(at: number, zone: string): number {
  const [hours = 0, minutes = 0] = clock(at, zone).split(':').map(Number);
  return hours * 60 + minutes;
}
