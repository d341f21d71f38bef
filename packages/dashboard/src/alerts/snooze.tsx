import type { Alert } from '@upriver/contract';
import { useRef } from 'preact/hooks';
import { useMay } from '../api/session.ts';
import { ZONE, useMinute } from '../clock.ts';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { useClosedAway } from '../components/use-closed-away.ts';
import { useWriteBlock } from '../live/connection.ts';
import { tellOutcome } from '../shell/notice.tsx';
import { namesOf, snoozeChoices, snoozedText } from '../view/alerts.ts';
import { moment } from '../view/words.ts';
import { endSnooze, snooze } from './open-alerts.ts';

/**
 * Keeps an alert silent until it ends or a time is reached, or ends that silence. Nothing for those who may not, or where somebody
 * deals with the alert, whose updates are not sent anyway.
 */
export function Snooze({ alert }: { alert: Alert }) {
  const details = useRef<HTMLDetailsElement>(null);
  useClosedAway(details);
  const now = Math.max(useMinute(), Date.now());
  const block = useWriteBlock();
  if (!useMay('write') || alert.acknowledgedAt !== null) return null;
  const names = namesOf([alert]);
  if (snoozedText(alert, now, ZONE) !== '')
    return (
      <Button
        writes
        title={`Updates about ${names} are sent again`}
        onClick={() => tellOutcome(endSnooze([alert]), `No longer silent: ${names}.`)}
      >
        End silence
      </Button>
    );
  if (block !== undefined) return <Button disabled={block}>Snooze</Button>;
  const choose = async (until: number): Promise<void> => {
    await tellOutcome(
      snooze([alert], until),
      `Silent until ${moment(until, Date.now(), ZONE)}, but for its end: ${names}.`,
    );
    if (details.current !== null) details.current.open = false;
  };
  return (
    <details ref={details} class="menu">
      <summary class="btn" title={`Sends no updates about ${names} for a while`}>
        <Icon name="clock" size={14} />
        Snooze
      </summary>
      <ul class="menu-list short">
        {snoozeChoices(now, ZONE).map(({ name, until }) => (
          <li key={name}>
            <Button kind="quiet" small wide onClick={() => choose(until)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
