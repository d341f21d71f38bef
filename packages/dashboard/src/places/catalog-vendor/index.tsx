import type { CatalogEntry, VendorOverlay } from '@upriver/contract';
import { useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { refreshUnder, useResource } from '../../api/resource.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../components/button.tsx';
import { Field, FieldError } from '../../components/field.tsx';
import { Crumbs, Section, Skeleton, TitleBar } from '../../components/layout.tsx';
import { LoadError } from '../../components/state.tsx';
import { Table } from '../../components/table.tsx';
import { useAction } from '../../components/use-action.ts';
import { linesOf } from '../../view/catalog-words.ts';
import type { PlaceProps } from '../index.ts';

/** What is known of one vendor, and what the organization corrects of it. */
export default function CatalogVendorPlace({ params: { slug = '' } }: PlaceProps) {
  const {
    data,
    error,
    refresh: again,
  } = useResource<CatalogEntry[]>(`/api/v1/catalog?limit=200&query=${encodeURIComponent(slug)}`);
  const mayWrite = useMay('write');
  if (error !== undefined && data === undefined) return <LoadError what="This vendor" error={error} retry={again} />;
  if (data === undefined) return <Skeleton />;
  const entry = data.find((one) => one.slug === slug);
  if (entry === undefined) return <TitleBar title="There is no such vendor" />;
  const packages = Object.entries(entry.packages).flatMap(([ecosystem, names]) =>
    names.map((name) => ({ ecosystem, name })),
  );
  return (
    <>
      <Crumbs above={[['Catalog', '/catalog']]} here={entry.name} />
      <TitleBar title={entry.name}>
        <span class="muted">{entry.category}</span>
      </TitleBar>
      <Section title="Hosts" count={entry.hosts.length}>
        <Table
          name="Hosts"
          head={false}
          rows={entry.hosts}
          keyOf={(host) => host}
          empty="No host: calls to it cannot be counted."
          columns={[{ name: 'Host', class: 'mono', cell: (host) => host }]}
        />
      </Section>
      <Section title="Packages" count={packages.length}>
        <Table
          name="Packages"
          head={false}
          rows={packages}
          keyOf={({ ecosystem, name }) => `${ecosystem} ${name}`}
          empty="No package leads to it."
          columns={[
            { name: 'Package', class: 'mono', cell: ({ name }) => name },
            { name: 'Ecosystem', class: 'muted', cell: ({ ecosystem }) => ecosystem },
          ]}
        />
      </Section>
      {mayWrite && !entry.custom && <Correct entry={entry} />}
    </>
  );
}

/** Changes the vendor for this organization alone: an overlay. */
function Correct({ entry: { slug, name, overlay } }: { readonly entry: CatalogEntry }) {
  const path = `/api/v1/services/${slug}/overlay`;
  const { data: kept } = useResource<VendorOverlay>(overlay ? path : undefined);
  const [add, setAdd] = useState('');
  const [remove, setRemove] = useState('');
  const done = (): void => {
    setAdd('');
    setRemove('');
    refreshUnder(path);
    refreshUnder('/api/v1/catalog');
  };
  const save = useAction(async () => {
    const hosts = {
      add: [...new Set([...(kept?.hosts.add ?? []), ...linesOf(add)])],
      remove: [...new Set([...(kept?.hosts.remove ?? []), ...linesOf(remove)])],
    };
    await api('PATCH', path, { body: { hosts } });
    done();
  });
  const undo = useAction(async () => {
    await api('DELETE', path);
    done();
  });
  return (
    <Section title="Correct it" count="for your organization only">
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void save.run();
        }}
      >
        <Field label="Hosts that belong to it, too" value={add} onInput={setAdd} placeholder="api.eu.acme.com" />
        <Field label="Hosts that do not belong to it" value={remove} onInput={setRemove} placeholder="cdn.acme.com" />
        {save.problem !== undefined && <FieldError>{save.problem}</FieldError>}
        {undo.problem !== undefined && <FieldError>{undo.problem}</FieldError>}
        <div class="chips">
          <Button
            writes
            kind="primary"
            submit
            disabled={linesOf(`${add} ${remove}`).length === 0 ? 'Nothing is entered.' : undefined}
          >
            Save
          </Button>
          {overlay && (
            <Button writes onClick={undo.run}>
              Undo all corrections of {name}
            </Button>
          )}
        </div>
      </form>
    </Section>
  );
}
