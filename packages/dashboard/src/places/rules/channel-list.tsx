import type { AlertRule, Channel, Delivery } from '@upriver/contract';
import { api } from '../../api/client.ts';
import { refreshUnder, useResource } from '../../api/resource.ts';
import { Button } from '../../components/button.tsx';
import { FieldError } from '../../components/field.tsx';
import { Section } from '../../components/layout.tsx';
import { State } from '../../components/state.tsx';
import { Table } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import { useAction } from '../../components/use-action.ts';
import { Link } from '../../router.tsx';
import { deliveryState } from '../../view/delivery-state.ts';
import { CHANNELS_PATH } from './paths.ts';

interface ChannelListProps {
  /** Undefined until they are known. */
  readonly channels: readonly Channel[] | undefined;
  readonly rules: readonly AlertRule[];
  readonly mayWrite: boolean;
}

/** Where messages go, and how the last one fared. */
export function ChannelList({ channels, rules, mayWrite }: ChannelListProps) {
  return (
    <Section title="Channels" count={channels?.length}>
      <Table
        name="Channels"
        stacks
        rows={channels ?? []}
        isLoading={channels === undefined}
        keyOf={({ id }) => id}
        empty="No channel yet."
        columns={[
          {
            name: 'Channel',
            cell: ({ id, name, kind }) => (
              <>
                <Link class="strong" href={`/channels/${id}`}>
                  {name}
                </Link>
                <br />
                <small>{kind.replaceAll('_', ' ')}</small>
              </>
            ),
          },
          { name: 'Used by', class: 'hide-s muted', cell: ({ id }) => usedBy(id, rules) },
          { name: 'Last delivery', class: 'wide', cell: (channel) => <LastDelivery channel={channel} /> },
          {
            name: <span class="vh">Actions</span>,
            num: true,
            cell: (channel) => mayWrite && channel.enabled && <SendTest id={channel.id} />,
          },
        ]}
      />
    </Section>
  );
}

function usedBy(id: string, rules: readonly AlertRule[]): string {
  const names = rules
    .filter(({ enabled, definition }) => enabled && (definition.channels?.includes(id) ?? true))
    .map(({ name }) => name);
  return names.join(', ') || 'no rule';
}

/** Path of the deliveries of a channel. */
export function deliveriesPath(id: string): string {
  return `${CHANNELS_PATH}/${id}/deliveries`;
}

function LastDelivery({ channel }: { readonly channel: Channel }) {
  const { data: deliveries } = useResource<Delivery[]>(deliveriesPath(channel.id));
  if (!channel.enabled)
    return (
      <>
        <State is="gone">Switched off</State> <small>{channel.disabledReason ?? 'by hand'}</small>
      </>
    );
  const [last] = deliveries ?? [];
  if (last === undefined) return <span class="faint">{deliveries === undefined ? '' : 'nothing sent yet'}</span>;
  const { is, word, why } = deliveryState(last);
  return (
    <>
      <State is={is}>{word}</State>{' '}
      <small>
        <Time at={last.deliveredAt ?? last.createdAt} />
        {why === '' ? '' : `, ${why}`}
      </small>
    </>
  );
}

/** Sends a test message, and shows how it fared once it is on its way. */
export function SendTest({ id }: { readonly id: string }) {
  const { problem, run } = useAction(async () => {
    await api('POST', `${CHANNELS_PATH}/${id}/test`);
    refreshUnder(deliveriesPath(id));
    setTimeout(() => refreshUnder(deliveriesPath(id)), 1000);
  });
  return (
    <>
      <Button writes small onClick={run}>
        Send a test
      </Button>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
    </>
  );
}
