import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withUpriver } from './workers.ts';

class Base {
  readonly #name = 'base';

  scheduled(): Promise<string> {
    return Promise.resolve(this.#name);
  }
}

class Application extends Base {
  readonly #name = 'application';
  readonly version = 7;

  fetch(request: string): Promise<string> {
    return Promise.resolve(`${this.#name} ${request}`);
  }
}

test('handlers that an object has from its class are there, and called on it', async () => {
  const wrapped = withUpriver(new Application(), { enabled: false });
  assert.equal(await wrapped.fetch('/a'), 'application /a');
  assert.equal(await wrapped.scheduled(), 'base');
  assert.equal(wrapped.version, 7);
});

test('a class is left as it is, because its handlers are those of its instances', () => {
  assert.equal(withUpriver(Application, { enabled: false }), Application);
});
