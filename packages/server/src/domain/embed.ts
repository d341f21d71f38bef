import type { Status } from '@upriver/contract';
import { STATUS_COLORS, organizationBadge } from './badge.ts';
import type { BadgeService } from './badge.ts';
import { escapeMarkup, shortenText } from './markup.ts';
import { statusNow } from './status-now.ts';

/** The status of the services that an organization uses, for other sites to show. */
export interface EmbeddedStatus {
  readonly title: string;
  /** One sentence for all of them. */
  readonly summary: string;
  readonly services: readonly { readonly name: string; readonly status: Status }[];
}

const WIDTH = 360;
const ROW = 24;
const HEAD = 52;
/** A picture cannot be scrolled. */
const ROWS_MAX = 100;
/** Characters of 13 pixels that fit beside the status. */
const NAME_LENGTH_MAX = 32;

/** @param validMs for how long a reported status is valid */
export function embeddedStatus(
  name: string,
  services: readonly BadgeService[],
  validMs: number,
  now: number,
): EmbeddedStatus {
  return {
    title: `Services that ${name} uses`,
    summary: organizationBadge(name, services, validMs, now).message,
    services: services.map((service) => ({ name: service.name, status: statusNow(service, validMs, now) })),
  };
}

/** As SVG: nothing in it loads or runs, names are text. */
export function embedSvg({ title, summary, services }: EmbeddedStatus): string {
  const shown = services.slice(0, ROWS_MAX);
  const more = services.length - shown.length;
  const height = HEAD + ROW * (shown.length + (more > 0 ? 1 : 0)) + 8;
  const rows = shown.map(
    ({ name, status }, index) => `<circle cx="16" cy="${HEAD + index * ROW + 8}" r="5" fill="${STATUS_COLORS[status]}"/>
<text x="30" y="${HEAD + index * ROW + 13}">${escapeMarkup(shortenText(name, NAME_LENGTH_MAX))}</text>
<text x="${WIDTH - 12}" y="${HEAD + index * ROW + 13}" text-anchor="end" fill="${STATUS_COLORS[status]}">${toWords(status)}</text>`,
  );
  if (more > 0) rows.push(`<text x="30" y="${HEAD + shown.length * ROW + 13}">and ${more} more</text>`);
  const label = escapeMarkup(`${title}: ${summary}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" role="img" aria-label="${label}">
<title>${label}</title>
<rect x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="6" fill="#fff" stroke="#d0d7de"/>
<g font-family="Verdana,Geneva,sans-serif" font-size="13" fill="#24292f">
<text x="12" y="22" font-weight="bold">${escapeMarkup(shortenText(title, NAME_LENGTH_MAX))}</text>
<text x="12" y="40" font-size="11">${escapeMarkup(summary)}</text>
${rows.join('\n')}
</g>
</svg>
`;
}

/** The only style of the page; its hash stands in the content security policy. */
export const EMBED_STYLE = [
  'body{margin:0;padding:12px;font:14px/1.5 system-ui,sans-serif;color:#24292f;background:#fff}',
  'h1{font-size:16px;margin:0}',
  'p{margin:0 0 8px;color:#57606a}',
  'table{border-collapse:collapse;width:100%}',
  'th,td{text-align:left;font-weight:normal;padding:2px 0;border-top:1px solid #d0d7de}',
  'td{text-align:right;white-space:nowrap}',
  ...Object.entries(STATUS_COLORS).map(([status, color]) => `.${status}{color:${color}}`),
].join('');

/** As a page for a frame, which asks again every minute: no script, nothing loaded. */
export function embedHtml({ title, summary, services }: EmbeddedStatus): string {
  const rows = services.map(
    ({ name, status }) =>
      `<tr><th scope="row">${escapeMarkup(name)}</th><td class="${status}">${toWords(status)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="60"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title><style>${EMBED_STYLE}</style></head><body>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(summary)}</p>
<table>${rows.join('\n')}</table>
</body></html>
`;
}

function toWords(status: Status): string {
  return status.replaceAll('_', ' ');
}
