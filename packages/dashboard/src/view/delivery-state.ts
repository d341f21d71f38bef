import type { Delivery } from '@upriver/contract';

/** How a delivery stands, in words and with a sign. */
export interface DeliveryState {
  readonly is: 'good' | 'wait' | 'gone';
  readonly word: string;
  /** Why it is not delivered; empty where it is. */
  readonly why: string;
}

/** How a delivery stands, by its last attempt. */
export function deliveryState({ state, attempts }: Pick<Delivery, 'state' | 'attempts'>): DeliveryState {
  const last = attempts.at(-1);
  const why = last === undefined ? '' : (last.error ?? (last.status === null ? '' : `HTTP ${last.status}`));
  if (state === 'delivered') return { is: 'good', word: 'Delivered', why: '' };
  if (state === 'pending')
    return { is: 'wait', word: 'Waiting', why: last === undefined ? '' : `${attempts.length} tries: ${why}` };
  return { is: 'gone', word: 'Not delivered', why };
}
