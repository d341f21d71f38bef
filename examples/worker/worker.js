// A module worker. `withUpriver` sends what an invocation measured in its `waitUntil`, after the answer has gone out.
import { withUpriver } from '@upriver/sdk/workers';

export default withUpriver({
  async fetch(_request, env) {
    const answer = await fetch(env.API_URL, { headers: { 'user-agent': 'measured-worker' } });
    return new Response(`The API answered ${answer.status}.\n`);
  },
});
