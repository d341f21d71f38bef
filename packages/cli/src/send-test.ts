import { setTimeout as wait } from 'node:timers/promises';
import type { Delivery } from '@upriver/contract';
import type { Api } from './api.ts';

const TRIES = 24;
const PAUSE_MS = 500;

/** Sends a test message to a channel and waits a while for its first attempt. */
export async function sendTest(api: Api, channelId: string): Promise<Delivery> {
  const path = `/api/v1/channels/${encodeURIComponent(channelId)}`;
  const sent = await api.request<Delivery>('POST', `${path}/test`);
  let delivery = sent;
  for (let attempt = 0; attempt < TRIES && delivery.attempts.length === 0; attempt += 1) {
    await wait(PAUSE_MS);
    const list = await api.request<Delivery[]>('GET', `${path}/deliveries?limit=20`);
    delivery = list.find((one) => one.id === sent.id) ?? delivery;
  }
  return delivery;
}

/** What became of it, in words. */
export function describeDelivery({ state, attempts }: Delivery): string {
  const last = attempts.at(-1);
  if (last === undefined) return 'Not sent yet: the server may be busy, or UPRIVER_NOTIFY is off.';
  if (state === 'delivered') return `Delivered after ${last.tookMs} ms.`;
  return `${last.error ?? 'Not delivered.'}${last.answer === null || last.answer === '' ? '' : `\n${last.answer}`}`;
}
