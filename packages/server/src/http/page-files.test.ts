import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import Fastify from 'fastify';
import { registerPage } from './page-files.ts';

test('the page is one document with a strict policy, and assets that are kept for ever', async (context) => {
  const { app } = await serveBuilt(context);
  const document = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  assert.equal(document.statusCode, 200);
  const policy = String(document.headers['content-security-policy']);
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval|https?:/);
  assert.equal(document.headers['cache-control'], 'private, no-cache');
  const asset = await app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal(asset.headers['content-encoding'], 'br');
  assert.match(String(asset.headers['cache-control']), /immutable/);
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(document.headers.etag) } });
  assert.equal(again.statusCode, 304);
});

test('a page that is built again while the server runs does not take the files of the old build away', async (context) => {
  const { app, directory } = await serveBuilt(context);
  rmSync(join(directory, 'assets'), { recursive: true });
  const asset = await app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'br' } });
  assert.deepEqual([asset.statusCode, asset.headers['content-encoding']], [200, 'br']);
});

test('a place of the page is asked for by browsers only, and never below the API', async (context) => {
  const { page } = await serveBuilt(context);
  const isAsked = (url: string, accept: string, method = 'GET'): boolean =>
    // Safe: these are the properties that it reads.
    page?.isAskedFor({ url, method, headers: { accept } } as never) === true;
  assert.equal(isAsked('/services/stripe?from=1', 'text/html,*/*'), true);
  assert.equal(isAsked('/services/stripe', '*/*'), false);
  assert.equal(isAsked('/api/v1/nothing', 'text/html'), false);
  assert.equal(isAsked('/assets/gone.js', 'text/html'), false);
  assert.equal(isAsked('/services/stripe', 'text/html', 'POST'), false);
});

test('a checkout whose page was not built serves the rest', () => {
  assert.equal(registerPage(Fastify(), '/nowhere'), undefined);
});

async function serveBuilt(context: { after: (end: () => unknown) => void }) {
  const directory = mkdtempSync(join(tmpdir(), 'upriver-page-'));
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), '<!doctype html><title>Upriver</title>');
  writeFileSync(join(directory, 'assets', 'a-1.js'), 'export {};');
  const app = Fastify();
  const page = registerPage(app, directory);
  await app.ready();
  context.after(async () => {
    await app.close();
    rmSync(directory, { recursive: true });
  });
  return { app, page, directory };
}
