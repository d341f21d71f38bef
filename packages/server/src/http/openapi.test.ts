import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { buildOpenApi } from './openapi.ts';
import type { Operation } from './openapi.ts';
import { routes } from './routes/index.ts';

const document = buildOpenApi(routes, '1.2.3');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [name: string, operation: Operation] => [
    `${method} ${path}`,
    operation,
  ]),
);

test('the specification is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  assert.ok(valid, JSON.stringify(errors));
});

test('every shape has a name, stands once, and every reference leads to one', () => {
  const { schemas } = document.components as { schemas: Record<string, unknown> };
  for (const name of ['Service', 'ServiceDetail', 'Incident', 'Project', 'ErrorBody', 'Status', 'ServiceName'])
    assert.ok(name in schemas, name);
  const texts = Object.values(schemas).map((schema) => JSON.stringify(schema));
  assert.equal(new Set(texts).size, texts.length);
  const text = JSON.stringify(document);
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) assert.ok(name in schemas, name);
  // The envelope `data` has no name.
  const nested = Object.values(schemas).flatMap((schema) =>
    [...JSON.stringify(schema).matchAll(/"properties":/g)].slice(1),
  );
  assert.deepEqual(nested, []);
});

test('answers as CSV, and what any request can meet before its route is known, are described', () => {
  for (const [name, operation] of operations) {
    if (name.endsWith('/v1/traces') || name.endsWith('/v1/metrics')) continue;
    for (const status of ['400', '408', '417', '431', '500'])
      assert.ok(operation.responses[status], `${name} ${status}`);
    if (operation.requestBody !== undefined) assert.ok(operation.responses['415'], name);
    const hasFormat = operation.parameters?.some((parameter) => parameter.name === 'format') === true;
    assert.equal(operation.responses['200']?.content?.['text/csv'] !== undefined, hasFormat, name);
  }
});
