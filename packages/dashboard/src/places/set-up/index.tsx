import type { CreatedSdkKey, Project, ProjectService, UnknownHost } from '@upriver/contract';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { useResource } from '../../api/resource.ts';
import { useMay } from '../../api/session.ts';
import { useNow } from '../../clock.ts';
import { Button, CopyButton } from '../../components/button.tsx';
import { FieldError } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { Crumbs, TitleBar } from '../../components/layout.tsx';
import { Secret } from '../../components/secret.tsx';
import { LoadError } from '../../components/state.tsx';
import { useAction } from '../../components/use-action.ts';
import { Link, useAddress, withQuery } from '../../router.tsx';
import { clockOf, readFirstEvent } from '../../view/first-event.ts';
import { listSetUps } from '../../view/set-up-code.ts';
import { list } from '../../view/words.ts';
import type { PlaceProps } from '../index.ts';

/** How often the page looks for the first event. */
const LOOK_MS = 1000;
/** Stands in the code until a key is made. */
const NO_KEY = 'upr_sdk_…';

/** Measure the calls of a program: code with the key, and a line that waits for the first event. */
export default function SetUpPlace({ params: { slug = '' } }: PlaceProps) {
  const path = `/api/v1/projects/${encodeURIComponent(slug)}`;
  const { data: project, error, refresh } = useResource<Project>(path);
  const [created, setCreated] = useState<CreatedSdkKey | undefined>(undefined);
  const mayWrite = useMay('write');
  const { problem, run } = useAction(async () => {
    setCreated(await api<CreatedSdkKey>('POST', `${path}/sdk-keys`, { body: { name: 'set-up' } }));
  });
  if (error !== undefined && project === undefined)
    return <LoadError what="This project" error={error} retry={refresh} />;
  const name = project?.name ?? slug;
  return (
    <>
      <Crumbs
        above={[
          ['Projects', '/projects'],
          [name, `/projects/${slug}`],
        ]}
        here="Set up"
      />
      <TitleBar
        title={`Measure the calls of ${name}`}
        right={
          mayWrite && created === undefined ? (
            <Button kind="primary" onClick={run}>
              Make an SDK key
            </Button>
          ) : undefined
        }
      />
      {problem !== undefined && <FieldError>{problem}</FieldError>}
      {created !== undefined && <Secret name="An SDK key" value={created.key} />}
      <div class="cols wide-left">
        <div>
          <Code sdkKey={created?.key ?? NO_KEY} />
          <FirstEventLine path={path} slug={slug} />
        </div>
        <Help />
      </div>
    </>
  );
}

/** Code for one runtime at a time. */
function Code({ sdkKey }: { readonly sdkKey: string }) {
  const { query } = useAddress();
  const setUps = listSetUps(sdkKey, location.origin);
  const shown = setUps.find(({ id }) => id === query.get('runtime')) ?? setUps[0];
  if (shown === undefined) return null;
  const text = shown.lines.join('\n');
  return (
    <div class="codebox">
      <nav class="bar" aria-label="Runtime">
        {setUps.map(({ id, label }) => (
          <Link key={id} href={withQuery({ runtime: id })} current={id === shown.id} how="replace">
            {label}
          </Link>
        ))}
        <CopyButton small kind="quiet" text={() => text}>
          Copy
        </CopyButton>
      </nav>
      <pre tabIndex={0} role="region" aria-label={`Set-up for ${shown.label}`}>
        {text}
      </pre>
    </div>
  );
}

/** Waits for the first event, and says what it calls. */
function FirstEventLine({ path, slug }: { readonly path: string; readonly slug: string }) {
  const services = useResource<ProjectService[]>(`${path}/services`);
  const hosts = useResource<UnknownHost[]>(`${path}/unknown-hosts`);
  const [openedAt] = useState(Date.now);
  const now = useNow(openedAt);
  const known = readFirstEvent(services.data ?? [], hosts.data ?? [], openedAt, now);
  const hasCome = known.kind === 'came';
  useEffect(() => {
    if (hasCome) return undefined;
    const timer = setInterval(() => {
      services.refresh();
      hosts.refresh();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [hasCome, path]);
  if (known.kind === 'came')
    return (
      <div class="wait ok" role="status">
        <Icon name="tick" />
        <span>
          <strong>First event: calls to {list([...known.vendors, ...known.hosts])} arrive.</strong>{' '}
          <Link class="link" href={`/projects/${slug}`}>
            See the project
          </Link>
        </span>
      </div>
    );
  return (
    <div class="wait">
      <span class="ring" aria-hidden="true" />
      <span>
        {known.kind === 'waiting' ? (
          <>
            <strong role="status">Waiting for your first event</strong> for {clockOf(known.waitedMs)}. It shows here
            within seconds of the call.
          </>
        ) : (
          <>
            <strong role="status">Nothing yet</strong> for {clockOf(known.waitedMs)}.{' '}
            <code>npx @upriver/sdk check https://api.vendor.com</code> says how far a call gets.
          </>
        )}
      </span>
    </div>
  );
}

function Help() {
  return (
    <div>
      <h2 class="h3">Nothing arrives?</h2>
      <ul class="hints">
        <li>Only calls to public hosts are measured; loopback and private addresses are not.</li>
        <li>The program must reach {location.origin}.</li>
        <li>The SDK sends every 10 seconds, and at once when a program ends normally.</li>
      </ul>
      <h2 class="h3 sub">What leaves your program</h2>
      <p class="muted">
        Host, path without ids, method, status, time, error class, and what you set: environment, region, version,
        feature. No bodies, no headers, no query.
      </p>
    </div>
  );
}
