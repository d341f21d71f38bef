// What the keys of lists do to what is shown. Each says what it did, or why it did nothing.
import type { Alert } from '@upriver/contract';
import { acknowledge } from '../alerts/open-alerts.ts';
import { writeBlock } from '../live/connection.ts';
import { handledText, namesOf } from '../view/alerts.ts';
import { list } from '../view/words.ts';
import { notice, tellOutcome } from './notice.tsx';
import type { Shown } from './shown.ts';

/** Opens the status pages. Only web addresses are opened: the address is a text that others wrote. */
export function openPages(targets: readonly Shown[]): void {
  for (const { name, statusPageUrl } of targets)
    if (statusPageUrl !== null && /^https?:\/\//i.test(statusPageUrl))
      open(statusPageUrl, '_blank', 'noopener,noreferrer');
    else notice(`${name} has no status page.`);
}

export async function copyForChat(targets: readonly Shown[]): Promise<void> {
  if (targets.length === 0) return;
  try {
    await navigator.clipboard.writeText(targets.map(({ chat }) => chat).join('\n'));
    notice(`Copied for chat: ${list(targets.map(({ name }) => name))}.`);
  } catch {
    notice('Not copied: the browser refused.');
  }
}

export async function acknowledgeTargets(targets: readonly Shown[]): Promise<void> {
  if (targets.length === 0) return;
  const alerts = alertsOf(targets);
  const open = alerts.filter(({ acknowledgedAt }) => acknowledgedAt === null);
  const [first] = alerts;
  if (first === undefined) return notice(noAlertText(targets));
  if (open.length === 0) return notice(`${handledText(first, Date.now())}.`);
  const block = writeBlock();
  if (block !== undefined) return notice(`${block}.`);
  await tellOutcome(acknowledge(open), `Acknowledged: ${namesOf(open)}.`);
}

/** They may not have been read yet. */
function noAlertText(targets: readonly Shown[]): string {
  return `No open alert about ${list(targets.map(({ name }) => name))} is known here.`;
}

/** @returns the alert that is to be followed; undefined where none is open */
export function findFollowed(targets: readonly Shown[]): Alert | undefined {
  const [alert] = alertsOf(targets);
  if (alert === undefined && targets.length > 0) notice(noAlertText(targets));
  return alert;
}

function alertsOf(targets: readonly Shown[]): Alert[] {
  return [
    ...new Map(targets.flatMap(({ alert }) => (alert === undefined ? [] : [[alert.id, alert] as const]))).values(),
  ];
}
