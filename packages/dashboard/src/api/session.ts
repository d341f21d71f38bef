import type { Session, TokenScope } from '@upriver/contract';
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
