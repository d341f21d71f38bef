import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CsvAnswer } from './csv.ts';

test('no cell of a CSV file begins as a formula, in whichever way it is written, and numbers stay numbers', async () => {
  const texts = ['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(1)'];
  const { chunks } = await CsvAnswer.begin('x.csv', ['a', 'b'], [...texts.map((text) => [text, -1]), ['a=1', null]]);
  let written = '';
  for await (const chunk of chunks) written += chunk;
  const cell = (text: string) => (/[\r\n]/.test(text) ? `"'${text}",-1` : `'${text},-1`);
  assert.equal(written, ['a,b', ...texts.map(cell), 'a=1,', ''].join('\r\n'));
});
