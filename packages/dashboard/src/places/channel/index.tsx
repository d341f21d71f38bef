import type { AlertRule, Channel, Delivery } from '@upriver/contract';
import { useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { refreshUnder, useResource } from '../../api/resource.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../components/button.tsx';
import { FieldError } from '../../components/field.tsx';
import { Crumbs, Section, Skeleton, TitleBar } from '../../components/layout.tsx';
import { LoadError, State } from '../../components/state.tsx';
import { LiveTable } from '../../components/table.tsx';
import { Phrase, Time } from '../../components/time.tsx';
import { useAction } from '../../components/use-action.ts';
import { navigate } from '../../router.tsx';
import { deliveryState } from '../../view/delivery-state.ts';
import { latency } from '../../view/words.ts';
import type { PlaceProps } from '../index.ts';
import { SendTest, deliveriesPath } from '../rules/channel-list.tsx';
import { CHANNELS_PATH, RULES_PATH } from '../rules/paths.ts';
import { NewChannel } from './new-channel.tsx';

/** One channel with its deliveries. */
export default function ChannelPlace({ params: { id = '' } }: PlaceProps) {
  return id === 'new' ? <NewChannel /> : <ChannelView id={id} />;
}

function ChannelView({ id }: { readonly id: string }) {
  const path = `${CHANNELS_PATH}/${encodeURIComponent(id)}`;
  const { data: channel, error, refresh: again } = useResource<Channel>(path);
  const { data: rules } = useResource<AlertRule[]>(RULES_PATH);
  const mayWrite = useMay('write');
  if (error !== undefined && channel === undefined)
    return <LoadError what="This channel" error={error} retry={again} />;
  if (channel === undefined) return <Skeleton />;
  const users = rules?.filter(({ definition }) => definition.channels?.includes(id) ?? true);
  return (
    <>
      <Crumbs above={[['Rules and channels', '/rules']]} here={channel.name} />
      <TitleBar title={channel.name} right={mayWrite && channel.enabled ? <SendTest id={id} /> : undefined}>
        <span class="muted">{channel.kind.replaceAll('_', ' ')}</span>
        {!channel.enabled && <State is="gone">Switched off: {channel.disabledReason ?? 'by hand'}</State>}
      </TitleBar>
      <p class="muted mb">
        {users === undefined
          ? ' '
          : users.length === 0
            ? 'No rule sends to it.'
            : `Used by ${users.map(({ name }) => name).join(', ')}.`}
      </p>
      <Deliveries id={id} />
      {mayWrite && <ChannelActions channel={channel} path={path} />}
    </>
  );
}

function Deliveries({ id }: { readonly id: string }) {
  const { data: deliveries, error, refresh: again } = useResource<Delivery[]>(deliveriesPath(id));
  if (error !== undefined && deliveries === undefined)
    return <LoadError what="The deliveries" error={error} retry={again} />;
  return (
    <Section title="Deliveries" count="newest first">
      {deliveries === undefined ? (
        <Skeleton />
      ) : (
        <LiveTable
          name="Deliveries"
          stacks
          rows={deliveries}
          keyOf={(delivery) => delivery.id}
          empty="Nothing sent yet. A test shows whether messages arrive."
          columns={[
            { name: 'Created', class: 'nowrap', cell: ({ createdAt }) => <Time at={createdAt} /> },
            { name: 'Message', class: 'wide', cell: ({ title }) => <Phrase text={title} /> },
            { name: 'State', cell: (delivery) => <StateOf delivery={delivery} /> },
            {
              name: 'Took',
              num: true,
              class: 'hide-s',
              cell: ({ attempts }) => (attempts.at(-1) === undefined ? '–' : latency(attempts.at(-1)?.tookMs ?? 0)),
            },
          ]}
        />
      )}
    </Section>
  );
}

function StateOf({ delivery }: { readonly delivery: Delivery }) {
  const { is, word, why } = deliveryState(delivery);
  return (
    <>
      <State is={is}>{word}</State> <small>{why}</small>
    </>
  );
}

function ChannelActions({
  channel: { id, name, enabled },
  path,
}: {
  readonly channel: Channel;
  readonly path: string;
}) {
  const [isAsked, setAsked] = useState(false);
  const turn = useAction(async () => {
    await api('PATCH', path, { body: { enabled: !enabled } });
    refreshUnder(path);
    refreshUnder(CHANNELS_PATH);
  });
  const remove = useAction(async () => {
    await api('DELETE', path);
    refreshUnder(CHANNELS_PATH);
    navigate('/rules', 'replace');
  });
  const again = useAction(async () => {
    const since = new Date(Date.now() - 24 * 3_600_000).toISOString();
    await api('POST', `${path}/redeliver`, { body: { from: since, to: new Date().toISOString() } });
    refreshUnder(deliveriesPath(id));
  });
  const problem = turn.problem ?? remove.problem ?? again.problem;
  return (
    <Section title="Change">
      <div class="chips">
        <Button writes onClick={turn.run}>
          {enabled ? 'Switch off' : 'Switch on'}
        </Button>
        <Button writes onClick={again.run}>
          Send the last 24 h again
        </Button>
        {isAsked ? (
          <Button writes onClick={remove.run}>
            Delete {name} with its deliveries
          </Button>
        ) : (
          <Button onClick={() => setAsked(true)}>Delete</Button>
        )}
      </div>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
    </Section>
  );
}
