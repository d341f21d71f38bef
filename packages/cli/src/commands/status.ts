import type { Alert, Incident, OrganizationVerdicts } from '@upriver/contract';
import { connect, findServer } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS, findFlag, print } from '../command.ts';
import type { Command } from '../command.ts';
import { formatStatus } from '../status-report.ts';

const WELCOME = `upriver: no server yet. It answers: is it us or them?
  upriver scan              lists the vendors that this repository uses; needs no server
  upriver serve             starts a server on this machine
  upriver login <url>       stores a server and an API token for the commands that ask it
  upriver --help            lists all commands
`;

export const status: Command = {
  flags: {
    project: { type: 'string', short: 'p', description: 'Only vendors and calls of this project.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver', 'upriver --project checkout', 'upriver status --json'],
  async run(context) {
    const server = findServer(context);
    if (server.token === undefined) {
      context.error(WELCOME);
      return EXIT_CODES.usage.code;
    }
    const api = connect(context);
    const project = findFlag(context, 'project');
    const query = project === undefined ? '' : `?${new URLSearchParams({ project }).toString()}`;
    const [verdicts, incidents, alerts] = await Promise.all([
      api.request<OrganizationVerdicts>('GET', `/api/v1/verdicts${query}`),
      api.request<Incident[]>('GET', `/api/v1/incidents${query}`),
      api.request<Alert[]>('GET', '/api/v1/alerts?open=true'),
    ]);
    return print(context, { verdicts, incidents, alerts }, (answer) => formatStatus(answer, server.url, Date.now()));
  },
};
