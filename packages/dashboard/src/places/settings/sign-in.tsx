import type { Connection, Passkey, SignInWays } from '@upriver/contract';
import { useState } from 'preact/hooks';
import { ApiError, api } from '../../api/client.ts';
import { PASSKEYS_PATH, addPasskey } from '../../api/passkeys.ts';
import { refresh, useResource } from '../../api/resource.ts';
import { SESSION_PATH, signOut, useSession } from '../../api/session.ts';
import { Button } from '../../components/button.tsx';
import { Confirm } from '../../components/confirm.tsx';
import { Field, FieldError } from '../../components/field.tsx';
import { Section } from '../../components/layout.tsx';
import { State } from '../../components/state.tsx';
import { Table } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';

/** How the reader signs in, and in which ways people can sign in here. */
export function OwnSignIn() {
  const person = useSession()?.person;
  const ways = useResource<SignInWays>('/api/v1/sign-in').data;
  if (person === undefined || person === null) return null;
  return (
    <>
      <Section title="Your passkeys">
        <Passkeys />
      </Section>
      <Section title="Your password">
        <PasswordForm />
      </Section>
      <Section title="Connected programs">
        <Connections />
      </Section>
      <Section title="Your sessions">
        <p class="muted">You are signed in as {person.email}.</p>
        <div class="row-of-buttons">
          <Button writes onClick={() => signOut()}>
            Sign out
          </Button>
          <Confirm
            verb="Sign out everywhere"
            question="Sign out on every device, this one too, and disconnect every program?"
            onConfirm={() => signOut({ isEverywhere: true })}
          />
        </div>
      </Section>
      <Section title="Ways to sign in here">
        <ul class="muted">
          <li>E-mail and password, passkeys</li>
          {ways?.providers.map(({ id, name }) => (
            <li key={id}>{name} (single sign-on)</li>
          ))}
          {ways?.proxy === true ? <li>A proxy that signs people in</li> : null}
        </ul>
        <p class="faint small">The settings of the server name providers of single sign-on (UPRIVER_OIDC_FILE).</p>
      </Section>
    </>
  );
}

function Passkeys() {
  const { data } = useResource<Passkey[]>(PASSKEYS_PATH);
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const add = async (): Promise<void> => {
    setError(undefined);
    try {
      await addPasskey(name.trim());
      setName('');
      refresh(PASSKEYS_PATH);
    } catch (thrown) {
      if (thrown instanceof ApiError) setError(thrown.message);
      else if (thrown instanceof DOMException) setError('No passkey was made: the browser stopped.');
      else throw thrown;
    }
  };
  return (
    <>
      <Table
        name="Your passkeys"
        rows={data ?? []}
        keyOf={({ id }) => id}
        isLoading={data === undefined}
        empty="No passkey yet. It signs you in with a fingerprint, a face or a PIN, and cannot be phished."
        columns={[
          { name: 'Name', class: 'strong', cell: (passkey) => passkey.name },
          { name: 'Made', class: 'muted', cell: ({ createdAt }) => <Time at={createdAt} /> },
          {
            name: <span class="vh">Actions</span>,
            num: true,
            cell: (passkey) => (
              <Confirm
                verb="Delete"
                question={`Delete ${passkey.name}?`}
                onConfirm={async () => {
                  await api('DELETE', `${PASSKEYS_PATH}/${passkey.id}`);
                  refresh(PASSKEYS_PATH);
                }}
              />
            ),
          },
        ]}
      />
      <form
        class="settings-form"
        aria-label="Add a passkey"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Field
          label="Name of the device"
          value={name}
          onInput={setName}
          required
          maxLength={200}
          placeholder="Laptop"
        />
        {error === undefined ? null : <FieldError>{error}</FieldError>}
        <div class="row">
          <Button writes submit>
            Add a passkey
          </Button>
        </div>
      </form>
    </>
  );
}

const CONNECTIONS_PATH = `${SESSION_PATH}/connections`;

/** Assistants and other programs that act for the reader. */
function Connections() {
  const { data } = useResource<Connection[]>(CONNECTIONS_PATH);
  return (
    <Table
      name="Connected programs"
      rows={data ?? []}
      keyOf={({ id }) => id}
      isLoading={data === undefined}
      empty="No program acts for you. An assistant that you give the address of this server with /mcp asks you here."
      columns={[
        { name: 'Program', class: 'strong', cell: ({ clientName, redirectHost }) => `${clientName} (${redirectHost})` },
        { name: 'Organization', class: 'muted', cell: ({ organization }) => organization.name },
        {
          name: 'May',
          class: 'muted',
          cell: ({ scopes }) => (scopes.includes('write') ? 'read, acknowledge' : 'read'),
        },
        {
          name: 'Last used',
          class: 'muted',
          cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'never' : <Time at={lastUsedAt} />),
        },
        {
          name: <span class="vh">Actions</span>,
          num: true,
          cell: ({ id, clientName }) => (
            <Confirm
              verb="Disconnect"
              question={`Disconnect ${clientName}?`}
              onConfirm={async () => {
                await api('DELETE', `${CONNECTIONS_PATH}/${id}`);
                refresh(CONNECTIONS_PATH);
              }}
            />
          ),
        },
      ]}
    />
  );
}

function PasswordForm() {
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [isDone, setDone] = useState(false);
  const submit = async (): Promise<void> => {
    setDone(false);
    setError(undefined);
    try {
      await api('POST', `${SESSION_PATH}/password`, { body: { currentPassword, newPassword }, staysHere: true });
      setCurrent('');
      setNew('');
      setDone(true);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown.message);
    }
  };
  return (
    <form
      class="settings-form"
      aria-label="Change the password"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        label="Current password"
        type="password"
        autocomplete="current-password"
        value={currentPassword}
        onInput={setCurrent}
        required
      />
      <Field
        label="New password"
        type="password"
        autocomplete="new-password"
        value={newPassword}
        onInput={setNew}
        required
        help="At least 10 characters. Your other sessions and connected programs end."
      />
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      <div class="row">
        <Button writes submit>
          Change the password
        </Button>
        {isDone ? <State is="good">Changed</State> : null}
      </div>
    </form>
  );
}
