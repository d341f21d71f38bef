import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { EMBED_STYLE, embedHtml, embedSvg, embeddedStatus } from '../../domain/embed.ts';
import type { EmbeddedStatus } from '../../domain/embed.ts';
import { wordValidMs } from '../../domain/uptime.ts';
import { getPublicOrganization, organizationParameter, readShownServices } from '../public-views.ts';
import { route } from '../route.ts';

/** Pages that show it are read more often than a status changes. */
const CACHE_SECONDS = 60;
/** Nothing may load or run, and any page may show it in a frame. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(EMBED_STYLE).digest('base64')}'; frame-ancestors *`;

export const embedRoutes = [
  view('svg', 'image/svg+xml; charset=utf-8', 'as a picture (SVG)', embedSvg),
  view('html', 'text/html; charset=utf-8', 'as a small page for a frame', embedHtml),
];

function view(ending: string, contentType: string, how: string, toText: (status: EmbeddedStatus) => string) {
  return route({
    method: 'GET',
    path: `/api/v1/embed/:organization/status.${ending}`,
    access: 'public',
    tag: 'Badges',
    summary: `Returns the reported status of the services that an organization uses, ${how}.`,
    description:
      'Returns 404 unless the organization has enabled it (`embed` of its settings). A reported status that is too old is shown as unknown. Nothing of calls and projects is shown.',
    params: Type.Object({ organization: organizationParameter }),
    status: 200,
    answer: Type.String(),
    contentType,
    errors: ['not_found'],
    async handle({ database, config, linking }, { params, now, reply }) {
      const db = database.kysely;
      const owner = await getPublicOrganization(db, params.organization, 'embed');
      const services = (await readShownServices(db, linking, owner.id)).map(
        ({ name, currentStatus: status, lastCheckedAt: observedAt }) => ({ name, status, observedAt }),
      );
      reply.header('cache-control', `public, max-age=${CACHE_SECONDS}`).header('content-security-policy', POLICY);
      return toText(embeddedStatus(owner.name, services, wordValidMs(config.pollIntervalSeconds * 1000), now));
    },
  });
}
