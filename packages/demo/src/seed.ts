// Everything that people of the demo's organization would have set up, over the API.
import type { Ask } from './ask.ts';
import { PEOPLE, PROJECTS, VENDORS } from './organization.ts';
import type { OpenWorld } from './world.ts';

/** SDK keys by project. */
export type SdkKeys = ReadonlyMap<string, string>;

/** Adds vendors, projects with their manifests and SDK keys, and a channel. */
export async function seedOrganization(ask: Ask, world: OpenWorld): Promise<SdkKeys> {
  for (const { slug, name, host, packages } of VENDORS)
    await ask('POST', '/api/v1/services', {
      name,
      slug,
      statusPageUrl: world.page(slug).url,
      adapter: world.page(slug).provider,
      hosts: [host],
      packages,
    });
  const keys = new Map<string, string>();
  for (const { slug, manifest } of PROJECTS) {
    await ask('POST', '/api/v1/projects', { name: slug });
    await ask('PUT', `/api/v1/projects/${slug}/manifests`, { manifests: [manifest] });
    const { key } = (await ask('POST', `/api/v1/projects/${slug}/sdk-keys`, { name: `${slug} production` })) as {
      key: string;
    };
    keys.set(slug, key);
  }
  // The first start of a server makes a project for everybody else.
  await ask('DELETE', '/api/v1/projects/default');
  await ask('POST', '/api/v1/channels', {
    kind: 'webhook',
    name: 'On-call (demo receiver)',
    settings: { url: world.receiverUrl, events: ['alert.triggered'] },
  });
  return keys;
}

/** Lets the people of the demo join, all of them with one password. */
export async function seedPeople(ask: Ask, password: string): Promise<void> {
  for (const { name, email, role } of PEOPLE) {
    const { code } = (await ask('POST', '/api/v1/invitations', { email, role })) as { code: string };
    await ask('POST', '/api/v1/invitations/accept', { code, name, password });
  }
}
