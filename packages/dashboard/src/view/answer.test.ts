import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from './answer.ts';
import type { AnswerContext } from './answer.ts';
import { NOW, overview, series, trouble } from './answer.fixture.ts';
import type { Overview } from '@upriver/contract';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
function said(given: Overview, context: Partial<AnswerContext> = {}): { line: string; why: string; verdict: string } {
  const { lead, headline, why, verdict } = answer(given, { now: NOW, zone: 'UTC', ...context });
  return { line: plain(lead === undefined ? headline : `${lead} ${headline}`), why: plain(why), verdict };
}

test('it is them: who, what, for whom, since when; then the share with its usual, and their page', () => {
  const given = overview({ healthy: 30, them: 1, cannot_say: 7 }, trouble('Stripe', series('them')));
  const { line, why } = said(given);
  assert.equal(line, 'It’s them: Stripe is failing for checkout since 03:04.');
  assert.equal(why, '31 % of calls fail, usually 0.2 %. Their page says operational.');
  const { sure, meta } = answer(given, { now: NOW, zone: 'UTC' });
  assert.equal(plain(sure ?? ''), '98 % sure'.replace('98', '99'));
  assert.deepEqual(meta.map(plain), ['30 vendors healthy, 7 known from their page only']);
});

test('it is them, and they say so, where their page agrees', () => {
  const posted = series('them', { agrees: 'agrees', page: { says: 'trouble', status: 'major_outage' } });
  const { line, why } = said(overview({ them: 1 }, trouble('Stripe', posted)));
  assert.equal(line, 'It’s them, and they say so: Stripe is failing for checkout since 03:04.');
  assert.match(why, /Their page reports it\.$/);
});

test('two vendors are named, more are counted', () => {
  const two = [trouble('Stripe', series('them')), trouble('Algolia', series('them'))];
  assert.equal(said(overview({ them: 2 }, ...two)).line, 'It’s them: Stripe and Algolia are failing.');
  const three = [...two, trouble('Twilio', series('them'))];
  assert.equal(said(overview({ them: 3 }, ...three)).line, 'It’s them: 3 vendors are failing.');
});

test('it is us: the deployment, the key or the network is named', () => {
  const us = (cause: Parameters<typeof series>[1]): string =>
    said(overview({ us: 1 }, trouble('Stripe', series('us', cause)))).line;
  assert.equal(
    us({ cause: { cause: 'deployment', side: 'us', subject: { deployment: '2026.11.19-1' } } }),
    'It’s us: checkout 2026.11.19-1 breaks calls to Stripe since 03:04.',
  );
  assert.equal(
    us({ project: 'billing-jobs', signal: 'auth', cause: { cause: 'credentials', side: 'us' } }),
    'It’s us: the key of billing-jobs is refused by Stripe since 03:04.',
  );
  assert.equal(
    us({ cause: { cause: 'network', side: 'us', subject: { region: 'eu-central-1' } } }),
    'It’s us: the network of eu-central-1 breaks calls to Stripe since 03:04.',
  );
  const rolled = said(overview({ us: 1 }, trouble('Stripe', series('us', { cause: { cause: 'deployment' } }))));
  assert.match(rolled.why, /Roll back to end it\.$/);
});

test('undecided says what would decide', () => {
  const slow = series('undecided', { project: 'assistant', signal: 'slow', wouldDecide: ['second_project'] });
  const { line, why } = said(overview({ undecided: 1 }, trouble('OpenAI', slow)));
  assert.equal(line, 'Undecided: OpenAI is slow for assistant since 03:04.');
  assert.match(why, /A second project’s calls would decide\./);
});

test('us and them at once are both said, with the sign of undecided', () => {
  const { line, verdict } = said(
    overview(
      { us: 1, them: 1 },
      trouble('Stripe', series('us')),
      trouble('Algolia', series('them', { project: 'search' })),
    ),
  );
  assert.equal(line, 'Both: it’s us for checkout, it’s them for search.');
  assert.equal(verdict, 'undecided');
  const one = said(overview({ healthy: 34 }, trouble('Stripe', series('us')), trouble('Algolia', series('them'))));
  assert.equal(one.line, 'Both: it’s us with Stripe, it’s them with Algolia.');
  assert.equal(one.why, 'Ours: checkout breaks calls to Stripe. Theirs: Algolia is failing.');
});

