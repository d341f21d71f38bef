import type { Alert, Channel, Delivery } from '@upriver/contract';
import { useResource } from '../api/resource.ts';
import { Skeleton } from '../components/layout.tsx';
import { State } from '../components/state.tsx';
import { Table } from '../components/table.tsx';
import { Phrase, Time } from '../components/time.tsx';
import { toldLines } from '../view/alerts.ts';

/** What was told to whom about some alerts, and who acknowledged them; `none` where there is no alert. */
export function Told({ alerts, none }: { alerts: readonly Alert[] | undefined; none: string }) {
  const { data: channels } = useResource<Channel[]>('/api/v1/channels');
  if (alerts === undefined || channels === undefined) return <Skeleton rows={2} />;
  if (alerts.length === 0) return <p class="muted small">{none}</p>;
  return (
    <>
      {alerts.map((alert) => (
        <ToldOf key={alert.id} alert={alert} channels={channels} />
      ))}
    </>
  );
}

function ToldOf({ alert, channels }: { alert: Alert; channels: readonly Channel[] }) {
  const { data: deliveries } = useResource<Delivery[]>(`/api/v1/alerts/${alert.id}/deliveries`);
  return (
    <Table
      name="Told to whom"
      head={false}
      rows={deliveries === undefined ? [] : toldLines(alert, deliveries, channels)}
      keyOf={({ id }) => id}
      isLoading={deliveries === undefined}
      empty={
        channels.length === 0 ? 'A rule noticed it, but there is no channel.' : 'A rule noticed it; nothing was sent.'
      }
      columns={[
        { name: 'At', class: 'nowrap faint', cell: ({ at }) => <Time at={at} seconds /> },
        {
          name: 'Whom, what',
          cell: ({ who, what }) => (
            <>
              {who}
              <br />
              <small>
                <Phrase text={what} />
              </small>
            </>
          ),
        },
        {
          name: 'How',
          num: true,
          class: 'faint',
          cell: ({ took, state }) =>
            state === undefined ? (
              <span class="nowrap">{took}</span>
            ) : (
              <>
                <State is={state.is}>{state.word}</State>
                {state.why === '' ? null : (
                  <>
                    <br />
                    <small>{state.why}</small>
                  </>
                )}
              </>
            ),
        },
      ]}
    />
  );
}
