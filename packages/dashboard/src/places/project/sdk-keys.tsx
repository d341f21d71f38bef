import type { CreatedSdkKey, SdkKey } from '@upriver/contract';
import { useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { refreshUnder, useResource } from '../../api/resource.ts';
import { Button } from '../../components/button.tsx';
import { FieldError } from '../../components/field.tsx';
import { Section } from '../../components/layout.tsx';
import { Secret } from '../../components/secret.tsx';
import { Table } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import { useAction } from '../../components/use-action.ts';

interface SdkKeysProps {
  /** Of the project. */
  readonly path: string;
  readonly mayWrite: boolean;
}

/** Keys with which programs of the project report their calls. */
export function SdkKeys({ path, mayWrite }: SdkKeysProps) {
  const keysPath = `${path}/sdk-keys`;
  const { data } = useResource<SdkKey[]>(keysPath);
  const keys = data ?? [];
  const [created, setCreated] = useState<CreatedSdkKey | undefined>(undefined);
  const { problem, run } = useAction(async () => {
    setCreated(await api<CreatedSdkKey>('POST', keysPath, { body: { name: `key ${keys.length + 1}` } }));
    refreshUnder(keysPath);
  });
  return (
    <Section
      title="SDK keys"
      right={
        mayWrite ? (
          <Button writes small onClick={run}>
            New key
          </Button>
        ) : undefined
      }
    >
      {problem !== undefined && <FieldError>{problem}</FieldError>}
      {created !== undefined && <Secret name={created.name} value={created.key} />}
      <Table
        name="SDK keys"
        stacks
        rows={keys.filter(({ revokedAt }) => revokedAt === null)}
        keyOf={({ id }) => id}
        isLoading={data === undefined}
        empty="No key yet. Programs need one to report their calls."
        columns={[
          { name: 'Name', cell: ({ name, enabled }) => `${name}${enabled ? '' : ' (switched off)'}` },
          { name: 'Starts with', class: 'mono', cell: ({ prefix }) => `${prefix}…` },
          { name: 'Made', num: true, class: 'hide-s', cell: ({ createdAt }) => <Time at={createdAt} /> },
          {
            name: <span class="vh">Actions</span>,
            num: true,
            cell: (key) => mayWrite && <KeyActions sdkKey={key} keysPath={keysPath} />,
          },
        ]}
      />
    </Section>
  );
}

/** Switching off can be undone; revoking cannot, and asks once more. */
function KeyActions({
  sdkKey: { id, name, enabled },
  keysPath,
}: {
  readonly sdkKey: SdkKey;
  readonly keysPath: string;
}) {
  const [isAsked, setAsked] = useState(false);
  const turn = useAction(async () => {
    await api('PATCH', `${keysPath}/${id}`, { body: { enabled: !enabled } });
    refreshUnder(keysPath);
  });
  const revoke = useAction(async () => {
    await api('DELETE', `${keysPath}/${id}`);
    refreshUnder(keysPath);
  });
  const problem = turn.problem ?? revoke.problem;
  return (
    <>
      <Button writes kind="quiet" small onClick={turn.run}>
        {enabled ? 'Switch off' : 'Switch on'}
      </Button>
      {isAsked ? (
        <Button writes small onClick={revoke.run}>
          Revoke {name} for good
        </Button>
      ) : (
        <Button kind="quiet" small onClick={() => setAsked(true)}>
          Revoke
        </Button>
      )}
      {problem !== undefined && <FieldError>{problem}</FieldError>}
    </>
  );
}
