import type { ComponentChildren } from 'preact';
import type { ApiError } from '../api/client.ts';
import { showOrganization, useSession } from '../api/session.ts';
import { Button } from './button.tsx';
import { Link } from '../router.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import { TitleBar } from './layout.tsx';

const STATES = {
  good: ['tick', 'good'],
  wait: ['clock', 'wait2'],
  gone: ['cross', 'gone'],
} as const satisfies Record<string, readonly [IconName, string]>;

/** How something of ours stands, with a tick, a clock or a cross: never a verdict's sign. */
export function State({ is, children }: { is: keyof typeof STATES; children: ComponentChildren }) {
  const [icon, look] = STATES[is];
  return (
    <span class={`state ${look}`}>
      <Icon name={icon} size={13} />
      {children}
    </span>
  );
}

/** What could not be loaded, why, and a way to try again; what does not exist is not tried again. */
export function LoadError({ what, error, retry }: { what: string; error: ApiError; retry: () => void }) {
  if (error.status === 404)
    return (
      <>
        <TitleBar title={error.message.replace(/\.$/, '')} />
        <p class="muted">
          The address is wrong, or it was deleted.{' '}
          <Link class="link" href="/">
            See the overview
          </Link>
        </p>
        <OtherOrganizations />
      </>
    );
  const facts = [
    error.status === 0 ? 'the server does not answer' : String(error.status),
    ...(error.requestId === undefined ? [] : [`request ${error.requestId.slice(0, 8)}…`]),
  ];
  return (
    <div class="card pad" role="alert">
      <p class="strong">
        {what} could not be loaded ({facts.join(', ')}).
      </p>
      {error.status === 0 ? null : <p class="muted small">{error.message}</p>}
      <p class="mt">
        <Button onClick={retry}>Try again</Button>
      </p>
    </div>
  );
}

/** An address that somebody sent may be of another organization of the reader. */
function OtherOrganizations() {
  const session = useSession();
  const others = session?.organizations.filter(({ organization: { id } }) => id !== session.organization?.id) ?? [];
  if (others.length === 0) return null;
  return (
    <p class="acts">
      {others.map(({ organization: { slug, name } }) => (
        <Button key={slug} writes onClick={() => showOrganization(slug, location.pathname + location.search)}>
          Look in {name}
        </Button>
      ))}
    </p>
  );
}

/** One line over the page that says what holds for all of it. */
export function Banner({
  icon = 'warn',
  right,
  children,
}: {
  icon?: IconName;
  right?: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <div class="banner" role="status">
      <Icon name={icon} size={16} />
      <div>{children}</div>
      {right === undefined ? null : <div class="right">{right}</div>}
    </div>
  );
}
