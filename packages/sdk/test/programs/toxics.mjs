// Measures calls while the way to the ingest is poisoned: three calls, a flush, and the same once more. Prints what the client knows.
import { init } from '@upriver/sdk';

const [, , vendor] = process.argv;
process.on('unhandledRejection', (error) => console.error('unhandled', error));
const client = init();
const delivered = [];
for (const round of ['first', 'second']) {
  for (let index = 0; index < 3; index += 1) await (await fetch(`${vendor}/${round}`)).text();
  delivered.push(await client.flush(8000));
}
console.log(JSON.stringify({ delivered, stats: client.stats() }));
process.exit(0);
