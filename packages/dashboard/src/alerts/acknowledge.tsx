import type { Alert } from '@upriver/contract';
import { useMay } from '../api/session.ts';
import { Button } from '../components/button.tsx';
import { tellOutcome } from '../shell/notice.tsx';
import { namesOf } from '../view/alerts.ts';
import { acknowledge, takeBack } from './open-alerts.ts';

/**
 * Takes alerts in hand, or gives them back when all are. Nothing where no alert is open, or for those who may not.
 */
export function Acknowledge({ alerts, small = false }: { alerts: readonly Alert[]; small?: boolean }) {
  const mayWrite = useMay('write');
  if (!mayWrite || alerts.length === 0) return null;
  const open = alerts.filter(({ acknowledgedAt }) => acknowledgedAt === null);
  const isTaken = open.length === 0;
  const meant = isTaken ? alerts : open;
  // One alert may be about several vendors: what is done to it is done for all of them.
  const number = new Set(meant.flatMap(({ services }) => services.map(({ id }) => id))).size;
  const many = number > 2 ? `all ${number} ` : number === 2 ? 'both ' : '';
  const run = (): Promise<void> =>
    tellOutcome(
      isTaken ? takeBack(meant) : acknowledge(meant),
      `${isTaken ? 'No longer acknowledged' : 'Acknowledged'}: ${namesOf(meant)}.`,
    );
  return (
    <Button
      writes
      small={small}
      kind={isTaken ? 'quiet' : 'plain'}
      title={number === 1 ? 'a' : `${meant.length === 1 ? 'One alert: ' : ''}${namesOf(meant)}`}
      onClick={run}
    >
      {isTaken ? `Take ${many}back` : `Acknowledge${many === '' ? '' : ` ${many.trim()}`}`}
    </Button>
  );
}
