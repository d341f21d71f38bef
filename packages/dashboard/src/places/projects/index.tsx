import type { Overview, Project } from '@upriver/contract';
import { useMemo, useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { useResource } from '../../api/resource.ts';
import { useMay } from '../../api/session.ts';
import { ZONE } from '../../clock.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Badge } from '../../components/glyph.tsx';
import { Empty, Section, Skeleton, TitleBar } from '../../components/layout.tsx';
import { LoadError } from '../../components/state.tsx';
import { LiveTable } from '../../components/table.tsx';
import { useAction } from '../../components/use-action.ts';
import { Link, navigate } from '../../router.tsx';
import { projectLines } from '../../view/project-lines.ts';
import type { ProjectLine } from '../../view/project-lines.ts';

const PATH = '/api/v1/projects?limit=200';

/** Every project with what its vendors are at. */
export default function ProjectsPlace() {
  const { data: projects, error, refresh } = useResource<Project[]>(PATH);
  const { data: overview } = useResource<Overview>('/api/v1/overview');
  const lines = useMemo(() => overview && projectLines(overview, ZONE), [overview]);
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
          <LiveTable
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
              { name: 'Now', class: 'nowrap', cell: ({ slug }) => <Now line={lines?.get(slug)} /> },
              { name: 'Vendors', num: true, cell: ({ slug }) => lines?.get(slug)?.vendors },
              { name: 'Why', class: 'hide-s muted', cell: ({ slug }) => lines?.get(slug)?.why },
            ]}
          />
        </section>
      )}
      {mayWrite && <NewProject />}
    </>
  );
}

function Now({ line }: { readonly line: ProjectLine | undefined }) {
  return (
    <span class="chips">
      {line?.verdicts.map((verdict) => (
        <Badge key={verdict} verdict={verdict} plain />
      ))}
    </span>
  );
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
        <Button writes kind="primary" submit>
          Make the project
        </Button>
      </form>
    </Section>
  );
}
