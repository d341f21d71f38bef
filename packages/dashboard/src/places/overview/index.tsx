import { useEffect } from 'preact/hooks';
import type { Overview } from '@upriver/contract';
import { useResource } from '../../api/resource.ts';
import { ChipChoice } from '../../components/field.tsx';
import { Empty, Section, Skeleton } from '../../components/layout.tsx';
import { LoadError } from '../../components/state.tsx';
import { ZONE, useMinute } from '../../clock.ts';
import { useConnection } from '../../live/connection.ts';
import { navigate, useAddress, withQuery } from '../../router.tsx';
import { nameDocument } from '../../shell/document-title.ts';
import { answer, worst } from '../../view/answer.ts';
import { Versions } from '../service/versions.tsx';
import { AnswerBlock } from './answer-block.tsx';
import { Attention } from './attention.tsx';
import { VendorGrid } from './grid.tsx';
import { MaintenanceWeek } from './maintenance.tsx';
import { FirstRun } from './first-run.tsx';
import { Wall } from './wall.tsx';

const FILTERS = ['project', 'environment', 'region'] as const;

/** Path of the answer that the page shows, with the filters of its address. */
function overviewPath(query: URLSearchParams): string {
  const asked = new URLSearchParams();
  for (const name of FILTERS) {
    const value = query.get(name);
    if (value !== null) asked.set(name, value);
  }
  const text = asked.toString();
  return text === '' ? '/api/v1/overview' : `/api/v1/overview?${text}`;
}

/** Is it us or them, now? */
export default function OverviewPlace() {
  const { query } = useAddress();
  const { data, error, refresh } = useResource<Overview>(overviewPath(query));
  const { is, lostAt } = useConnection();
  const minute = useMinute();
  const now = Math.max(minute, data === undefined ? 0 : Date.parse(data.at));
  const said =
    data === undefined
      ? undefined
      : answer(data, { now, zone: ZONE, lostAt: is === 'old' ? lostAt : undefined, filter: filterName(query) });
  useEffect(() => {
    if (said !== undefined) nameDocument(said.isOld ? undefined : said.verdict, said.service ?? 'Overview');
  }, [said?.verdict, said?.service, said?.isOld]);
  if (data === undefined || said === undefined)
    return error === undefined ? (
      <Skeleton rows={6} />
    ) : (
      <LoadError what="The overview" error={error} retry={refresh} />
    );
  if (query.has('kiosk')) return <Wall overview={data} answer={said} now={now} />;
  const ours = data.trouble.find((one) => worst(one)?.verdict === 'us');
  const isFirstRun = !data.setup.events && data.trouble.length === 0;
  const others = data.services.filter(({ service }) => !data.trouble.some((one) => one.service.id === service.id));
  return (
    <>
      <AnswerBlock overview={data} answer={said} />
      {ours === undefined || said.isOld ? null : <Versions slug={ours.service.slug} series={worst(ours)} />}
      {isFirstRun ? (
        <FirstRun setup={data.setup} />
      ) : data.trouble.length === 0 ? null : (
        <Attention
          overview={data}
          now={now}
          isOld={said.isOld}
          answered={said.about}
          filters={<Filters overview={data} />}
        />
      )}
      {others.length === 0 ? null : (
        <Section
          title={data.trouble.length === 0 ? 'Your vendors' : 'Everything else'}
          count={others.length}
          right={data.trouble.length === 0 ? <Filters overview={data} /> : undefined}
        >
          <VendorGrid services={others} />
        </Section>
      )}
      {data.services.length === 0 && !isFirstRun ? (
        <Empty title="No vendor fits this filter.">
          <Filters overview={data} />
        </Empty>
      ) : null}
      <MaintenanceWeek maintenances={data.maintenances} now={now} />
    </>
  );
}

function filterName(query: URLSearchParams): string | undefined {
  const [project, environment, region] = FILTERS.map((name) => query.get(name));
  const where = [environment, region].filter((one) => typeof one === 'string').join(', ');
  if (typeof project !== 'string' && where === '') return undefined;
  return `${project ?? 'any project'}${where === '' ? '' : ` in ${where}`}`;
}

function Filters({ overview: { projects, environments, regions } }: { overview: Overview }) {
  const { query } = useAddress();
  const choose =
    (name: (typeof FILTERS)[number]) =>
    (value: string | undefined): void =>
      navigate(withQuery({ [name]: value }), 'replace');
  const same = (text: string): [string, string] => [text, text];
  return (
    <span class="chips">
      <ChipChoice
        label="Project"
        value={query.get('project') ?? undefined}
        options={projects.map(({ slug, name }) => [slug, name])}
        onChange={choose('project')}
      />
      {environments.length === 0 ? null : (
        <ChipChoice
          label="Environment"
          value={query.get('environment') ?? undefined}
          options={environments.map(same)}
          onChange={choose('environment')}
        />
      )}
      {regions.length === 0 ? null : (
        <ChipChoice
          label="Region"
          value={query.get('region') ?? undefined}
          options={regions.map(same)}
          onChange={choose('region')}
        />
      )}
    </span>
  );
}
