import type { Session, TokenScope } from '@upriver/contract';
import { api, beginAnewAfter } from './client.ts';
import { useResource } from './resource.ts';

export const SESSION_PATH = '/api/v1/session';

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

/** @throws ApiError */
export async function signOut({ isEverywhere = false } = {}): Promise<void> {
  // It ends the stream at once: what the page then finds out by itself would bring the reader back to this place.
  await beginAnewAfter(
    () => api('DELETE', isEverywhere ? `${SESSION_PATH}?everywhere=true` : SESSION_PATH),
    '/sign-in',
  );
}
