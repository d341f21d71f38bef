import type { CustomVendor, StatusPagePreview } from '@upriver/contract';
import { useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { refreshUnder } from '../../api/resource.ts';
import { Button } from '../../components/button.tsx';
import { Field, FieldError } from '../../components/field.tsx';
import { PageStatus } from '../../components/glyph.tsx';
import { Crumbs, TitleBar } from '../../components/layout.tsx';
import { useAction } from '../../components/use-action.ts';
import { navigate } from '../../router.tsx';
import { linesOf, overlapWords, previewWords } from '../../view/catalog-words.ts';

/** Paste the address of a status page, see what would be recorded, add it. */
export default function CatalogAddPlace() {
  const [url, setUrl] = useState('');
  const [preview, setPreview] = useState<StatusPagePreview | undefined>(undefined);
  const { problem, run } = useAction(async () => {
    setPreview(undefined);
    setPreview(await api<StatusPagePreview>('POST', '/api/v1/status-pages/preview', { body: { url } }));
  });
  return (
    <>
      <Crumbs above={[['Catalog', '/catalog']]} here="Add a vendor" />
      <TitleBar title="Add a vendor" />
      <form
        class="inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <Field
          label="Address of its status page"
          type="url"
          value={url}
          onInput={setUrl}
          placeholder="https://status.acme.com"
          required
          error={problem}
          autocomplete="off"
        />
        <Button writes submit>
          Preview
        </Button>
      </form>
      {preview !== undefined && <Preview preview={preview} />}
      <AddVendor key={preview?.url} url={url} preview={preview} />
    </>
  );
}

/** What would be recorded of the page now. */
function Preview({ preview: { provider, reason, observation, ...preview } }: { readonly preview: StatusPagePreview }) {
  if (observation === null)
    return (
      <div class="card pad" role="status">
        <p class="strong">This page could not be read: {reason ?? 'no provider is known that has such pages'}</p>
        <p class="muted small">The vendor can still be watched by calls only: add it without the page.</p>
      </div>
    );
  return (
    <div class="card pad" role="status">
      <p>
        <PageStatus status={observation.status} of={observation.pageName ?? 'Page'} />{' '}
        <span class="muted small">
          {previewWords({ observation })}, read as a page of {provider?.title ?? 'an unknown provider'}
        </span>
      </p>
      {reason !== null && <p class="muted small">{reason}</p>}
      <ul class="hints small">
        {observation.components?.first.map(({ name, status }) => (
          <li key={name}>
            <PageStatus status={status} of={name} />
          </li>
        ))}
        {observation.incidents.first
          .filter(({ resolvedAt }) => resolvedAt === null)
          .map(({ title, status }) => (
            <li key={title}>
              {title}, {status}
            </li>
          ))}
      </ul>
      <p class="faint small">{preview.requests.length} documents requested; nothing is stored yet.</p>
    </div>
  );
}

function AddVendor({ url, preview }: { readonly url: string; readonly preview: StatusPagePreview | undefined }) {
  const [name, setName] = useState(preview?.observation?.pageName ?? '');
  const [hosts, setHosts] = useState('');
  const [added, setAdded] = useState<CustomVendor | undefined>(undefined);
  const canRead = preview !== undefined && preview.observation !== null;
  const { problem, run } = useAction(async () => {
    const vendor = await api<CustomVendor>('POST', '/api/v1/services', {
      body: { name, statusPageUrl: canRead ? url : null, hosts: linesOf(hosts) },
    });
    await api('PUT', `/api/v1/services/${vendor.slug}/watch`);
    refreshUnder('/api/v1/catalog');
    if (overlapWords(vendor) === undefined) navigate(pathOf(vendor));
    else setAdded(vendor);
  });
  if (added !== undefined) return <Overlap vendor={added} />;
  if (preview === undefined) return null;
  return (
    <form
      class="stack mt"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <Field label="Name" value={name} onInput={setName} required maxLength={200} />
      <Field
        label="Hosts that your programs call (optional)"
        value={hosts}
        onInput={setHosts}
        placeholder="api.acme.com, *.acme-cdn.com"
        help="Calls to them are counted for this vendor."
      />
      {problem !== undefined && <FieldError>{problem}</FieldError>}
      <Button writes kind="primary" submit>
        {canRead ? 'Add' : 'Add without the page'}
      </Button>
    </form>
  );
}

/** That a vendor was added of which the catalog has something, and where to go from here. */
function Overlap({ vendor }: { readonly vendor: CustomVendor }) {
  const [first = ''] = vendor.overlaps ?? [];
  return (
    <div class="card pad" role="status">
      <p class="strong">{vendor.name} is added.</p>
      <p>{overlapWords(vendor)}</p>
      <div class="chips">
        <a href={pathOf(vendor)}>Show {vendor.name}</a>
        <a href={`/catalog/${first}`}>Correct {first}</a>
      </div>
    </div>
  );
}

function pathOf({ name }: CustomVendor): string {
  return `/catalog?q=${encodeURIComponent(name)}`;
}
