import type { Status } from '@upriver/contract';
import { charactersOf, escapeMarkup, shortenText } from './markup.ts';
import { statusNow } from './status-now.ts';
import type { ReportedStatus } from './status-now.ts';

/** What a badge says: two texts side by side, the second on a colour. */
export interface Badge {
  readonly label: string;
  readonly message: string;
  readonly color: string;
}

/** Status of one service at the time that a badge is asked for. */
export interface BadgeService extends ReportedStatus {
  readonly name: string;
}

/** Dark enough for white text; the word says the same for who does not see them. */
export const STATUS_COLORS: Readonly<Record<Status, string>> = {
  operational: '#1a7f37',
  degraded: '#9a6700',
  partial_outage: '#bc4c00',
  major_outage: '#cf222e',
  maintenance: '#0969da',
  unknown: '#57606a',
};
const IMPAIRED: readonly Status[] = ['major_outage', 'partial_outage', 'degraded'];

const TEXT_LENGTH_MAX = 60;
/** Wider than most letters at 11 pixels; the text is fitted into it. */
const CHARACTER_WIDTH = 6.6;
const PADDING = 12;
const HEIGHT = 20;

/** The badge of one service. An old word is unknown: nobody knows whether it still holds. */
export function serviceBadge(service: BadgeService, validMs: number, now: number): Badge {
  const status = statusNow(service, validMs, now);
  return { label: service.name, message: status.replaceAll('_', ' '), color: STATUS_COLORS[status] };
}

/** The badge of everything an organization uses: the worst that is known, and how much is not. */
export function organizationBadge(
  name: string,
  services: readonly BadgeService[],
  validMs: number,
  now: number,
): Badge {
  const statuses = services.map((service) => statusNow(service, validMs, now));
  const count = (wanted: readonly Status[]): number => statuses.filter((status) => wanted.includes(status)).length;
  const of = `of ${statuses.length}`;
  const worst = IMPAIRED.find((status) => statuses.includes(status));
  if (worst !== undefined)
    return { label: name, message: `${count(IMPAIRED)} ${of} impaired`, color: STATUS_COLORS[worst] };
  if (statuses.length === 0) return { label: name, message: 'no services', color: STATUS_COLORS.unknown };
  if (count(['unknown']) > 0)
    return { label: name, message: `${count(['unknown'])} ${of} unknown`, color: STATUS_COLORS.unknown };
  if (count(['maintenance']) > 0)
    return { label: name, message: `${count(['maintenance'])} ${of} in maintenance`, color: STATUS_COLORS.maintenance };
  return { label: name, message: `all ${statuses.length} operational`, color: STATUS_COLORS.operational };
}

/** A badge as SVG. Names are text that people wrote, so nothing of them becomes markup. */
export function renderBadge({ label, message, color }: Badge): string {
  const [left, right] = [label, message]
    .map((text) => shortenText(text, TEXT_LENGTH_MAX))
    .map((text) => ({ text: escapeMarkup(text), width: widthOf(text) }));
  if (left === undefined || right === undefined) throw new Error('a badge has two texts');
  const width = left.width + right.width;
  const title = `${left.text}: ${right.text}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" role="img" aria-label="${title}">
<title>${title}</title>
<clipPath id="r"><rect width="${width}" height="${HEIGHT}" rx="3"/></clipPath>
<g clip-path="url(#r)"><rect width="${left.width}" height="${HEIGHT}" fill="#24292f"/><rect x="${left.width}" width="${right.width}" height="${HEIGHT}" fill="${color}"/></g>
<g fill="#fff" font-family="Verdana,Geneva,sans-serif" font-size="11" text-anchor="middle">
${textAt(left, left.width / 2)}
${textAt(right, left.width + right.width / 2)}
</g>
</svg>
`;
}

function textAt({ text, width }: { text: string; width: number }, middle: number): string {
  return `<text x="${middle}" y="14" textLength="${width - PADDING}" lengthAdjust="spacingAndGlyphs">${text}</text>`;
}

function widthOf(text: string): number {
  return Math.round(charactersOf(text).length * CHARACTER_WIDTH) + PADDING;
}
