// Runs the tests of files in one process: `node --import ./test/support/property-seed.ts tools/test-files.ts <glob> …`, of which TEST_SHARD
// takes a part, as `2/4`. As `node --test --test-isolation=none` does, which loads its runner before anything that is imported.
import '../test/support/promise-tracking.ts';

const { run } = await import('node:test');
const { spec } = await import('node:test/reporters');

/** A failed test may leave a server open, which keeps the process: so long after the last event such a run ends. No test takes as long. */
const SILENCE_MS = 180_000;

const [index = 1, total = 1] = (process.env['TEST_SHARD'] ?? '1/1').split('/').map(Number);
const events = run({ isolation: 'none', globPatterns: process.argv.slice(2), shard: { index, total } });
const failures: string[] = [];
let silence: NodeJS.Timeout | undefined;
events.on('test:fail', ({ name, file, line, details }) => {
  failures.push(
    `${name} (${file}:${line})\n${details.error.cause instanceof Error ? details.error.cause.stack : details.error.message}`,
  );
});
events.on('data', () => {
  clearTimeout(silence);
  if (failures.length > 0) silence = setTimeout(endRun, SILENCE_MS).unref();
});
events.on('test:summary', ({ success }) => {
  if (!success) process.exitCode = 1;
});
events.compose(new spec()).pipe(process.stdout);

function endRun(): void {
  console.log(`something is left open after failing tests:\n\n${failures.join('\n\n')}`);
  process.exit(1);
}
