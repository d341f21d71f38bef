// A small server that asks another company's API on every request. It knows nothing of Upriver.
import { createServer } from 'node:http';

const API = process.env.API_URL ?? 'https://api.github.com/zen';

const server = createServer((_request, response) => void tell(response));
server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});

async function tell(response) {
  try {
    const answer = await fetch(API);
    response.end(`The API answered ${answer.status} with ${(await answer.text()).length} characters.\n`);
  } catch (error) {
    response.writeHead(502).end(`The API could not be reached: ${error.cause?.message ?? error.message}\n`);
  }
}
