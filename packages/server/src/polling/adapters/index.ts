import type { Adapter } from '../adapter.ts';
import { adobe } from './adobe/index.ts';
import { algolia } from './algolia/index.ts';
import { apple } from './apple/index.ts';
import { atom } from './atom/index.ts';
import { auth0 } from './auth0/index.ts';
import { aws } from './aws/index.ts';
import { azure } from './azure/index.ts';
import { azureDevops } from './azure-devops/index.ts';
import { betterstack } from './betterstack/index.ts';
import { cachet } from './cachet/index.ts';
import { checkly } from './checkly/index.ts';
import { cstate } from './cstate/index.ts';
import { firehydrant } from './firehydrant/index.ts';
import { freshstatus } from './freshstatus/index.ts';
import { gatus } from './gatus/index.ts';
import { githubLegacy } from './github-legacy/index.ts';
import { google } from './google/index.ts';
import { heroku } from './heroku/index.ts';
import { hund } from './hund/index.ts';
import { incidentio } from './incidentio/index.ts';
import { instatus } from './instatus/index.ts';
import { okta } from './okta/index.ts';
import { openstatus } from './openstatus/index.ts';
import { pagerduty } from './pagerduty/index.ts';
import { paypal } from './paypal/index.ts';
import { rss } from './rss/index.ts';
import { salesforce } from './salesforce/index.ts';
import { site24x7 } from './site24x7/index.ts';
import { slack } from './slack/index.ts';
import { sorry } from './sorry/index.ts';
import { statushub } from './statushub/index.ts';
import { statusio } from './statusio/index.ts';
import { statuspage } from './statuspage/index.ts';
import { statuspal } from './statuspal/index.ts';
import { stripe } from './stripe/index.ts';
import { upptime } from './upptime/index.ts';
import { uptimekuma } from './uptimekuma/index.ts';
import { uptimerobot } from './uptimerobot/index.ts';
import { xai } from './xai/index.ts';
import { zendesk } from './zendesk/index.ts';

/** Every make of status page that can be read, by name. Pages described by hand have an adapter of their own: see `declarative/`. */
export const adapters: readonly Adapter[] = [
  adobe,
  algolia,
  apple,
  atom,
  auth0,
  aws,
  azure,
  azureDevops,
  betterstack,
  cachet,
  checkly,
  cstate,
  firehydrant,
  freshstatus,
  gatus,
  githubLegacy,
  google,
  heroku,
  hund,
  incidentio,
  instatus,
  okta,
  openstatus,
  pagerduty,
  paypal,
  rss,
  salesforce,
  site24x7,
  slack,
  sorry,
  statushub,
  statusio,
  statuspage,
  statuspal,
  stripe,
  upptime,
  uptimekuma,
  uptimerobot,
  xai,
  zendesk,
];

/** The adapter of this name, as the catalogue and the organization write it. */
export function findAdapter(name: string): Adapter | undefined {
  return adapters.find((adapter) => adapter.name === name);
}
