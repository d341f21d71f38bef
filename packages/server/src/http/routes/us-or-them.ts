import { UsOrThem, UsOrThemQuestion } from '@upriver/contract';
import { answerUsOrThem } from '@upriver/mcp/us-or-them';
import { createOwnApi } from '../own-api.ts';
import { route } from '../route.ts';
import { readProjectFilter } from './services.ts';

const REQUESTS_MAX = 64;
const REQUESTS_PER_ORGANIZATION_MAX = 16;

export const usOrThemRoutes = [
  route({
    method: 'POST',
    path: '/api/v1/is-it-us-or-them',
    access: 'read',
    tag: 'Verdicts',
    summary: 'Answers whose fault an error is: finds the vendors in a text or host and returns the verdicts on them.',
    description:
      'Vendors are found by the hosts in the text, else by its packages, else by names. Without text and host, the answer is about every vendor that is impaired now. The tool `is_it_us_or_them` of the Model Context Protocol gives the same answer. Nothing of the text is stored.',
    body: UsOrThemQuestion,
    bodyExample: { error: 'Error: connect ETIMEDOUT api.stripe.com:443' },
    status: 200,
    answer: UsOrThem,
    requestsMax: () => REQUESTS_MAX,
    requestsPerOrganizationMax: () => REQUESTS_PER_ORGANIZATION_MAX,
    errors: ['not_found'],
    async handle({ clock, database }, { caller, body, request }) {
      await readProjectFilter(database.kysely, caller.organizationId, body.project);
      return answerUsOrThem(createOwnApi(caller, request, clock), body);
    },
  }),
];
