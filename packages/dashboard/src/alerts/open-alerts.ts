import type { Alert } from '@upriver/contract';
import { api } from '../api/client.ts';
import { refreshUnder, useResource } from '../api/resource.ts';

const ALERTS_PATH = '/api/v1/alerts';

/** Alerts that are open now; none until they are known. */
export function useOpenAlerts(): readonly Alert[] {
  return useResource<Alert[]>(`${ALERTS_PATH}?open=true`).data ?? [];
}

/** Alerts that were open at any time of a range in milliseconds, which has no end without `to`; undefined until they are known. */
export function useAlertsIn(from: number, to?: number): readonly Alert[] | undefined {
  const range = `from=${new Date(from).toISOString()}${to === undefined ? '' : `&to=${new Date(to).toISOString()}`}`;
  return useResource<Alert[]>(`${ALERTS_PATH}?${range}`).data;
}

/** Says that the reader deals with some alerts. @throws ApiError */
export async function acknowledge(alerts: readonly Alert[]): Promise<void> {
  await change(alerts, (path) => api<Alert>('POST', `${path}/acknowledge`, { body: {} }));
}

/** Takes acknowledgements back. @throws ApiError */
export async function takeBack(alerts: readonly Alert[]): Promise<void> {
  await change(alerts, (path) => api<Alert>('DELETE', `${path}/acknowledge`));
}

/** Sends nothing about alerts until a time in milliseconds, except their end. @throws ApiError */
export async function snooze(alerts: readonly Alert[], until: number): Promise<void> {
  const body = { until: new Date(until).toISOString() };
  await change(alerts, (path) => api<Alert>('POST', `${path}/snooze`, { body }));
}

/** Ends the silence of alerts. @throws ApiError */
export async function endSnooze(alerts: readonly Alert[]): Promise<void> {
  await change(alerts, (path) => api<Alert>('DELETE', `${path}/snooze`));
}

/** Sends every update of an alert to a channel until it ends. @throws ApiError */
export async function follow(alert: Alert, channelId: string): Promise<void> {
  await change([alert], (path) => api<Alert>('POST', `${path}/follow`, { body: { channelId } }));
}

async function change(alerts: readonly Alert[], request: (path: string) => Promise<Alert>): Promise<void> {
  try {
    for (const { id } of alerts) await request(`${ALERTS_PATH}/${id}`);
  } finally {
    refreshUnder(ALERTS_PATH);
  }
}