test('all is well only where calls say so', () => {
  const well = said(overview({ healthy: 34, cannot_say: 7 }));
  assert.deepEqual([well.line, well.verdict], ['All well. Nothing needs you.', 'healthy']);
  assert.equal(well.why, '34 vendors healthy by your calls, 7 known from their page only.');
  const [called, unread, ...others] = overview({ healthy: 34, cannot_say: 7 }).services.slice(34);
  assert.ok(called && unread);
  const mixed = {
    ...overview({ healthy: 34, cannot_say: 7 }),
    services: [
      { ...called, evidence: { ...called.evidence, calls: true } },
      { ...unread, page: { ...unread.page, unreadable: 'it answered 503' } },
      ...others,
    ],
  };
  assert.match(said(mixed).why, /, 5 known from their page only, 2 not known just now\.$/);
  const pagesOnly = said({ ...overview({ cannot_say: 5 }), callsAt: null });
  assert.deepEqual([pagesOnly.line, pagesOnly.verdict], ['Nothing to say yet: no calls measured.', 'cannot_say']);
});

test('pages that nobody could read for long are not well', () => {
  const old = { ...overview({ healthy: 34, cannot_say: 7 }), pagesReadAt: new Date(NOW - 19 * 60_000).toISOString() };
  const { line, why, verdict } = said(old);
  assert.equal(line, 'Can’t say for 7 of 41 vendors. By your calls, 34 are healthy.');
  assert.match(why, /^No status page could be read for 19 min\. Your calls arrive/);
  assert.equal(verdict, 'cannot_say');
});

test('calls that are too few to tell are never well, whether pages are read or not', () => {
  const few = said(overview({ cannot_say: 2 }));
  assert.deepEqual([few.line, few.verdict], ['Can’t say yet: the calls are too few to tell.', 'cannot_say']);
  const unread = said({ ...overview({ cannot_say: 2 }), pagesReadAt: null });
  assert.deepEqual([unread.line, unread.verdict], ['Can’t say for 2 of 2 vendors.', 'cannot_say']);
  assert.equal(unread.why, 'No status page could be read yet. Your calls arrive, but are too few to tell.');
});

test('all is not well while a page reports trouble of which calls do not tell', () => {
  const reports = series('cannot_say', { says: 'too_few_calls', page: { status: 'partial_outage', says: 'trouble' } });
  const { line, why, verdict } = said(overview({ healthy: 5, cannot_say: 1 }, trouble('Mapforge', reports)));
  assert.deepEqual([line, verdict], ['Can’t say for 1 of 6 vendors. By your calls, 5 are healthy.', 'cannot_say']);
  assert.match(why, /^Mapforge reports trouble, and your calls do not tell yet whether they feel it\./);
});

test('calls that stopped are said, with when the last came', () => {
  const stopped = { ...overview({ cannot_say: 41 }), callsAt: new Date(NOW - 6 * 60_000).toISOString() };
  const { line, why } = said(stopped);
  assert.equal(line, 'Can’t say: no calls have come for 6 min.');
  assert.equal(why, 'The last came at 03:11. Pages are read, and say operational for 41 of 41.');
});

test('trouble that calls do not feel is not an alarm', () => {
  const unfelt = series('not_affecting_you', { page: { says: 'trouble', status: 'degraded' } });
  const { line, why, verdict } = said(overview({ healthy: 3, not_affecting_you: 1 }, trouble('Cloudflare', unfelt)));
  assert.equal(line, 'Not affecting you: Cloudflare reports trouble.');
  assert.match(why, /^1,329 calls of yours in it are as usual\./);
  assert.equal(verdict, 'not_affecting_you');
});

test('without a connection the answer is past, and claims nothing about now', () => {
  const lost = { lostAt: NOW - 120_000 };
  const them = answer(overview({ them: 1 }, trouble('Stripe', series('them'))), { now: NOW, zone: 'UTC', ...lost });
  assert.equal(plain(`${them.lead ?? ''} ${them.headline}`), 'It was them at 03:15: Stripe failing for checkout.');
  assert.equal(them.why, 'What it is now, nobody can say here.');
  assert.equal(them.isOld, true);
  const deployed = series('us', { cause: { cause: 'deployment', side: 'us', subject: { deployment: '42' } } });
  const us = answer(overview({ us: 1 }, trouble('Stripe', deployed)), { now: NOW, zone: 'UTC', ...lost });
  assert.equal(plain(`${us.lead ?? ''} ${us.headline}`), 'It was us at 03:15: checkout 42 broke calls to Stripe.');
  const well = answer(overview({ healthy: 3 }), { now: NOW, zone: 'UTC', ...lost });
  assert.equal(well.verdict, 'cannot_say', 'what is old is never green');
});

test('a filter that nothing fits says which, and the first run what comes first', () => {
  const filter = 'billing-jobs in eu-west-3';
  assert.equal(said(overview({}), { filter }).line, 'No vendor of billing-jobs in eu-west-3.');
  assert.equal(said(overview({})).line, 'Nothing to say yet: no calls measured.');
});

test('recovered trouble does not raise the answer', () => {
  const { verdict } = said(overview({ healthy: 2 }, trouble('Stripe', series('healthy'))));
  assert.equal(verdict, 'healthy');
});
