import type { CreatedSdkKey, Project, ProjectService, SdkKey, UnknownHost } from '@upriver/contract';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { refreshUnder, useResource } from '../../api/resource.ts';
import { useMay } from '../../api/session.ts';
import { useNow } from '../../clock.ts';
import { Button, CopyButton } from '../../components/button.tsx';
import { FieldError } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { Crumbs, Skeleton, TitleBar } from '../../components/layout.tsx';
import { Secret } from '../../components/secret.tsx';
import { LoadError, State } from '../../components/state.tsx';
import { Age } from '../../components/time.tsx';
import { useAction } from '../../components/use-action.ts';
import { Link, useAddress, withQuery } from '../../router.tsx';
import { clockOf, readFirstEvent } from '../../view/first-event.ts';
import type { FirstEvent } from '../../view/first-event.ts';
import { listSetUps } from '../../view/set-up-code.ts';
import { list, someOf } from '../../view/words.ts';
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
    refreshUnder(`${path}/sdk-keys`);
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
            <Button writes kind="primary" onClick={run}>
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
          <KeysOff path={path} mayWrite={mayWrite} />
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

/** Waits for the first event; after it, says what is called and when the last came. */
function FirstEventLine({ path, slug }: { readonly path: string; readonly slug: string }) {
  const services = useResource<ProjectService[]>(`${path}/services`);
  const hosts = useResource<UnknownHost[]>(`${path}/unknown-hosts`);
  const [openedAt] = useState(Date.now);
  const now = useNow(openedAt);
  const keys = useResource<SdkKey[]>(`${path}/sdk-keys`);
  const known = readFirstEvent(services.data ?? [], hosts.data ?? [], keys.data ?? [], openedAt, now);
  const isFresh = known.kind === 'came';
  // Who saw it waiting is told of the first event, also when its time is known already.
  const hasWaited = useRef(false);
  if (keys.data !== undefined && (!('lastAt' in known) || (known.kind !== 'came' && known.lastAt === null)))
    hasWaited.current = true;
  useEffect(() => {
    if (isFresh) return undefined;
    const timer = setInterval(() => {
      services.refresh();
      hosts.refresh();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isFresh, path]);
  if (services.data === undefined || hosts.data === undefined || keys.data === undefined) return <Skeleton rows={1} />;
  return <EventLine known={known} isFirst={hasWaited.current} slug={slug} />;
}

interface EventLineProps {
  readonly known: FirstEvent;
  /** Whether somebody has waited for it here. */
  readonly isFirst: boolean;
  readonly slug: string;
}

function EventLine({ known, isFirst, slug }: EventLineProps) {
  if (known.kind === 'came' || known.kind === 'quiet')
    return (
      <div class={known.kind === 'came' ? 'wait ok' : 'wait'}>
        <Icon name={known.kind === 'came' ? 'tick' : 'clock'} />
        <span>
          <strong role="status">{eventHead(known, isFirst)}</strong>{' '}
          {known.kind === 'quiet' ? (
            <>
              The last was made <Age since={known.lastAt} /> ago.{' '}
            </>
          ) : null}
          <Link class="link" href={`/projects/${slug}`}>
            See the project
          </Link>
        </span>
      </div>
    );
  if (known.kind === 'no_key' || known.kind === 'switched_off')
    return (
      <div class="wait no">
        <Icon name="cross" />
        <span>
          <strong role="status">Nothing can arrive {known.lastAt === null ? 'yet' : 'any more'}.</strong>{' '}
          {known.lastAt === null ? null : (
            <>
              The last call was made <Age since={known.lastAt} /> ago.{' '}
            </>
          )}
          {known.kind === 'no_key'
            ? 'The project has no SDK key: make one, and the code above has it.'
            : `Every SDK key of the project is switched off (${list(known.keys)}): switch one on, or make a new one.`}
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

function eventHead(
  { kind, called, lastAt }: Extract<FirstEvent, { kind: 'came' | 'quiet' }>,
  isFirst: boolean,
): string {
  if (kind === 'quiet') return `Programs are quiet: no call to ${someOf(called)} lately.`;
  return isFirst || lastAt === null
    ? `First event: calls to ${someOf(called)} arrive.`
    : `Events arrive: calls to ${someOf(called)}.`;
}

/** Keys that are switched off: programs that still have one send events that do not count. */
function KeysOff({ path, mayWrite }: { readonly path: string; readonly mayWrite: boolean }) {
  const keysPath = `${path}/sdk-keys`;
  const { data: keys = [] } = useResource<SdkKey[]>(keysPath);
  const off = keys.filter(({ enabled, revokedAt }) => !enabled && revokedAt === null);
  return (
    <>
      {off.map(({ id, name, prefix }) => (
        <KeyOff key={id} name={`${name} (${prefix}…)`} path={`${keysPath}/${id}`} mayWrite={mayWrite} />
      ))}
    </>
  );
}

function KeyOff({
  name,
  path,
  mayWrite,
}: {
  readonly name: string;
  readonly path: string;
  readonly mayWrite: boolean;
}) {
  const { problem, run } = useAction(async () => {
    await api('PATCH', path, { body: { enabled: true } });
    refreshUnder(path.slice(0, path.lastIndexOf('/')));
  });
  return (
    <p class="small mt">
      <State is="gone">Switched off: {name}</State> Events that programs send with it are not counted.{' '}
      {mayWrite ? (
        <Button writes small onClick={run}>
          Switch on
        </Button>
      ) : null}
      {problem === undefined ? null : <FieldError>{problem}</FieldError>}
    </p>
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
