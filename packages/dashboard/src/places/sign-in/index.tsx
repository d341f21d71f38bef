import type { Session } from '@upriver/contract';
import { useState } from 'preact/hooks';
import { ApiError, api } from '../../api/client.ts';
import { forgetAnswers } from '../../api/resource.ts';
import { SESSION_PATH } from '../../api/session.ts';
import { Button } from '../../components/button.tsx';
import { Field, FieldError } from '../../components/field.tsx';
import { Mark } from '../../components/icon.tsx';
import { navigate } from '../../router.tsx';

/** Signs in with e-mail address and password, then goes where the reader wanted to be. */
export default function SignIn() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    setBusy(true);
    try {
      await api<Session>('POST', SESSION_PATH, { body: { email, password }, staysHere: true });
      forgetAnswers();
      navigate(wantedPlace(), 'replace');
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown.status === 401 ? 'E-mail and password don’t match.' : thrown.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <main class="sign">
      <form
        class="box"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div class="brandline">
          <Mark />
          <b>Upriver</b>
        </div>
        <h1>Sign in</h1>
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
        <Button kind="primary" wide submit busy={isBusy}>
          Sign in
        </Button>
        <p class="faint small">No account yet? Ask an admin for an invitation.</p>
      </form>
    </main>
  );
}

/** `?next=`, if it is a path of this page: another site is never gone to. */
function wantedPlace(): string {
  const next = new URLSearchParams(location.search).get('next') ?? '/';
  const target = new URL(next, location.origin);
  return next.startsWith('/') && target.origin === location.origin ? target.pathname + target.search : '/';
}
