// Runs the tests of files in one process: `node --import ./test/support/property-seed.ts tools/test-files.ts <glob> …`, of which TEST_SHARD
// takes a part, as `2/4`. As `node --test --test-isolation=none` does, which loads its runner before anything that is imported.
import '../test/support/promise-tracking.ts';

const { run } = await import('node:test');
const { spec } = await import('node:test/reporters');

const [index = 1, total = 1] = (process.env['TEST_SHARD'] ?? '1/1').split('/').map(Number);
const events = run({ isolation: 'none', globPatterns: process.argv.slice(2), shard: { index, total } });
events.on('test:summary', ({ success }) => {
  if (!success) process.exitCode = 1;
});
events.compose(new spec()).pipe(process.stdout);
