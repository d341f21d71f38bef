import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '../../../../test/support/app.ts';
import { createVendorPages } from '../../../../test/support/vendor-pages.ts';
import { run } from '../run.ts';

test('a page is shown as it would be recorded, and one that cannot be read with all that was asked', async () => {
  await using api = await createTestApp({ UPRIVER_POLL: 'off', UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8' });
  await using pages = createVendorPages({ now: () => api.clock.now() });
  const url = await api.app.listen();
  const ask = async (...words: string[]) => {
    let [out, error] = ['', ''];
    const environment = { UPRIVER_URL: url, UPRIVER_TOKEN: api.token };
    const code = await run(['page', 'preview', ...words], environment, {
      out: (text) => {
        out += text;
      },
      error: (text) => {
        error += text;
      },
    });
    return { code, out, error };
  };
  const page = await pages.add({ provider: 'statuspage', components: ['API', 'Web'] });
  page.openIncident({ title: 'Slow webhooks', impact: 'major' });
  const shown = await ask(page.url);
  assert.equal(shown.code, 0);
  assert.match(shown.out, /^Provider: Atlassian Statuspage \(statuspage\)/);
  assert.match(shown.out, /^ {2}operational +API$/m);
  assert.match(shown.out, /^ {2}investigating +major +Slow webhooks$/m);
  assert.equal(JSON.parse((await ask(page.url, '--json')).out).observation.components.count, 2);

  page.fail(404);
  const missing = await ask(page.url);
  assert.equal(missing.code, 1);
  assert.match(missing.out, /^Provider: not detected\nNo document of a known provider/);
  assert.match(missing.out, /summary\.json +\S+ answered 404/);
  assert.match((await ask(page.url, '--adapter', 'nope')).error, /must be one of/);
});
