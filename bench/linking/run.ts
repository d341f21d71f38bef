// Everything about linking that has a number: `node bench/linking/run.ts [formats|hosts|scan|relink|impact]…`, all without arguments.
import { measureFormats } from './formats.ts';
import { measureHosts } from './hosts.ts';
import { measureImpact } from './impact.ts';
import { measureRelink } from './relink.ts';
import { measureScan } from './scan.ts';

const HOST_ROUNDS = 15;
const SCAN_ROUNDS = 3;

const parts: Readonly<Record<string, () => Promise<void>>> = {
  formats: measureFormats,
  hosts: async () => measureHosts(HOST_ROUNDS),
  scan: () => measureScan(SCAN_ROUNDS),
  relink: measureRelink,
  async impact() {
    console.log(
      '| store | service of | projects | entries | answer bytes | p50 ms | p95 ms |\n|---|---|---|---|---|---|---|',
    );
    await measureImpact('sqlite');
    await measureImpact('postgres');
  },
};

const asked = process.argv.slice(2);
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n### ${name}\n`);
  await measure();
}
