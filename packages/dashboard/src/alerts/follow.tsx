import type { Alert, Channel } from '@upriver/contract';
import { useResource } from '../api/resource.ts';
import { useMay } from '../api/session.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { FieldError } from '../components/field.tsx';
import { State } from '../components/state.tsx';
import { useAction } from '../components/use-action.ts';
import { Link } from '../router.tsx';
import { notice } from '../shell/notice.tsx';
import { namesOf } from '../view/alerts.ts';
import { follow } from './open-alerts.ts';

/** Chooses the channel that is sent every update of an alert until it ends. */
export function FollowDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const { data: channels } = useResource<Channel[]>('/api/v1/channels');
  const usable = channels?.filter(({ enabled }) => enabled) ?? [];
  const mayWrite = useMay('write');
  return (
    <Dialog label="Follow until it ends" onClose={onClose}>
      <div class="q">
        <b class="strong">Follow until it ends</b>
        <span class="faint right">Esc closes</span>
      </div>
      <p class="pad">
        {mayWrite
          ? `Every update about ${namesOf([alert])} goes to`
          : 'Members choose which channel is sent every update.'}
      </p>
      <ul class="choices">
        {(mayWrite ? usable : []).map((channel) => (
          <li key={channel.id}>
            <Follower alert={alert} channel={channel} onClose={onClose} />
          </li>
        ))}
      </ul>
      {channels === undefined || usable.length > 0 || !mayWrite ? null : (
        <p class="pad muted">
          There is no channel yet.{' '}
          <Link class="link" href="/channels/new">
            Add one
          </Link>
        </p>
      )}
    </Dialog>
  );
}

function Follower({ alert, channel, onClose }: { alert: Alert; channel: Channel; onClose: () => void }) {
  const { id, name, kind } = channel;
  const { problem, run } = useAction(async () => {
    await follow(alert, id);
    notice(`${name} is sent every update about ${namesOf([alert])} until it ends.`);
    onClose();
  });
  return (
    <>
      <span>
        {name} <small>{kind.replaceAll('_', ' ')}</small>
      </span>
      {alert.followingChannels.includes(id) ? (
        <State is="good">Follows</State>
      ) : (
        <Button writes small onClick={run}>
          Send here
        </Button>
      )}
      {problem === undefined ? null : <FieldError>{problem}</FieldError>}
    </>
  );
}
