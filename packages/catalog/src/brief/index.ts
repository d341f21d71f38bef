import { advertising } from './advertising.ts';
import { ai } from './ai.ts';
import { analytics } from './analytics.ts';
import { business } from './business.ts';
import { commerce } from './commerce.ts';
import { crm } from './crm.ts';
import { data } from './data.ts';
import { development } from './development.ts';
import { devices } from './devices.ts';
import { documents } from './documents.ts';
import { finance } from './finance.ts';
import { hosting } from './hosting.ts';
import { hr } from './hr.ts';
import { identity } from './identity.ts';
import { maps } from './maps.ts';
import { marketing } from './marketing.ts';
import { messaging } from './messaging.ts';
import { payments } from './payments.ts';
import { publicData } from './public-data.ts';
import { security } from './security.ts';
import { shipping } from './shipping.ts';
import { support } from './support.ts';
import { widgets } from './widgets.ts';

/** Lines of vendors by category. */
export const BRIEF_ROWS: Readonly<Record<string, string>> = {
  advertising,
  ai,
  analytics,
  business,
  commerce,
  crm,
  data,
  development,
  devices,
  documents,
  finance,
  hosting,
  hr,
  identity,
  maps,
  marketing,
  messaging,
  payments,
  'public-data': publicData,
  security,
  shipping,
  support,
  widgets,
};
