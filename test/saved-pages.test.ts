import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { Observation } from '@upriver/status-pages';
import { findAdapter } from '@upriver/status-pages';
import { recordObservation } from '../packages/server/src/store/checks/record-check.ts';
import { createTestApp } from './support/app.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../shared/status-pages');
const INDEX = path.join(FOLDER, 'INDEX.tsv');
const skip = existsSync(INDEX) ? false : 'needs ../shared/status-pages, the saved pages beside this repository';
const MINUTE = 60_000;

test('whatever real pages say one after the other, every moment of it is answered as it was', { skip }, async () => {
  await using api = await createTestApp();
  let pages = 0;
  for (const [provider, observations] of readSavedPages(api.clock.now())) {
    const created = await api.request('POST', '/api/v1/services', { body: { name: provider, statusPageUrl: null } });
    const { id } = created.body.data;
    await api.request('PUT', `/api/v1/services/${id}/links/default`);
    const shown: { at: string; status: string; components: unknown[]; open: string[] }[] = [];
    for (const observation of observations) {
      const at = api.clock.now();
      await recordObservation(api.app.database, id, observation, at);
      const now = (await api.get(`/api/v1/services/${id}`)).body.data;
      shown.push({
        at: new Date(at).toISOString(),
        status: now.currentStatus,
        components: now.components.map((part: Record<string, unknown>) => [part['id'], part['currentStatus']]),
        open: now.activeIncidents.map((incident: { id: string }) => incident.id).sort(),
      });
      api.clock.advance(MINUTE);
    }
    for (const { at, ...then } of shown) {
      const answer = await api.get(`/api/v1/services/${id}/history?at=${at}`);
      assert.equal(answer.status, 200, `${provider} at ${at}: ${JSON.stringify(answer.body).slice(0, 300)}`);
      const { data } = answer.body;
      const listed = data.components.filter((part: { isListed: boolean }) => part.isListed);
      assert.deepEqual(
        {
          status: data.status,
          components: listed.map((part: Record<string, unknown>) => [part['id'], part['status']]),
          open: data.incidents
            .filter((incident: Record<string, unknown>) => incident['resolvedAt'] === null)
            .map((incident: { id: string }) => incident.id)
            .sort(),
        },
        then,
        `${provider} at ${at}`,
      );
      pages += 1;
    }
    for (const name of ['history', 'components', 'documents'])
      assert.equal((await api.get(`/api/v1/services/${id}/${name}`)).status, 200, `${provider}: ${name}`);
  }
  for (const when of ['upcoming', 'running', 'past'])
    assert.equal((await api.get(`/api/v1/maintenances?when=${when}`)).status, 200);
  assert.ok(pages > 20, `${pages} pages`);
});

/** Observations of the saved pages by provider, in the order of the index. */
function readSavedPages(now: number): Map<string, Observation[]> {
  const [, ...lines] = readFileSync(INDEX, 'utf8').trim().split('\n');
  const pages = new Map<string, Observation[]>();
  for (const line of lines) {
    const [file = '', provider = '', , , , , , , docType = ''] = line.split('\t');
    const adapter = findAdapter(provider);
    if (adapter === undefined || docType === 'bad' || docType === 'html') continue;
    const bytes = readFileSync(path.join(FOLDER, file));
    const isUtf16 = bytes[0] === 0xfe && bytes[1] === 0xff;
    const text = new TextDecoder(isUtf16 ? 'utf-16be' : 'utf-8').decode(bytes);
    const document = { key: 'page', url: 'https://page.example/', contentType: 'application/json', text };
    const reading = adapter.read(new Map([['page', document]]), { url: document.url, options: {} }, now);
    if (reading.kind === 'observed') pages.set(provider, [...(pages.get(provider) ?? []), reading.observation]);
  }
  return pages;
}
