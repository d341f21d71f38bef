// Takes a picture of every place of the page at three widths in both themes, and checks each with axe: `npm run screenshots -- --url URL
// --email E --password P [--out DIRECTORY] [--only PATH]`. The server must run already, best with the demo.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';

const WIDTHS = [360, 1280, 1920];
const THEMES = ['light', 'dark'] as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:4300' },
    email: { type: 'string', default: '' },
    password: { type: 'string', default: '' },
    out: { type: 'string', default: 'screenshots' },
    only: { type: 'string', multiple: true, default: [] },
    width: { type: 'string', multiple: true, default: [] },
  },
});

/** What lies over the overview, by the key that opens it. */
const OVERLAYS: ReadonlyMap<string, string> = new Map([
  ['/?over=palette', '/'],
  ['/?over=keys', '?'],
]);

interface Slugs {
  readonly services: readonly { readonly service: { readonly slug: string } }[];
  readonly trouble: readonly { readonly service: { readonly slug: string } }[];
  readonly projects: readonly { readonly slug: string }[];
}

/** Every place with something to show, as the reader's organization is now. */
async function listPlaces(page: Page): Promise<string[]> {
  const read = async <Answer>(path: string): Promise<Answer> =>
    ((await (await page.request.get(values.url + path)).json()) as { data: Answer }).data;
  const { services, trouble, projects } = await read<Slugs>('/api/v1/overview');
  const firstId = async (path: string): Promise<string[]> =>
    (await read<{ id: string }[]>(path)).slice(0, 1).map(({ id }) => id);
  const [incidents, rules, channels] = await Promise.all(
    ['/api/v1/incidents?limit=1', '/api/v1/alert-rules', '/api/v1/channels'].map(firstId),
  );
  const [first, other] = [trouble[0], services.find(({ service }) => service.slug !== trouble[0]?.service.slug)];
  const project = projects[0]?.slug ?? '';
  return [
    '/',
    '/?kiosk',
    ...[first, other].flatMap((one) => (one === undefined ? [] : [`/services/${one.service.slug}`])),
    ...(incidents ?? []).map((id) => `/incidents/${id}`),
    '/history',
    '/projects',
    ...(project === '' ? [] : [`/projects/${project}`, `/projects/${project}/setup`]),
    '/catalog',
    '/catalog/add',
    ...services.slice(0, 1).map(({ service }) => `/catalog/${service.slug}`),
    '/rules',
    ...(rules ?? []).map((id) => `/rules/${id}`),
    ...(channels ?? []).map((id) => `/channels/${id}`),
    '/channels/new',
    ...['members', 'tokens', 'limits', 'retention', 'sign-in', 'audit'].map((part) => `/settings/${part}`),
    '/sign-in',
    '/owner/a-code-that-was-used',
    '/invite/a-code-that-was-used',
    '/nowhere',
    '/components',
    ...OVERLAYS.keys(),
  ];
}

/** What axe finds, a line each. */
async function check(page: Page): Promise<string[]> {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(axe);
  const found = (await page.evaluate(`axe.run({ runOnly: ${JSON.stringify(RULES)} })`)) as {
    violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[];
  };
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.length} × ${nodes[0]?.target.join(' ') ?? ''}: ${nodes[0]?.failureSummary.split('\n')[1]?.trim() ?? ''}`,
  );
}

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
mkdirSync(values.out, { recursive: true });
let problems = 0;
for (const theme of THEMES) {
  // axe itself is a script from outside the page, which its policy refuses.
  const context = await browser.newContext({ colorScheme: theme, bypassCSP: true });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    problems += 1;
    console.log(`${page.url()} threw ${error.message}`);
  });
  await context.request.post(`${values.url}/api/v1/session`, {
    data: { email: values.email, password: values.password },
    headers: { origin: values.url },
  });
  const places = values.only.length > 0 ? values.only : await listPlaces(page);
  for (const width of values.width.length > 0 ? values.width.map(Number) : WIDTHS) {
    await page.setViewportSize({ width, height: width === 360 ? 780 : 1000 });
    for (const place of places) {
      await page.goto(values.url + place, { waitUntil: 'load' });
      await page.waitForSelector('h1', { timeout: 10_000 }).catch(() => console.log(`${place} shows no title`));
      await page.waitForTimeout(600);
      const key = OVERLAYS.get(place);
      if (key !== undefined) await page.keyboard.press(key);
      const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
      const lines = [...(await check(page)), ...(isWide === true ? ['scrolls sideways'] : [])];
      problems += lines.length;
      for (const line of lines) console.log(`${place} ${width} ${theme}: ${line}`);
      const name = place.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'overview';
      await page.screenshot({
        path: join(values.out, `${name}-${width}-${theme}.png`),
        fullPage: !place.includes('kiosk'),
      });
    }
  }
  await context.close();
}
await browser.close();
console.log(`${problems} problems`);
process.exitCode = problems === 0 ? 0 : 1;
