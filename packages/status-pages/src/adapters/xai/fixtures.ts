import { rssDocument, type AdapterFixtures } from '../../fixture.ts';

function item(id: string, status: string, severity: string): string {
  const html = `<h3>Status: ${status}</h3><p>Severity: ${severity}</p><hr /><h4>Updates:</h4><div><p><strong>Fri, 01 May 2026 09:00:00 GMT</strong></p><h3>Investigating</h3><p>Looking.</p></div>`;
  return `<title>[API] Slow</title><link>https://status.x.ai/api/${id}</link><guid>${id}</guid><description><![CDATA[${html}]]></description><pubDate>Fri, 01 May 2026 09:00:00 GMT</pubDate>`;
}

const TITLE = 'xAI System Status';

export const fixtures: AdapterFixtures = {
  url: 'https://status.x.ai',
  healthy: {
    documents: { page: rssDocument(TITLE, [item('INC1', 'RESOLVED', 'available')]) },
    status: 'operational',
    open: 0,
  },
  incident: {
    documents: {
      page: rssDocument(TITLE, [item('INC2', 'INVESTIGATING', 'disruption'), item('INC1', 'RESOLVED', 'available')]),
    },
    status: 'degraded',
    open: 1,
  },
  malformed: [
    rssDocument(TITLE, []),
    rssDocument(TITLE, [item('INC1', 'PENSIVE', 'available')]).replace('available', 'odd'),
    '<Error><Code>AccessDenied</Code></Error>',
    rssDocument('Somebody else', []),
  ],
  statusBearing: [],
};
