import type { Adapter, PageRequest, PageTarget } from '../../adapter.ts';
import { jsonMatches } from '../../reading/single-document.ts';
import { below, resolvePath } from '../../reading/target-url.ts';
import { isCachetList, readCachet } from './read.ts';

/** Times come without a zone, in the server's own; this header asks for UTC. */
const HEADERS = { 'Time-Zone': 'UTC' };

/**
 * Cachet, self-hosted. Versions 1 and 2 answer below `/api/v1`, version 3 (option `version: 3`, or the address of its list of
 * components) below `/api` in JSON:API. A server that ignores the header has its zone in option `timeZone`.
 */
export const cachet: Adapter = {
  name: 'cachet',
  title: 'Cachet',
  requests: (target) => {
    const isExact = target.options['exact'] === 'yes';
    const [, page] = /^(.*)\/api\/components\/?(?:\?.*)?$/.exec(target.url) ?? [];
    if (!isExact && page !== undefined)
      return listRequests({ url: page, options: { ...target.options, version: '3' } });
    const isDocument = /\/api\/(?:v\d\/)?(?:components|incidents|schedules)(?:\?.*)?$/.test(target.url);
    return isExact || isDocument ? [{ key: 'page', url: target.url, headers: HEADERS }] : listRequests(target);
  },
  read: readCachet,
  recognises: (document) => jsonMatches(document, isCachetList),
  probes: { rank: 70, urls: below('/api/v1/components', '/api/components') },
};

function listRequests(target: PageTarget): readonly PageRequest[] {
  return [
    { key: 'components', url: listUrl(target, 'components?per_page=100'), headers: HEADERS },
    {
      key: 'incidents',
      url: listUrl(target, 'incidents?per_page=50&sort=id&order=desc'),
      headers: HEADERS,
      optional: true,
    },
    { key: 'schedules', url: listUrl(target, 'schedules?per_page=50'), headers: HEADERS, optional: true },
    { key: 'groups', url: listUrl(target, groupList(target)), headers: HEADERS, optional: true },
  ];
}

function groupList(target: PageTarget): string {
  return target.options['version'] === '3' ? 'component-groups?per_page=100' : 'components/groups?per_page=100';
}

function listUrl(target: PageTarget, list: string): string {
  return resolvePath(target.url, target.options['version'] === '3' ? `/api/${list}` : `/api/v1/${list}`);
}
