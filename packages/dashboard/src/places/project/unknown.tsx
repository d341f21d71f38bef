import type { UnknownHost, UnknownPackage } from '@upriver/contract';
import { api } from '../../api/client.ts';
import { useResource } from '../../api/resource.ts';
import { Button } from '../../components/button.tsx';
import { FieldError } from '../../components/field.tsx';
import { Section } from '../../components/layout.tsx';
import { LiveTable } from '../../components/table.tsx';
import { useAction } from '../../components/use-action.ts';
import { count } from '../../view/words.ts';

/** The most called ones. */
const HOSTS_SHOWN = 20;

interface UnknownProps {
  /** Of the project. */
  readonly path: string;
  readonly mayWrite: boolean;
  readonly onAccepted: () => void;
}

/** Hosts that a program calls and that belong to no known vendor. */
export function UnknownHosts({ path, mayWrite, onAccepted }: UnknownProps) {
  const { data: hosts = [], refresh } = useResource<UnknownHost[]>(`${path}/unknown-hosts`);
  if (hosts.length === 0) return null;
  const done = (): void => {
    refresh();
    onAccepted();
  };
  return (
    <Section title="Unknown hosts" count={`${hosts.length}, most called first`}>
      <LiveTable
        name="Unknown hosts"
        rows={hosts.slice(0, HOSTS_SHOWN)}
        keyOf={({ host }) => host}
        columns={[
          { name: 'Host', class: 'mono', cell: ({ host }) => host },
          { name: 'Calls', num: true, cell: ({ calls }) => (calls === 0 ? 'only in an SBOM' : count(calls)) },
          { name: 'Looks like', class: 'hide-s', cell: (host) => <Guess of={host} /> },
          {
            name: <span class="vh">Action</span>,
            num: true,
            cell: (host) => mayWrite && <Accept of={host} onAccepted={done} />,
          },
        ]}
      />
    </Section>
  );
}

/** Packages that may be the client of a vendor which nobody knows. */
export function UnknownPackages({ path, mayWrite, onAccepted }: UnknownProps) {
  const { data: packages = [], refresh } = useResource<UnknownPackage[]>(`${path}/unknown-packages?limit=10`);
  if (packages.length === 0) return null;
  const done = (): void => {
    refresh();
    onAccepted();
  };
  return (
    <Section title="Unknown packages" count="the most likely clients of a vendor first">
      <LiveTable
        name="Unknown packages"
        rows={packages}
        keyOf={({ ecosystem, name }) => `${ecosystem} ${name}`}
        columns={[
          { name: 'Package', class: 'mono', cell: ({ name }) => name },
          { name: 'Manifest', class: 'hide-s muted', cell: ({ manifests }) => manifests.join(', ') },
          { name: 'Looks like', class: 'hide-s', cell: (one) => <Guess of={one} /> },
          {
            name: <span class="vh">Action</span>,
            num: true,
            cell: (one) => mayWrite && <Accept of={one} onAccepted={done} />,
          },
        ]}
      />
    </Section>
  );
}

type Suggested = Pick<UnknownHost, 'suggestions' | 'proposal'>;

/** The vendor that the API thinks of first. */
function Guess({ of: { suggestions } }: { readonly of: Suggested }) {
  const [guess] = suggestions;
  if (guess === undefined) return <span class="faint">no guess</span>;
  return (
    <>
      {guess.name} <small>{guess.reason}</small>
    </>
  );
}

/** Sends the request that the API proposes: it extends the vendor that is guessed, or makes one. */
function Accept({
  of: { suggestions, proposal },
  onAccepted,
}: {
  readonly of: Suggested;
  readonly onAccepted: () => void;
}) {
  const [guess] = suggestions;
  const { accept } = guess ?? proposal;
  const { problem, run } = useAction(async () => {
    await api(accept.method, accept.path, { body: accept.body });
    onAccepted();
  });
  return (
    <>
      <Button writes small onClick={run}>
        {guess === undefined ? 'Make this a vendor' : `Add to ${guess.name}`}
      </Button>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
    </>
  );
}
