import type { ModelIncident, ModelUpdate, PageModel } from '../page-model.ts';
import { escapeXml, iso, numericId } from './provider.ts';
import type { PageProvider, RenderedDocument } from './provider.ts';

const RSS_PATH = '/feed.rss';
const ATOM_PATH = '/feed.atom';

/** A page that publishes nothing but an RSS feed of its incidents, resolved ones too. */
export const rss: PageProvider = {
  name: 'rss',
  target: (pageUrl) => ({ url: pageUrl + RSS_PATH, options: {} }),
  render: (path, model, pageUrl) =>
    path === RSS_PATH
      ? { contentType: 'application/rss+xml; charset=utf-8', body: renderRss(model, pageUrl) }
      : renderPage(path, model, 'rss', pageUrl + RSS_PATH),
};

/** The same as Atom. */
export const atom: PageProvider = {
  name: 'atom',
  target: (pageUrl) => ({ url: pageUrl + ATOM_PATH, options: {} }),
  render: (path, model, pageUrl) =>
    path === ATOM_PATH
      ? { contentType: 'application/atom+xml; charset=utf-8', body: renderAtom(model, pageUrl) }
      : renderPage(path, model, 'atom', pageUrl + ATOM_PATH),
};

/** The page for people, which names the feed in its head and says nothing itself. */
function renderPage(path: string, model: PageModel, format: string, feedUrl: string): RenderedDocument | undefined {
  if (path !== '' && path !== '/') return undefined;
  const link = `<link rel="alternate" type="application/${format}+xml" href="${escapeXml(feedUrl)}">`;
  const body = `<!doctype html><html><head><title>${escapeXml(model.name)} status</title>${link}</head><body></body></html>`;
  return { contentType: 'text/html; charset=utf-8', body };
}

function renderRss(model: PageModel, pageUrl: string): string {
  const items = newestFirst(model).map((incident) => {
    const link = linkOf(incident, pageUrl);
    return `<item><title>${escapeXml(incident.title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${new Date(incident.startedAt).toUTCString()}</pubDate><description>${escapeXml(renderUpdates(incident.updates))}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${escapeXml(model.name)} status</title><link>${escapeXml(pageUrl)}</link><description>Incidents</description>${items.join('')}</channel></rss>`;
}

function renderAtom(model: PageModel, pageUrl: string): string {
  const incidents = newestFirst(model);
  const updatedAt = Math.max(0, ...incidents.map(lastChange));
  const entries = incidents.map((incident) => {
    const link = linkOf(incident, pageUrl);
    return `<entry><id>${link}</id><title>${escapeXml(incident.title)}</title><link rel="alternate" type="text/html" href="${link}"/><published>${iso(incident.startedAt)}</published><updated>${iso(lastChange(incident))}</updated><content type="html">${escapeXml(renderUpdates(incident.updates))}</content></entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><id>${escapeXml(pageUrl)}</id><title>${escapeXml(model.name)} status</title><updated>${iso(updatedAt)}</updated>${entries.join('')}</feed>`;
}

/** Newest first, each under its own word, as most providers write them. */
function renderUpdates(updates: readonly ModelUpdate[]): string {
  const paragraphs = updates.toReversed().map(({ status, body, at }) => {
    const label = status.charAt(0).toUpperCase() + status.slice(1).replace('_', ' ');
    return `<p><small>${iso(at).slice(0, 16).replace('T', ' ')} UTC</small><br><strong>${label}</strong> - ${escapeXml(body)}</p>`;
  });
  return paragraphs.join('');
}

function newestFirst(model: PageModel): readonly ModelIncident[] {
  return model.incidents.toSorted((a, b) => b.startedAt - a.startedAt);
}

function lastChange(incident: ModelIncident): number {
  return incident.updates.at(-1)?.at ?? incident.startedAt;
}

function linkOf(incident: ModelIncident, pageUrl: string): string {
  return escapeXml(`${pageUrl}/incidents/${numericId(incident.id)}`);
}
