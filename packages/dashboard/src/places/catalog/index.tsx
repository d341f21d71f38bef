import type { CatalogEntry } from '@upriver/contract';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { refreshUnder, useResource } from '../../api/resource.ts';
import { useMay } from '../../api/session.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Field, FieldError } from '../../components/field.tsx';
import { Empty, Skeleton, TitleBar } from '../../components/layout.tsx';
import { LoadError } from '../../components/state.tsx';
import { Table } from '../../components/table.tsx';
import { useAction } from '../../components/use-action.ts';
import { Link, navigate, useAddress, withQuery } from '../../router.tsx';
import { hostsText, pageHost } from '../../view/catalog-words.ts';
import { bestFirst } from '../../view/find.ts';
import { plural } from '../../view/words.ts';

const PREFIX = '/api/v1/catalog';
const SHOWN = 50;
/** What was found comes by name: the best may be anywhere in it. */
const FOUND_MAX = 300;
/** After the last letter. */
const WAIT_MS = 200;

/** Search every vendor, watch one, correct one, add one. */
export default function CatalogPlace() {
  const { query } = useAddress();
  const wanted = query.get('q') ?? '';
  const [typed, setTyped] = useState(wanted);
  const path =
    wanted === '' ? `${PREFIX}?limit=${SHOWN}` : `${PREFIX}?limit=${FOUND_MAX}&query=${encodeURIComponent(wanted)}`;
  const { data: entries, error, refresh } = useResource<CatalogEntry[]>(path);
  const mayWrite = useMay('write');
  useEffect(() => {
    const timer = setTimeout(() => {
      if (typed !== wanted) navigate(withQuery({ q: typed === '' ? undefined : typed }), 'replace');
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, wanted]);
  return (
    <>
      <TitleBar
        title="Catalog"
        right={
          mayWrite ? (
            <ButtonLink kind="primary" href="/catalog/add">
              Add a vendor
            </ButtonLink>
          ) : undefined
        }
      />
      <div class="stack">
        <Field
          label="Search by name, host or package"
          type="search"
          value={typed}
          onInput={setTyped}
          placeholder="stripe"
          autocomplete="off"
          maxLength={200}
        />
      </div>
      {error !== undefined && entries === undefined && <LoadError what="The catalog" error={error} retry={refresh} />}
      {entries === undefined && error === undefined && <Skeleton rows={8} />}
      {entries?.length === 0 && (
        <Empty title={`No vendor matches “${wanted}”.`}>
          {mayWrite && (
            <Link class="link" href="/catalog/add">
              Add it by the address of its status page
            </Link>
          )}
        </Empty>
      )}
      {entries !== undefined && entries.length > 0 && (
        <CatalogTable entries={bestFirst(entries, wanted).slice(0, SHOWN)} mayWrite={mayWrite} />
      )}
      {entries !== undefined && entries.length >= SHOWN && (
        <p class="faint small mt">
          {wanted === '' ? `The first ${SHOWN}. Search to see others.` : `The best ${SHOWN}. Type more to see others.`}
        </p>
      )}
    </>
  );
}

function CatalogTable({
  entries,
  mayWrite,
}: {
  readonly entries: readonly CatalogEntry[];
  readonly mayWrite: boolean;
}) {
  return (
    <Table
      name="Vendors"
      stacks
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        {
          name: 'Vendor',
          class: 'strong',
          cell: ({ slug, name }) => (
            <Link row={slug} href={`/services/${slug}`}>
              {name}
            </Link>
          ),
        },
        {
          name: 'Category',
          class: 'hide-s muted nowrap',
          cell: ({ category, custom, overlay }) =>
            `${category}${custom ? ', yours' : overlay ? ', corrected by you' : ''}`,
        },
        { name: 'Hosts', class: 'hide-s mono', cell: ({ hosts }) => hostsText(hosts) },
        { name: 'Page', class: 'hide-s nowrap', cell: ({ statusPageUrl }) => pageHost(statusPageUrl) },
        {
          name: <span class="vh">Actions</span>,
          num: true,
          cell: (entry) => <EntryActions entry={entry} mayWrite={mayWrite} />,
        },
      ]}
    />
  );
}

function EntryActions({
  entry: { slug, linked, projects, watched },
  mayWrite,
}: {
  readonly entry: CatalogEntry;
  readonly mayWrite: boolean;
}) {
  const { problem, run } = useAction(async () => {
    await api(watched ? 'DELETE' : 'PUT', `/api/v1/services/${slug}/watch`);
    refreshUnder(PREFIX);
  });
  const use = linked ? `used by ${plural(projects, 'project')}` : watched ? 'watched' : '';
  if (!mayWrite) return <span class="muted">{use}</span>;
  return (
    <>
      <span class="muted">{use}</span>{' '}
      {linked ? null : (
        <Button writes small onClick={run}>
          {watched ? 'Stop watching' : 'Watch'}
        </Button>
      )}{' '}
      <ButtonLink small kind="quiet" href={`/catalog/${slug}`}>
        Correct
      </ButtonLink>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
    </>
  );
}
