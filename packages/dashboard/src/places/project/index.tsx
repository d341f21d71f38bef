import type {
  ChangeMarker,
  DeployGate,
  OrganizationVerdicts,
  Project,
  ProjectService,
  Verdict,
} from '@upriver/contract';
import { useResource } from '../../api/resource.ts';
import { useMay } from '../../api/session.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Badge } from '../../components/glyph.tsx';
import { Crumbs, Figures, TitleBar } from '../../components/layout.tsx';
import { LoadError } from '../../components/state.tsx';
import { Time } from '../../components/time.tsx';
import { useConnection } from '../../live/connection.ts';
import { listProjectVendors, regionsOf } from '../../view/project-vendors.ts';
import type { ProjectVendor } from '../../view/project-vendors.ts';
import { plural, rate, someOf } from '../../view/words.ts';
import type { PlaceProps } from '../index.ts';
import { Manifests } from './manifests.tsx';
import { SdkKeys } from './sdk-keys.tsx';
import { UnknownHosts, UnknownPackages } from './unknown.tsx';
import { Vendors } from './vendors.tsx';

/** Verdicts whose vendor is named beside them. */
const TROUBLE: ReadonlySet<Verdict> = new Set(['them', 'us', 'undecided', 'not_affecting_you']);

/** What a program depends on, really. */
export default function ProjectPlace({ params: { slug = '' } }: PlaceProps) {
  const named = encodeURIComponent(slug);
  const path = `/api/v1/projects/${named}`;
  const project = useResource<Project>(path);
  const services = useResource<ProjectService[]>(`${path}/services`);
  const verdicts = useResource<OrganizationVerdicts>(`/api/v1/verdicts?project=${named}`);
  const mayWrite = useMay('write');
  const isOld = useConnection().is === 'old';
  if (project.error !== undefined && project.data === undefined)
    return <LoadError what="This project" error={project.error} retry={project.refresh} />;
  const name = project.data?.name ?? slug;
  const vendors = listProjectVendors(services.data ?? [], verdicts.data?.services ?? []);
  const worst = verdicts.data?.services.find(({ verdict }) => verdict === verdicts.data?.verdict);
  return (
    <>
      <Crumbs above={[['Projects', '/projects']]} here={name} />
      <TitleBar title={name} right={<ButtonLink href={`/projects/${slug}/setup`}>Set up</ButtonLink>}>
        {verdicts.data !== undefined && vendors.length > 0 && <Badge verdict={verdicts.data.verdict} plain={isOld} />}
        {worst !== undefined && TROUBLE.has(worst.verdict) && <span class="muted">{worst.service.name}</span>}
      </TitleBar>
      <ProjectFigures
        slug={named}
        vendors={services.data === undefined ? undefined : vendors}
        regions={regionsOf(services.data ?? [])}
      />
      <Vendors vendors={vendors} isLoading={services.data === undefined} slug={slug} />
      <UnknownHosts path={path} mayWrite={mayWrite} onAccepted={services.refresh} />
      <UnknownPackages path={path} mayWrite={mayWrite} onAccepted={services.refresh} />
      <div class="cols">
        <Manifests path={path} mayWrite={mayWrite} onStored={services.refresh} />
        <SdkKeys path={path} mayWrite={mayWrite} />
      </div>
    </>
  );
}

interface ProjectFiguresProps {
  readonly slug: string;
  /** Undefined until they are known. */
  readonly vendors: readonly ProjectVendor[] | undefined;
  /** That its calls named. */
  readonly regions: readonly string[];
}

function ProjectFigures({ slug, vendors, regions }: ProjectFiguresProps) {
  const { data: gate } = useResource<DeployGate>(`/api/v1/deploy-gate?project=${slug}`);
  const { data: changes } = useResource<ChangeMarker[]>(`/api/v1/changes?project=${slug}&limit=20`);
  const perMinute = (vendors ?? []).reduce((sum, { callsPerMinute }) => sum + (callsPerMinute ?? 0), 0);
  const running = changes?.find(({ kind }) => kind === 'deployment');
  return (
    <Figures
      figures={[
        {
          name: 'Vendors',
          value: vendors?.length ?? '–',
          more: `${vendors?.filter(({ kind }) => kind === 'both').length ?? '–'} declared and called`,
        },
        {
          name: 'Calls',
          value: vendors === undefined ? '–' : perMinute === 0 ? 'None' : `${rate(perMinute)}/min`,
          more: perMinute === 0 ? 'in the last hour' : 'over the last hour',
        },
        {
          name: 'Last deployment',
          value: running?.name ?? '–',
          more: running === undefined ? 'none reported' : <Time at={running.at} />,
        },
        {
          name: 'Regions',
          value: regions.length === 0 ? '–' : regions.length,
          more: regions.length === 0 ? 'none named by calls' : someOf(regions),
        },
        { name: 'Deploy gate', ...gateFigure(gate) },
      ]}
    />
  );
}

/** "Safe" is only what is known: where nobody can say how a vendor is, it says of how many. */
function gateFigure(gate: DeployGate | undefined) {
  if (gate === undefined) return { value: '–' };
  const unsafe = gate.services.find(({ safe }) => !safe);
  if (unsafe !== undefined)
    return { value: <span class="bad">Not safe</span>, more: `${unsafe.service.name} is impaired` };
  const unknown = gate.services.filter(({ verdict }) => verdict === 'cannot_say').length;
  if (unknown === gate.services.length) return { value: 'Can’t say', more: 'nothing is known against it' };
  return { value: 'Safe', more: unknown === 0 ? 'to deploy now' : `but can’t say for ${plural(unknown, 'vendor')}` };
}
