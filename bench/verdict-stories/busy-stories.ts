// What is played at 1,500 calls a minute of each project, for one project and for five.
import { both, credentialOf, deploys, failing, of, ofDeployment, ofVendor, project, story } from './story.ts';
import type { Story, StoryProject } from './story.ts';

const NAMES = ['shop', 'mail', 'admin', 'lab', 'cron'];
const TWO_REGIONS = { regions: ['eu-west-1', 'us-east-1'] };

/** So many projects; what is given is of the first only. */
const projects = (count: number, given: Partial<StoryProject>): StoryProject[] =>
  NAMES.slice(0, count).map((name, index) => project(name, index === 0 ? given : {}));

/** Six faults, of one project and of five. */
export const BUSY_STORIES: readonly Story[] = [1, 5].flatMap((count) => [
  story(`busy, ${count}`, 'a bad version, instance by instance', 'us', {
    projects: projects(count, { deployment: deploys('v2', 0, 2) }),
    ...failing(ofDeployment('v2'), 0.9, 'server'),
  }),
  story(`busy, ${count}`, 'a bad version at once', 'us', {
    projects: projects(count, { deployment: deploys('v2', 0) }),
    ...failing(ofDeployment('v2'), 0.8, 'server'),
  }),
  story(`busy, ${count}`, 'an outage of the vendor', 'them', {
    projects: projects(count, {}),
    ...failing(ofVendor, 0.7, 'gateway'),
  }),
  story(`busy, ${count}`, 'an outage of the vendor, 5 %', 'them', {
    projects: projects(count, {}),
    ...failing(ofVendor, 0.05, 'gateway'),
  }),
  story(`busy, ${count}`, 'a region of the vendor', 'them', {
    projects: projects(count, {}).map((one) => ({ ...one, ...TWO_REGIONS })),
    ...failing((call) => ofVendor(call) && call.region === 'eu-west-1', 0.9, 'gateway'),
  }),
  story(`busy, ${count}`, 'the key of one project', 'us', {
    projects: projects(count, {}),
    ...failing(both(ofVendor, of('shop')), 1, 'auth'),
    tags: credentialOf,
  }),
]);
