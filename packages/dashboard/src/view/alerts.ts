// What rules told of trouble: which alert is about a vendor, who deals with it, and which channels were told what.
import type { Alert, Channel, Delivery } from '@upriver/contract';
import { deliveryState } from './delivery-state.ts';
import type { DeliveryState } from './delivery-state.ts';
import { latency, list, moment, span } from './words.ts';

/** The open alert about trouble of a service; undefined where no rule tells of it. */
export function openAlertOf(alerts: readonly Alert[], serviceId: string): Alert | undefined {
  return alerts.find((alert) => alert.closedAt === null && alert.kind === 'trouble' && isAbout(alert, serviceId));
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

/** Nobody who reads this cares for milliseconds. */
function tookText(ms: number): string {
  return ms < 1000 ? 'at once' : `in ${latency(ms)}`;
}

/** Until when nothing is sent: "Silent until 16:00"; '' where nothing holds it back. */
export function snoozedText({ snoozedUntil }: Alert, now: number, zone: string): string {
  if (snoozedUntil === null || Date.parse(snoozedUntil) <= now) return '';
  return `Silent until ${moment(Date.parse(snoozedUntil), now, zone)}`;
}
