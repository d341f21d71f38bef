import type { CreatedInvitation, Invitation, Member, Role } from '@upriver/contract';
import { useState } from 'preact/hooks';
import { ApiError, api } from '../../api/client.ts';
import { refresh, useResource } from '../../api/resource.ts';
import { useMay, useSession } from '../../api/session.ts';
import { Button } from '../../components/button.tsx';
import { Confirm } from '../../components/confirm.tsx';
import { Choice, Field, FieldError } from '../../components/field.tsx';
import { Section, Skeleton } from '../../components/layout.tsx';
import { Secret } from '../../components/secret.tsx';
import { LoadError } from '../../components/state.tsx';
import { Table } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import { rolesBelow } from '../../view/roles.ts';

const MEMBERS = '/api/v1/members';
const INVITATIONS = '/api/v1/invitations';

/** People of the organization, and those who are invited. */
export function Members() {
  const members = useResource<Member[]>(MEMBERS);
  const mayManage = useMay('admin');
  const invitations = useResource<Invitation[]>(mayManage ? INVITATIONS : undefined);
  const [isInviting, setInviting] = useState(false);
  const [created, setCreated] = useState<CreatedInvitation | undefined>(undefined);
  if (members.data === undefined)
    return members.error === undefined ? (
      <Skeleton />
    ) : (
      <LoadError what="The members" error={members.error} retry={members.refresh} />
    );
  const now = Date.now();
  const open = (invitations.data ?? []).filter(
    ({ acceptedAt, revokedAt, expiresAt }) => acceptedAt === null && revokedAt === null && Date.parse(expiresAt) > now,
  );
  return (
    <>
      <Section
        title="Members"
        count={open.length === 0 ? members.data.length : `${members.data.length}, and ${open.length} invited`}
        right={
          mayManage ? (
            <Button small kind="primary" onClick={() => setInviting(true)}>
              Invite
            </Button>
          ) : (
            <span class="faint small">Admins can change this.</span>
          )
        }
      >
        {isInviting ? (
          <InviteForm
            onDone={(invitation) => {
              setInviting(false);
              setCreated(invitation);
              refresh(INVITATIONS);
            }}
          />
        ) : null}
        {created === undefined ? null : (
          <Secret name={`The link for ${created.email ?? 'whoever opens it'}`} value={created.link} />
        )}
        <MemberTable members={members.data} mayManage={mayManage} />
      </Section>
      {open.length === 0 ? null : <Invitations invitations={open} />}
    </>
  );
}

function InviteForm({ onDone }: { onDone: (invitation: CreatedInvitation | undefined) => void }) {
  const own = useSession()?.role ?? 'viewer';
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('member');
  const [error, setError] = useState<string | undefined>(undefined);
  const submit = async (): Promise<void> => {
    try {
      onDone(await api<CreatedInvitation>('POST', INVITATIONS, { body: { email: email.trim(), role } }));
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown.message);
    }
  };
  return (
    <form
      class="settings-form"
      aria-label="Invite somebody"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label="E-mail" type="email" value={email} onInput={setEmail} required autofocus error={error} />
      <Choice
        label="Role"
        value={role}
        options={rolesBelow(own).map((one) => [one, one] as const)}
        onChange={setRole}
      />
      <div class="row">
        <Button writes kind="primary" submit>
          Make the link
        </Button>
        <Button kind="quiet" onClick={() => onDone(undefined)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function MemberTable({ members, mayManage }: { members: readonly Member[]; mayManage: boolean }) {
  const session = useSession();
  const own = session?.role ?? 'viewer';
  return (
    <Table
      name="Members"
      rows={members}
      keyOf={({ id }) => id}
      columns={[
        {
          name: 'Person',
          cell: ({ id, name, email }) => (
            <>
              <b class="strong">{name}</b>
              {id === session?.person?.id ? <small> you</small> : null}
              <br />
              <small>{email}</small>
            </>
          ),
        },
        {
          name: 'Role',
          cell: (member) =>
            mayManage && member.id !== session?.person?.id && rolesBelow(own).includes(member.role) ? (
              <RoleChoice member={member} own={own} />
            ) : (
              member.role
            ),
        },
        { name: 'Joined', class: 'hide-s muted', cell: ({ createdAt }) => <Time at={createdAt} /> },
        {
          name: <span class="vh">Actions</span>,
          num: true,
          cell: ({ id, name, role }) =>
            mayManage && rolesBelow(own).includes(role) && id !== session?.person?.id ? (
              <Confirm
                verb="Remove"
                question={`Remove ${name}? Their session here ends at once.`}
                onConfirm={async () => {
                  await api('DELETE', `${MEMBERS}/${id}`);
                  refresh(MEMBERS);
                }}
              />
            ) : null,
        },
      ]}
    />
  );
}

function RoleChoice({ member: { id, name, role }, own }: { member: Member; own: Role }) {
  const [error, setError] = useState<string | undefined>(undefined);
  const change = async (next: Role): Promise<void> => {
    try {
      await api('PATCH', `${MEMBERS}/${id}`, { body: { role: next } });
      setError(undefined);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown.message);
    }
    refresh(MEMBERS);
  };
  return (
    <>
      <Choice
        label={`Role of ${name}`}
        hidden
        writes
        value={role}
        options={rolesBelow(own).map((one) => [one, one] as const)}
        onChange={(next) => void change(next)}
      />
      {error === undefined ? null : <FieldError>{error}</FieldError>}
    </>
  );
}

function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <Section title="Invited" count={invitations.length}>
      <Table
        name="Invitations"
        stacks
        rows={invitations}
        keyOf={({ id }) => id}
        columns={[
          {
            name: 'Person',
            cell: ({ email, invitedBy, expiresAt }) => (
              <>
                <b class="strong">{email ?? 'Whoever opens the link'}</b>
                <br />
                <small>
                  invited by {invitedBy}, the link ends <Time at={expiresAt} />
                </small>
              </>
            ),
          },
          { name: 'Role', cell: ({ role }) => role },
          {
            name: <span class="vh">Actions</span>,
            num: true,
            cell: ({ id, email }) => (
              <Confirm
                verb="Revoke"
                question={`Revoke the link for ${email ?? 'whoever opens it'}?`}
                onConfirm={async () => {
                  await api('DELETE', `${INVITATIONS}/${id}`);
                  refresh(INVITATIONS);
                }}
              />
            ),
          },
        ]}
      />
    </Section>
  );
}
