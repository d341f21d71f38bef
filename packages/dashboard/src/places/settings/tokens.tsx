import type { CreatedToken, Token, TokenScope } from '@upriver/contract';
import { useState } from 'preact/hooks';
import { ApiError, api } from '../../api/client.ts';
import { refresh, useResource } from '../../api/resource.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../components/button.tsx';
import { Confirm } from '../../components/confirm.tsx';
import { Choice, Field } from '../../components/field.tsx';
import { Empty, Section, Skeleton } from '../../components/layout.tsx';
import { Secret } from '../../components/secret.tsx';
import { LoadError } from '../../components/state.tsx';
import { Table } from '../../components/table.tsx';
import { Age, Time } from '../../components/time.tsx';
import { span } from '../../view/words.ts';

const TOKENS = '/api/v1/tokens';
/** Each includes the ones before it. */
const SCOPES: readonly (readonly [TokenScope, string])[] = [
  ['read', 'read'],
  ['write', 'write'],
  ['admin', 'admin'],
];

/** API tokens: made, and revoked, and shown in full once. */
export function Tokens() {
  const mayManage = useMay('admin');
  const tokens = useResource<Token[]>(mayManage ? TOKENS : undefined);
  const [isMaking, setMaking] = useState(false);
  const [created, setCreated] = useState<CreatedToken | undefined>(undefined);
  if (!mayManage) return <Empty title="API tokens are for admins.">Admins can see and change this.</Empty>;
  if (tokens.data === undefined)
    return tokens.error === undefined ? (
      <Skeleton />
    ) : (
      <LoadError what="The API tokens" error={tokens.error} retry={tokens.refresh} />
    );
  const usable = tokens.data.filter(({ revokedAt }) => revokedAt === null);
  return (
    <Section
      title="API tokens"
      count={usable.length}
      right={
        <Button small kind="primary" onClick={() => setMaking(true)}>
          New token
        </Button>
      }
    >
      {isMaking ? (
        <TokenForm
          onDone={(token) => {
            setMaking(false);
            setCreated(token);
            refresh(TOKENS);
          }}
        />
      ) : null}
      {created === undefined ? null : <Secret name={created.name} value={created.token} />}
      <Table
        name="API tokens"
        stacks
        rows={usable}
        keyOf={({ id }) => id}
        empty="No token. Programs need one to read the API; SDKs use the keys of their project."
        columns={[
          { name: 'Name', class: 'strong', cell: ({ name }) => name },
          { name: 'May', class: 'wide', cell: ({ scopes }) => scopes.join(', ') },
          { name: 'Starts with', class: 'mono hide-s', cell: ({ prefix }) => `${prefix}…` },
          { name: 'Made', class: 'hide-s muted', cell: ({ createdAt }) => <Time at={createdAt} /> },
          {
            name: 'Ends',
            class: 'hide-s muted',
            cell: ({ expiresAt }) => (expiresAt === null ? 'never' : <Time at={expiresAt} />),
          },
          {
            name: 'Last used',
            cell: ({ lastUsedAt }) =>
              lastUsedAt === null ? (
                <span class="faint">never used</span>
              ) : (
                <>
                  <Age since={lastUsedAt} /> ago
                </>
              ),
          },
          {
            name: <span class="vh">Actions</span>,
            num: true,
            cell: ({ id, name, lastUsedAt }) => (
              <Confirm
                verb="Revoke"
                question={`Revoke ${name}? ${
                  lastUsedAt === null
                    ? 'It was never used.'
                    : `It was used ${span(Date.now() - Date.parse(lastUsedAt))} ago.`
                }`}
                onConfirm={async () => {
                  await api('DELETE', `${TOKENS}/${id}`);
                  refresh(TOKENS);
                }}
              />
            ),
          },
        ]}
      />
    </Section>
  );
}

function TokenForm({ onDone }: { onDone: (token: CreatedToken | undefined) => void }) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('read');
  const [error, setError] = useState<string | undefined>(undefined);
  const submit = async (): Promise<void> => {
    try {
      onDone(await api<CreatedToken>('POST', TOKENS, { body: { name, scopes: [scope] } }));
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown.message);
    }
  };
  return (
    <form
      class="settings-form"
      aria-label="New token"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        label="Name"
        value={name}
        onInput={setName}
        required
        autofocus
        maxLength={200}
        placeholder="grafana-metrics"
        error={error}
      />
      <Choice label="It may" value={scope} options={SCOPES} onChange={setScope} />
      <div class="row">
        <Button writes kind="primary" submit>
          Make the token
        </Button>
        <Button kind="quiet" onClick={() => onDone(undefined)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
