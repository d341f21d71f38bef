import type { AuditEntry } from '@upriver/contract';
import { useResource } from '../../api/resource.ts';
import { useMay } from '../../api/session.ts';
import { ChipChoice } from '../../components/field.tsx';
import { Empty, Section, Skeleton } from '../../components/layout.tsx';
import { LoadError } from '../../components/state.tsx';
import { Table } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import { navigate, useAddress, withQuery } from '../../router.tsx';
import { changedFields, sentenceOf } from '../../view/audit.ts';

const SHOWN = 200;

/** Who changed what, newest first. */
export function AuditLog() {
  const mayRead = useMay('admin');
  const { query } = useAddress();
  const all = useResource<AuditEntry[]>(mayRead ? `/api/v1/audit-log?limit=${SHOWN}` : undefined);
  if (!mayRead) return <Empty title="The audit log is for admins.">Admins can see this.</Empty>;
  if (all.data === undefined)
    return all.error === undefined ? (
      <Skeleton />
    ) : (
      <LoadError what="The audit log" error={all.error} retry={all.refresh} />
    );
  const actor = query.get('actor') ?? undefined;
  const names = [...new Set(all.data.map((entry) => entry.actor.name))].sort();
  const shown = all.data.filter((entry) => actor === undefined || entry.actor.name === actor);
  return (
    <Section
      title="Audit log"
      count={all.data.length === SHOWN ? `the last ${SHOWN}` : all.data.length}
      right={
        <ChipChoice
          label="By"
          any="anybody"
          value={actor}
          options={names.map((name) => [name, name] as const)}
          onChange={(name) => navigate(withQuery({ actor: name }), 'replace')}
        />
      }
    >
      <Table
        name="Audit log"
        rows={shown}
        keyOf={({ id }) => id}
        empty="Nothing was changed yet."
        columns={[
          { name: 'When', class: 'muted', cell: ({ at }) => <Time at={at} /> },
          {
            name: 'Who',
            cell: ({ actor: { name, kind, address } }) => (
              <>
                <b class="strong">{name}</b>
                {kind === 'token' ? <small> API token</small> : null}
                <br />
                <small>{address ?? ''}</small>
              </>
            ),
          },
          { name: 'What', cell: (entry) => <What entry={entry} /> },
        ]}
      />
    </Section>
  );
}

function What({ entry }: { entry: AuditEntry }) {
  const fields = changedFields(entry.before, entry.after);
  return (
    <>
      {sentenceOf(entry)}
      {fields.length === 0 ? null : (
        <details>
          <summary class="faint small">{fields.length === 1 ? '1 field' : `${fields.length} fields`}</summary>
          <div class="change mono small">
            {fields.map(({ name, before, after }) => (
              <>
                <span class="faint">{name}</span>
                <del>{before}</del>
                <ins>{after}</ins>
              </>
            ))}
          </div>
        </details>
      )}
    </>
  );
}
