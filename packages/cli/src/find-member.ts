import { OperatorError } from '@upriver/server/operator-error';
import type { Member } from '@upriver/contract';
import type { Api } from './api.ts';

/** A member by e-mail address, in whatever case, or by id. @throws OperatorError when there is none */
export async function findMember(api: Api, named: string): Promise<Member> {
  const members = await api.request<Member[]>('GET', '/api/v1/members');
  const found = members.find(({ id, email }) => id === named || email.toLowerCase() === named.toLowerCase());
  if (found === undefined)
    throw new OperatorError(`no member has the e-mail address or id ${JSON.stringify(named)}; see upriver members`);
  return found;
}
