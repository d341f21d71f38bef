// What is marked on the axis of time of a service, and which place tells more of it.
import type { Alert, ChangeMarker, IncidentDetail, PastIncident } from '@upriver/contract';
import { PHASE_NAMES } from './vocabulary.ts';

/** One thing on the axis. Times are milliseconds; both are the same for what is a moment, and what goes on has no end. */
export interface AxisMark {
  readonly kind: 'posted' | 'incident' | 'deployed' | 'told';
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** The place that tells more of it; undefined where there is none. */
  readonly href: string | undefined;
}

interface Given {
  readonly changes: readonly ChangeMarker[];
  /** Projects that use the service. */
  readonly projects: ReadonlySet<string>;
  readonly alerts: readonly Alert[];
  /** Incidents of theirs in the range. */
  readonly incidents: readonly PastIncident[];
  /** The one whose updates are marked. */
  readonly incident: IncidentDetail | undefined;
}

export function listMarks({ changes, projects, alerts, incidents, incident }: Given): AxisMark[] {
  return [
    ...(incident?.updates ?? []).map(({ createdAt, status }) =>
      moment('posted', createdAt, PHASE_NAMES[status].toLowerCase(), `/incidents/${incident?.id ?? ''}`),
    ),
    ...incidents.map(({ id, title, startedAt, resolvedAt }) => ({
      kind: 'incident' as const,
      from: Date.parse(startedAt),
      to: resolvedAt === null ? Infinity : Date.parse(resolvedAt),
      text: title,
      href: `/incidents/${id}`,
    })),
    ...changes
      .filter(({ kind, project }) => kind === 'deployment' && (project === null || projects.has(project.id)))
      .map(({ at, name, project }) =>
        moment(
          'deployed',
          at,
          deploymentText(name, project),
          project === null ? undefined : `/projects/${encodeURIComponent(project.slug)}`,
        ),
      ),
    ...alerts.map(({ openedAt, rules: [rule] }) =>
      moment('told', openedAt, '', rule === undefined ? undefined : `/rules/${rule.ruleId}`),
    ),
  ];
}

/** Many name their project already. */
function deploymentText(name: string | null, project: ChangeMarker['project']): string {
  if (name === null || project === null) return name ?? project?.name ?? '';
  return name.includes(project.name) ? name : `${name} of ${project.name}`;
}

function moment(kind: AxisMark['kind'], at: string, text: string, href: string | undefined): AxisMark {
  return { kind, from: Date.parse(at), to: Date.parse(at), text, href };
}

/** Times of the marks of a kind. */
export function timesOf(marks: readonly AxisMark[], kind: AxisMark['kind']): number[] {
  return marks.filter((mark) => mark.kind === kind).map(({ from }) => from);
}

/** Marks of a stretch of time, in the order of `listMarks`: what they said first. */
export function marksIn(marks: readonly AxisMark[], from: number, to: number): AxisMark[] {
  return marks.filter((mark) => mark.from < to && mark.to >= from);
}

const SIGNS: Readonly<Record<AxisMark['kind'], string>> = {
  posted: 'their update',
  incident: 'their incident',
  deployed: 'you deployed',
  told: 'an alert was opened',
};

/** Marks in lines, for the box beside the pointer. @param opened the one that `Enter` opens */
export function markLines(marks: readonly AxisMark[], opened: AxisMark | undefined): string[] {
  return marks.map(
    (mark) =>
      `${SIGNS[mark.kind]}${mark.text === '' ? '' : `: ${mark.text}`}${mark === opened ? ' (Enter opens it)' : ''}`,
  );
}

/** What `Enter` opens: the first mark with a place that is not the present one. @param path of the present place */
export function findOpened(marks: readonly AxisMark[], path: string): AxisMark | undefined {
  return marks.find(({ href }) => href !== undefined && href !== path);
}
