import { useState } from 'preact/hooks';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { Empty, Section, Segment, Skeleton } from '../../components/layout.tsx';
import { Marks } from '../../components/marks.tsx';
import { LiveTable } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import { Link, useAddress, withQuery } from '../../router.tsx';
import { KIND_WORDS, VENDOR_KINDS, countKinds, filterVendors } from '../../view/project-vendors.ts';
import type { ProjectVendor } from '../../view/project-vendors.ts';
import { rate } from '../../view/words.ts';

/** Rows that are shown at first. */
const FIRST = 12;

interface VendorsProps {
  readonly vendors: readonly ProjectVendor[];
  readonly isLoading: boolean;
  readonly slug: string;
}

/** Vendors of a project by calls, with what is worth knowing of each. */
export function Vendors({ vendors, isLoading, slug }: VendorsProps) {
  const { query } = useAddress();
  const [isWhole, setIsWhole] = useState(false);
  const filter = VENDOR_KINDS.find((kind) => kind === query.get('vendors')) ?? 'all';
  const counts = countKinds(vendors);
  const shown = filterVendors(vendors, filter);
  const options = VENDOR_KINDS.map((kind) => ({
    key: kind,
    name: `${KIND_WORDS[kind]} ${counts[kind]}`,
    href: withQuery({ vendors: kind === 'all' ? undefined : kind }),
  }));
  return (
    <Section
      title="Vendors"
      count="by calls"
      right={<Segment label="Which vendors" options={options} current={filter} />}
    >
      {isLoading && <Skeleton />}
      {!isLoading && vendors.length === 0 && (
        <Empty title="No vendor known yet.">
          Drop a manifest below, or{' '}
          <Link class="link" href={`/projects/${slug}/setup`}>
            measure its calls
          </Link>
          .
        </Empty>
      )}
      {vendors.length > 0 && <VendorTable vendors={isWhole ? shown : shown.slice(0, FIRST)} />}
      {!isWhole && shown.length > FIRST && (
        <p class="faint small mt">
          {shown.length - FIRST} more.{' '}
          <Button kind="quiet" small onClick={() => setIsWhole(true)}>
            Show
          </Button>
        </p>
      )}
    </Section>
  );
}

function VendorTable({ vendors }: { readonly vendors: readonly ProjectVendor[] }) {
  return (
    <LiveTable
      name="Vendors"
      rows={vendors}
      keyOf={({ slug }) => slug}
      empty="None of this kind."
      columns={[
        { name: <span class="vh">Verdict</span>, cell: ({ verdict }) => <Glyph verdict={verdict} word /> },
        {
          name: 'Vendor',
          class: 'strong',
          cell: ({ slug, name }) => <Link href={`/services/${slug}`}>{name}</Link>,
        },
        { name: 'Declared', class: 'hide-s', cell: ({ declared }) => <Declared declared={declared} /> },
        { name: 'Evidence', class: 'hide-s', cell: ({ marks }) => <Marks {...marks} /> },
        {
          name: 'Calls',
          num: true,
          cell: ({ callsPerMinute }) => (callsPerMinute === null ? '–' : `${rate(callsPerMinute)}/min`),
        },
        { name: 'So', cell: (vendor) => <Finding vendor={vendor} /> },
      ]}
    />
  );
}

function Finding({ vendor: { finding, since, isNotable } }: { readonly vendor: ProjectVendor }) {
  return (
    <span class={isNotable ? '' : 'faint'}>
      {finding}
      {since !== null && (
        <>
          {' since '}
          <Time at={since} />
        </>
      )}
    </span>
  );
}

function Declared({ declared }: Pick<ProjectVendor, 'declared'>) {
  if (declared === null) return <span class="faint">no manifest names it</span>;
  return (
    <>
      <span class="mono">
        {declared.name} {declared.version}
      </span>{' '}
      <small>
        {declared.place}
        {declared.more > 0 ? ` and ${declared.more} more` : ''}
      </small>
    </>
  );
}
