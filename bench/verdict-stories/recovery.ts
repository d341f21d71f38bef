/**
 * How long after a fault has ended the program says so: minutes until `isRecovering`, and until the verdict is healthy again, without the
 * page and with a page that resolves a minute after the end.
 *
 *   node bench/verdict-stories/recovery.ts --rates 3,10,40
 */
import { parseArgs } from 'node:util';
import { watchEnd } from './play.ts';
import { project, story } from './story.ts';
import type { Story } from './story.ts';

const { values } = parseArgs({
  options: { rates: { type: 'string', default: '3,10,40' }, depths: { type: 'string', default: '1,0.5' } },
});
const LASTS = 12;

console.log(
  '| calls a minute | depth | recovering after | healthy after | healthy after, page resolves |\n|---|---|---|---|---|',
);
for (const rate of values.rates.split(',').map(Number))
  for (const depth of values.depths.split(',').map(Number)) {
    const alone = await watchEnd(fault(depth, false), rate, 1, LASTS);
    const resolved = await watchEnd(fault(depth, true), rate, 1, LASTS);
    console.log(`| ${rate} | ${depth * 100} % | ${alone.recovering} | ${alone.healthy} | ${resolved.healthy} |`);
  }

function fault(depth: number, isPosted: boolean): Story {
  return story('end', 'of a vendor-wide fault', 'them', {
    projects: [project('shop')],
    vendors: 2,
    fails: ({ vendor, minute }) => (vendor === 0 && minute >= 0 && minute < LASTS ? [depth, 'gateway'] : undefined),
    page: (page, minute) => {
      if (!isPosted) return;
      if (minute === 3) {
        page.trouble('API');
        page.post('Elevated errors');
      }
      if (minute === LASTS + 1) page.resolve();
    },
    endsAt: LASTS,
  });
}
