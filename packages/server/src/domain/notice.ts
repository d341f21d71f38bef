import type { NewDelivery } from './alert.ts';
import { deriveIdentifier } from './identifiers.ts';

/** A message about the server's own work, or a test. */
export function noticeFor(
  channelId: string,
  organizationId: string,
  title: string,
  notes: readonly string[],
  now: number,
): NewDelivery {
  const id = deriveIdentifier('dlv', channelId, 'notice', title, String(now));
  return {
    id,
    organizationId,
    channelId,
    subjectKey: id,
    content: {
      type: 'message',
      message: {
        kind: 'notice',
        alertId: deriveIdentifier('alt', id),
        title,
        severity: 'info',
        openedAt: now,
        at: now,
        items: [],
        isAcknowledged: false,
        isOver: false,
        notes,
        rules: [],
        url: null,
      },
    },
    createdAt: now,
  };
}
