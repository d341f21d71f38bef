import type { Delivery } from '@upriver/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

const TRIES = 24;
const PAUSE_MS = 500;

export const channelTest: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver channel test chan_…'],
  async run(context) {
    const id = encodeURIComponent(requirePositional(context, 0, 'the id of the channel'));
    const api = connect(context);
    const sent = await api.request<Delivery>('POST', `/api/v1/channels/${id}/test`);
    let delivery = sent;
    for (let attempt = 0; attempt < TRIES && delivery.attempts.length === 0; attempt += 1) {
      await wait(PAUSE_MS);
      const list = await api.request<Delivery[]>('GET', `/api/v1/channels/${id}/deliveries?limit=20`);
      delivery = list.find((one) => one.id === sent.id) ?? delivery;
    }
    context.out(context.flags['json'] === true ? `${JSON.stringify(delivery, null, 2)}\n` : describe(delivery));
    return delivery.state === 'delivered' ? EXIT_CODES.success.code : EXIT_CODES.failure.code;
  },
};

function describe({ state, attempts }: Delivery): string {
  const last = attempts.at(-1);
  if (last === undefined) return 'Not sent yet: the server may be busy, or UPRIVER_NOTIFY is off.\n';
  if (state === 'delivered') return `Delivered after ${last.tookMs} ms.\n`;
  return `${last.error ?? 'Not delivered.'}\n${last.answer === null || last.answer === '' ? '' : `${last.answer}\n`}`;
}
