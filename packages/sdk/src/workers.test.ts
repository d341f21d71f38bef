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

test('bindings that are no texts are settings, and settings that cannot be read do not stop a handler', async () => {
  const fetch = (request: string, _env: unknown): Promise<string> => Promise.resolve(`answer ${request}`);
  const bindings = { UPRIVER_ENABLED: false, UPRIVER_SAMPLE_RATE: 0.5, UPRIVER_IGNORE: ['internal.example'] };
  assert.equal(await withUpriver({ fetch }).fetch('/a', bindings), 'answer /a');
  const unreadable = withUpriver({ fetch }, (): never => {
    throw new Error('a binding is missing');
  });
  assert.equal(await unreadable.fetch('/b', {}), 'answer /b');
});
