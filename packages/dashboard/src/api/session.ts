import type { Session, TokenScope } from '@upriver/contract';
import { api, beginAnew, beginAnewAfter } from './client.ts';
import { useResource } from './resource.ts';

export const SESSION_PATH = '/api/v1/session';

/** One cookie is all tabs' session: a tab that went on with the former organization would write into the new one. */
const tabs = new BroadcastChannel('session');
tabs.addEventListener('message', () => beginAnew(location.pathname + location.search));

/** Tells the other tabs of this browser that somebody else, or another organization, is shown from now on. */
export function tellTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin.
  tabs.postMessage('changed');
}

/** Who is signed in; undefined until it is known. */
export function useSession(): Session | undefined {
  return useResource<Session>(SESSION_PATH).data;
}

/** Whether the reader may do something; write buttons are not there for those who may not. */
export function useMay(scope: TokenScope): boolean {
  return useSession()?.scopes.includes(scope) ?? false;
}

/** What of a session decides what is shown. When any of it changes, in another tab or by an admin, the page begins anew. */
export function identityOf({ person, organization, role }: Session): string {
  return [person?.id, organization?.id, role].join(' ');
}

/** Shows another organization of the person at a path, in all tabs. @throws ApiError */
export async function showOrganization(organization: string, path: string): Promise<void> {
  await beginAnewAfter(async () => {
    await api('PATCH', SESSION_PATH, { body: { organization } });
    tellTabs();
  }, path);
}

/** @throws ApiError */
export async function signOut({ isEverywhere = false } = {}): Promise<void> {
  // It ends the stream at once: what the page then finds out by itself would bring the reader back to this place.
  await beginAnewAfter(async () => {
    await api('DELETE', isEverywhere ? `${SESSION_PATH}?everywhere=true` : SESSION_PATH);
    tellTabs();
  }, '/sign-in');
}
