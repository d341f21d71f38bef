import type { ConnectionRequest, DecidedConnection } from '@upriver/contract';
import { useEffect, useState } from 'preact/hooks';
import { ApiError, api } from '../../api/client.ts';
import { BrandLine } from '../../components/brand-line.tsx';
import { Button } from '../../components/button.tsx';
import { Choice, FieldError } from '../../components/field.tsx';
import type { PlaceProps } from '../index.ts';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

type Found =
  | { readonly is: 'open'; readonly request: ConnectionRequest }
  | { readonly is: 'closed'; readonly message: string };

/** Asks the reader whether a program, such as an assistant, may act for them. */
export default function Connect({ params: { id = '' } }: PlaceProps) {
  const [found, setFound] = useState<Found | undefined>(undefined);
  const problem = new URLSearchParams(location.search).get('problem');
  useEffect(() => {
    if (id !== '') void find(id).then(setFound);
  }, [id]);
  const shown = id === '' ? { is: 'closed' as const, message: problem ?? 'No program asked for anything.' } : found;
  return (
    <main class="sign">
      <div class="box">
        <BrandLine />
        {shown === undefined ? null : shown.is === 'closed' ? (
          <Closed message={shown.message} />
        ) : (
          <Consent id={id} request={shown.request} />
        )}
      </div>
    </main>
  );
}

async function find(id: string): Promise<Found> {
  try {
    return { is: 'open', request: await api<ConnectionRequest>('GET', pathOf(id)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { is: 'closed', message: error.message };
  }
}

function Closed({ message }: { message: string }) {
  return (
    <>
      <h1>Nothing was connected</h1>
      <p role="alert">{message}</p>
      <p class="faint small">Close this tab, and connect again from the program.</p>
    </>
  );
}

function Consent({ id, request }: { id: string; request: ConnectionRequest }) {
  const { clientName, redirectHost, person, organizations } = request;
  const [slug, setSlug] = useState(organizations[0]?.slug ?? '');
  const [mayWrite, setMayWrite] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const organization = organizations.find((candidate) => candidate.slug === slug);
  const decide = async (body: object): Promise<void> => {
    setError(undefined);
    try {
      const { continueAt } = await api<DecidedConnection>('POST', pathOf(id), { body });
      location.assign(continueAt);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown.message);
    }
  };
  const canWrite = organization?.scopes.includes('write') === true;
  return (
    <>
      <h1>Connect {clientName}?</h1>
      <p>
        A program that calls itself <b>{clientName}</b> wants to act for you, {person.name} ({person.email}). Nobody has
        checked its name. Your browser goes to <b>{redirectHost}</b>
        {LOOPBACK.test(redirectHost) ? ', a program on this computer,' : ''} next. Allow it only if you have just begun
        this yourself.
      </p>
      {organizations.length > 1 ? (
        <Choice
          label="Organization"
          value={slug}
          onChange={setSlug}
          options={organizations.map(({ name, slug: value }) => [value, name] as const)}
        />
      ) : (
        <p class="muted">Organization: {organization?.name ?? 'none'}</p>
      )}
      <p class="muted">
        It can read everything there that you can read, for 90 days at most. You can disconnect it in the settings,
        under Sign-in.
      </p>
      {canWrite ? (
        <label>
          <input type="checkbox" checked={mayWrite} onChange={(event) => setMayWrite(event.currentTarget.checked)} /> It
          may also acknowledge alerts
        </label>
      ) : null}
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      <Button
        kind="primary"
        wide
        disabled={organization === undefined ? 'You are a member of no organization.' : undefined}
        onClick={() =>
          decide({ allow: true, organization: slug, scopes: canWrite && mayWrite ? ['read', 'write'] : ['read'] })
        }
      >
        Allow
      </Button>
      <Button wide onClick={() => decide({ allow: false })}>
        Refuse
      </Button>
    </>
  );
}

function pathOf(id: string): string {
  return `/api/v1/connection-requests/${encodeURIComponent(id)}`;
}
