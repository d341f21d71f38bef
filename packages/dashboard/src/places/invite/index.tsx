import type { InvitationPreview, Session } from '@upriver/contract';
import { useEffect, useState } from 'preact/hooks';
import { ApiError, api, beginAnew } from '../../api/client.ts';
import { SESSION_PATH, tellTabs } from '../../api/session.ts';
import { BrandLine } from '../../components/brand-line.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Field, FieldError } from '../../components/field.tsx';
import { Time } from '../../components/time.tsx';
import type { PlaceProps } from '../index.ts';

type Found =
  | { readonly is: 'open'; readonly invitation: InvitationPreview; readonly session: Session | undefined }
  | { readonly is: 'closed'; readonly message: string; readonly usedAt: string | undefined };

/** Accepts an invitation, or the link of the first owner: as the person who is signed in, or as a new one. */
export default function Invite({ params: { code = '' } }: PlaceProps) {
  const [found, setFound] = useState<Found | undefined>(undefined);
  useEffect(() => {
    void find(code).then(setFound);
  }, [code]);
  return (
    <main class="sign">
      <div class="box">
        <BrandLine />
        {found === undefined ? null : found.is === 'closed' ? (
          <Closed {...found} />
        ) : found.session === undefined ? (
          <NewPerson code={code} invitation={found.invitation} />
        ) : (
          <KnownPerson code={code} invitation={found.invitation} session={found.session} />
        )}
      </div>
    </main>
  );
}

async function find(code: string): Promise<Found> {
  try {
    const invitation = await api<InvitationPreview>('POST', '/api/v1/invitations/preview', {
      body: { code },
      staysHere: true,
    });
    const session = await api<Session>('GET', SESSION_PATH, { staysHere: true }).catch(() => undefined);
    return { is: 'open', invitation, session };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [detail] = error.details as readonly { readonly usedAt?: string }[];
    // A code that cannot be one is not worth more words.
    const message = error.status === 400 ? 'This link is not complete.' : error.message;
    return { is: 'closed', message, usedAt: detail?.usedAt };
  }
}

function Closed({ message, usedAt }: { message: string; usedAt: string | undefined }) {
  return (
    <>
      <h1>This link does not work</h1>
      <p role="alert">
        {usedAt === undefined ? (
          message
        ) : (
          <>
            This link was used on <Time at={usedAt} />. Sign in instead.
          </>
        )}
      </p>
      <ButtonLink kind="primary" wide href="/sign-in">
        Sign in
      </ButtonLink>
    </>
  );
}

function NewPerson({ code, invitation }: { code: string; invitation: InvitationPreview }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState(invitation.email ?? '');
  const [password, setPassword] = useState('');
  const { error, accept } = useAccept(code);
  return (
    <form
      class="box"
      onSubmit={(event) => {
        event.preventDefault();
        void accept({ name, password, ...(invitation.email === null ? { email } : {}) });
      }}
    >
      <Heading invitation={invitation} />
      <Field label="Your name" autocomplete="name" value={name} onInput={setName} required autofocus maxLength={200} />
      <Field
        label="E-mail"
        type="email"
        autocomplete="username"
        value={email}
        onInput={setEmail}
        required
        readonly={invitation.email !== null}
      />
      <Field
        label="Password"
        type="password"
        autocomplete="new-password"
        value={password}
        onInput={setPassword}
        required
        help="At least 10 characters. A passkey can be added later."
      />
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      <Button kind="primary" wide submit>
        Create the account
      </Button>
      <p class="faint small">
        You have one already?{' '}
        <a class="link" href={`/sign-in?next=${encodeURIComponent(location.pathname)}`}>
          Sign in
        </a>
        , and come back here.
      </p>
    </form>
  );
}

function KnownPerson({ code, invitation, session }: { code: string; invitation: InvitationPreview; session: Session }) {
  const { error, accept } = useAccept(code);
  return (
    <>
      <Heading invitation={invitation} />
      <p class="muted">
        You are signed in as {session.person?.name} ({session.person?.email}).
      </p>
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      <Button kind="primary" wide onClick={() => accept({})}>
        Accept
      </Button>
    </>
  );
}

function Heading({ invitation: { organization, role } }: { invitation: InvitationPreview }) {
  return (
    <>
      <h1>{role === 'owner' ? `Become an owner of ${organization}` : `Join ${organization}`}</h1>
      {role === 'owner' ? null : <p class="muted">You are invited as {role}.</p>}
    </>
  );
}

function useAccept(code: string) {
  const [error, setError] = useState<string | undefined>(undefined);
  const accept = async (person: Readonly<Record<string, string>>): Promise<void> => {
    setError(undefined);
    try {
      const session = await api<Session>('POST', '/api/v1/invitations/accept', {
        body: { code, ...person },
        staysHere: true,
      });
      // The organization that was joined may not be the one that this browser looked at.
      const joined = session.organizations.at(-1)?.organization;
      if (joined !== undefined && joined.id !== session.organization?.id)
        await api('PATCH', SESSION_PATH, { body: { organization: joined.slug } });
      tellTabs();
      beginAnew('/');
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      const fields = thrown.details.map(({ field, message }) => `${field.replace('body.', '')}: ${message}`);
      setError(fields.length > 0 ? fields.join('; ') : thrown.message);
    }
  };
  return { error, accept };
}
