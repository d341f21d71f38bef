import type { AlertRule, Channel, Project } from '@upriver/contract';
import { useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { refreshUnder, useResource } from '../../api/resource.ts';
import { useMay } from '../../api/session.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { FieldError } from '../../components/field.tsx';
import { Empty, Section, Skeleton, TitleBar } from '../../components/layout.tsx';
import { LoadError } from '../../components/state.tsx';
import { Table } from '../../components/table.tsx';
import { useAction } from '../../components/use-action.ts';
import { Link } from '../../router.tsx';
import { ruleSentence } from '../../view/rule-sentence.ts';
import { ChannelList } from './channel-list.tsx';
import { CHANNELS_PATH, RULES_PATH } from './paths.ts';

/** Who is told what. */
export default function RulesPlace() {
  const rules = useResource<AlertRule[]>(RULES_PATH);
  const channels = useResource<Channel[]>(CHANNELS_PATH);
  const { data: projects = [] } = useResource<Project[]>('/api/v1/projects?limit=200');
  const mayWrite = useMay('write');
  const words = { channels: channels.data ?? [], projects };
  return (
    <>
      <TitleBar
        title="Rules and channels"
        right={
          mayWrite ? (
            <>
              <ButtonLink href="/channels/new">New channel</ButtonLink>
              <ButtonLink kind="primary" href="/rules/new">
                New rule
              </ButtonLink>
            </>
          ) : undefined
        }
      />
      {channels.data?.length === 0 && (
        <Empty title="No rule notifies anybody yet.">
          A rule is ready: them, us and undecided of your projects. It needs a channel.
        </Empty>
      )}
      <Section title="Rules">
        {rules.error !== undefined && rules.data === undefined && (
          <LoadError what="The rules" error={rules.error} retry={rules.refresh} />
        )}
        {rules.data === undefined && rules.error === undefined && <Skeleton />}
        {rules.data !== undefined && (
          <Table
            name="Rules"
            stacks
            rows={rules.data}
            keyOf={({ id }) => id}
            empty="No rule: nobody is told anything."
            columns={[
              { name: 'Rule', class: 'strong', cell: ({ id, name }) => <Link href={`/rules/${id}`}>{name}</Link> },
              {
                name: 'Says',
                class: 'muted wide',
                cell: ({ definition }) =>
                  ruleSentence(definition, words)
                    .map((part) => (part.kind === 'text' ? part.text : part.label))
                    .join(''),
              },
              {
                name: <span class="vh">Actions</span>,
                num: true,
                cell: (rule) => (mayWrite ? <RuleSwitch rule={rule} /> : rule.enabled ? 'On' : 'Off'),
              },
            ]}
          />
        )}
      </Section>
      <ChannelList channels={channels.data} rules={rules.data ?? []} mayWrite={mayWrite} />
    </>
  );
}

function RuleSwitch({ rule: { id, enabled } }: { readonly rule: AlertRule }) {
  const [wasChanged, setChanged] = useState(false);
  const { problem, run } = useAction(async () => {
    await api('PATCH', `${RULES_PATH}/${id}`, { body: { enabled: !enabled } });
    setChanged(true);
    refreshUnder(RULES_PATH);
  });
  return (
    <>
      <span class="muted">{enabled ? 'On' : 'Off'}</span>{' '}
      <Button writes small onClick={run}>
        {enabled ? 'Switch off' : 'Switch on'}
      </Button>
      <span class="vh" role="status">
        {wasChanged ? `The rule is ${enabled ? 'on' : 'off'}.` : ''}
      </span>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
    </>
  );
}
