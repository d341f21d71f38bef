// Deliveries of the events `deployment` and `deployment_status`: docs.github.com, "Webhook events and payloads".
import { Type } from 'typebox';
import { readMoment } from '../moments.ts';
import { compileCheck } from '../validate.ts';
import { linkOf, textOf } from './delivery.ts';
import type { Delivery } from './delivery.ts';

const Text = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const Moment = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT' });

interface GithubDelivery {
  readonly deployment: {
    readonly id: number;
    readonly sha: string;
    readonly environment: string;
    readonly created_at: string;
    readonly description?: string | null;
    readonly creator?: { readonly login?: string | null } | null;
  };
  readonly deployment_status?: {
    readonly state: string;
    readonly created_at: string;
    readonly log_url?: string | null;
    readonly target_url?: string | null;
  };
  readonly repository: { readonly full_name: string };
}

const check = compileCheck(
  Type.Object({
    deployment: Type.Object({
      id: Type.Integer(),
      sha: Type.String({ minLength: 1, maxLength: 128 }),
      environment: Type.String({ maxLength: 1000 }),
      created_at: Moment,
      description: Text,
      creator: Type.Optional(Type.Union([Type.Object({ login: Text }), Type.Null()])),
    }),
    deployment_status: Type.Optional(
      Type.Object({ state: Type.String(), created_at: Moment, log_url: Text, target_url: Text }),
    ),
    repository: Type.Object({ full_name: Type.String({ minLength: 1, maxLength: 300 }) }),
  }),
  'body',
);

/** How near a state is to when calls of the new version began. Other states say nothing of when. */
const PRECISIONS: Readonly<Record<string, number>> = { in_progress: 1, success: 2 };

/**
 * A deployment, with the time of the best report: when it succeeded, else when it was in progress, else when it was created.
 * @throws invalid_request for a body of another shape
 */
export function readGithub(body: Readonly<Record<string, unknown>>): Delivery {
  if (!('deployment' in body))
    return { ignored: 'not an event of a deployment: select Deployments and Deployment statuses for this webhook' };
  check(body);
  // Safe: checked.
  const { deployment, deployment_status: status, repository } = body as unknown as GithubDelivery;
  const precision = status === undefined ? 0 : PRECISIONS[status.state];
  if (precision === undefined)
    return { ignored: `the state ${textOf(status?.state, 40)} of a deployment is no change` };
  return {
    changes: [
      {
        key: `deployment ${deployment.id}`,
        kind: 'deployment',
        at:
          status === undefined
            ? readMoment(deployment.created_at, 'body.deployment.created_at')
            : readMoment(status.created_at, 'body.deployment_status.created_at'),
        precision,
        origin: repository.full_name,
        environment: textOf(deployment.environment, 128),
        name: deployment.sha,
        description: textOf(deployment.description, 500),
        actor: textOf(deployment.creator?.login, 200),
        url: linkOf(status?.log_url) ?? linkOf(status?.target_url),
      },
    ],
  };
}
