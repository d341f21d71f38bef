import type { Session, SignInWays } from '@upriver/contract';
import { useState } from 'preact/hooks';
import { ApiError, api, beginAnew } from '../../api/client.ts';
import { signInWithPasskey } from '../../api/passkeys.ts';
import { useResource } from '../../api/resource.ts';
import { SESSION_PATH, tellTabs } from '../../api/session.ts';
import { BrandLine } from '../../components/brand-line.tsx';
import { Button } from '../../components/button.tsx';
import { Field, FieldError } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { ownPath } from '../../view/own-path.ts';

/** Signs in with single sign-on, a passkey or a password, then goes where the reader wanted to be. */
export default function SignIn() {
  const ways = useResource<SignInWays>('/api/v1/sign-in').data;
  const query = new URLSearchParams(location.search);
  const next = ownPath(query.get('next'));
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>(query.get('problem') ?? undefined);
  const attempt = async (signIn: () => Promise<unknown>): Promise<void> => {
    setError(undefined);
    try {
      await signIn();
      tellTabs();
      beginAnew(next);
    } catch (thrown) {
      setError(messageOf(thrown));
    }
  };
  return (
    <main class="sign">
      <form
        class="box"
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(() => api<Session>('POST', SESSION_PATH, { body: { email, password }, staysHere: true }));
        }}
      >
        <BrandLine />
        <h1>Sign in</h1>
        {ways?.providers.map(({ id, name, url }) => (
          <a key={id} class="btn wide" href={`${url}?returnTo=${encodeURIComponent(next)}`}>
            Continue with {name}
          </a>
        ))}
        {'PublicKeyCredential' in window ? (
          <Button wide onClick={() => attempt(signInWithPasskey)}>
            <Icon name="key" size={15} />
            Use a passkey
          </Button>
        ) : null}
        <span class="or">or with your password</span>
        <Field label="E-mail" type="email" autocomplete="username" value={email} onInput={setEmail} required />
        <Field
          label="Password"
          type="password"
          autocomplete="current-password"
          value={password}
          onInput={setPassword}
          required
        />
        {error === undefined ? null : <FieldError>{error}</FieldError>}
        <Button kind="primary" wide submit>
          Sign in
        </Button>
        <p class="faint small">No account yet, or no way in? Ask an admin for an invitation.</p>
      </form>
    </main>
  );
}

/** The server says how many attempts are left, and never which half was wrong. */
function messageOf(thrown: unknown): string {
  if (thrown instanceof ApiError) return thrown.message;
  // The browser's own dialog was closed, or has no passkey of this server.
  if (thrown instanceof DOMException) return 'No passkey was used. Sign in in another way.';
  throw thrown;
}
