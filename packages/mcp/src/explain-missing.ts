import type { Project } from '@upriver/contract';
import type { McpApi } from './api.ts';

const PROJECTS_SHOWN = 20;
const ELSEWHERE: Readonly<Record<string, string>> = {
  service: 'search_catalog finds vendors by a part of their name, host or package.',
  alert: 'is_it_us_or_them lists the open alerts.',
};

/** @returns the error of a tool; if what it asked for does not exist, with what would be right */
export async function explainMissing(api: McpApi, error: unknown): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  const [, what = ''] = /^No such (\w+)\./.exec(error.message) ?? [];
  const hint = what === 'project' ? await listProjects(api) : ELSEWHERE[what];
  return hint === undefined ? error : new Error(`${error.message} ${hint}`, { cause: error });
}

async function listProjects(api: McpApi): Promise<string> {
  const slugs = (await api.request<Project[]>('GET', '/api/v1/projects')).map(({ slug }) => slug);
  const rest = slugs.length - PROJECTS_SHOWN;
  if (slugs.length === 0) return 'There are no projects.';
  return `The projects are: ${slugs.slice(0, PROJECTS_SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
