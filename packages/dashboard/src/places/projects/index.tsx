import type { OrganizationVerdicts, Project } from '@upriver/contract';
import { useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { useResource } from '../../api/resource.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Badge } from '../../components/glyph.tsx';
import { Empty, Section, Skeleton, TitleBar } from '../../components/layout.tsx';
import { LoadError } from '../../components/state.tsx';
import { Table } from '../../components/table.tsx';
import { useAction } from '../../components/use-action.ts';
import { Link, navigate } from '../../router.tsx';
import { impairedVerdicts } from '../../view/project-vendors.ts';

const PATH = '/api/v1/projects?limit=200';

/** Every project with what its vendors are at. */
export default function ProjectsPlace() {
  const { data: projects, error, refresh } = useResource<Project[]>(PATH);
  const mayWrite = useMay('write');
  return (
    <>
      <TitleBar title="Projects" />
      {error !== undefined && projects === undefined && <LoadError what="The projects" error={error} retry={refresh} />}
      {projects === undefined && error === undefined && <Skeleton />}
      {projects?.length === 0 && (
        <Empty title="No project yet.">A project is one program, with its vendors, manifests and SDK keys.</Empty>
      )}
      {projects !== undefined && projects.length > 0 && (
        <section>
          <Table
            name="Projects"
            rows={projects}
            keyOf={({ id }) => id}
            columns={[
              {
                name: 'Project',
                class: 'strong',
                cell: ({ slug, name }) => (
                  <Link row={slug} href={`/projects/${slug}`}>
                    {name}
                  </Link>
                ),
              },
              { name: 'Now', class: 'nowrap', cell: ({ slug }) => <ProjectNow slug={slug} show="verdict" /> },
              { name: 'Vendors', num: true, cell: ({ slug }) => <ProjectNow slug={slug} show="count" /> },
              { name: 'Why', class: 'hide-s muted', cell: ({ slug }) => <ProjectNow slug={slug} show="why" /> },
            ]}
          />
        </section>
      )}
      {mayWrite && <NewProject />}
    </>
  );
}

/** One cell of a project's line. Cells of a line share one request. */
function ProjectNow({ slug, show }: { readonly slug: string; readonly show: 'verdict' | 'count' | 'why' }) {
  const { data } = useResource<OrganizationVerdicts>(`/api/v1/verdicts?project=${encodeURIComponent(slug)}`);
  if (data === undefined) return null;
  if (show === 'verdict')
    return (
      <span class="chips">
        {impairedVerdicts(data).map((verdict) => (
          <Badge key={verdict} verdict={verdict} plain />
        ))}
      </span>
    );
  if (show === 'count') return <>{data.services.length}</>;
  const worst = data.services.find(({ verdict }) => verdict === data.verdict);
  return <>{worst?.sentence ?? 'No vendor known yet.'}</>;
}

/** A name, and on to its set-up. */
function NewProject() {
  const [name, setName] = useState('');
  const { problem, run } = useAction(async () => {
    const project = await api<Project>('POST', '/api/v1/projects', { body: { name } });
    navigate(`/projects/${project.slug}/setup`);
  });
  return (
    <Section title="New project">
      <form
        class="inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <Field
          label="Name"
          value={name}
          onInput={setName}
          placeholder="checkout"
          required
          maxLength={200}
          error={problem}
        />
        <Button kind="primary" submit>
          Make the project
        </Button>
      </form>
    </Section>
  );
}
