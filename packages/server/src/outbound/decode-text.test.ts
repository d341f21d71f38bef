import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assert as check, property, string, uint8Array } from 'fast-check';
import { decodeText } from './decode-text.ts';

const JSON_TEXT = '{"name":"Zürich – 東京"}';

function utf16be(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

test('a document is read whatever its encoding and whatever it is called', () => {
  const mark = '\uFEFF';
  const cases: readonly (readonly [string, Uint8Array, string])[] = [
    ['UTF-8', Buffer.from(JSON_TEXT), 'application/json'],
    ['UTF-8 with a mark', Buffer.from(mark + JSON_TEXT), 'application/json'],
    ['UTF-16BE with a mark', utf16be(mark + JSON_TEXT), 'application/json;charset=utf-16'],
    ['UTF-16LE with a mark', Buffer.from(mark + JSON_TEXT, 'utf16le'), 'application/json'],
    ['UTF-16BE without a mark', utf16be(JSON_TEXT), 'application/json'],
    ['UTF-16LE without a mark', Buffer.from(JSON_TEXT, 'utf16le'), 'application/json; charset="UTF-16"'],
    ['UTF-8 called UTF-16', Buffer.from(JSON_TEXT), 'application/json; charset=utf-16'],
    ['a mark against the charset', Buffer.from(mark + JSON_TEXT), 'application/json; charset=iso-8859-1'],
    ['a charset that does not exist', Buffer.from(JSON_TEXT), 'application/json; charset=utf8mb4'],
  ];
  for (const [name, bytes, contentType] of cases) assert.equal(decodeText(bytes, contentType), JSON_TEXT, name);
});

test('Latin-1 is read by its charset, by its XML declaration, and by not being UTF-8', () => {
  const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><a>Zürich</a>';
  assert.equal(decodeText(Buffer.from(xml, 'latin1'), 'text/xml'), xml);
  assert.equal(decodeText(Buffer.from('{"a":"ü"}', 'latin1'), 'application/json; charset=ISO-8859-1'), '{"a":"ü"}');
  assert.equal(decodeText(Buffer.from('{"a":"ü"}', 'latin1'), ''), '{"a":"ü"}');
});

test('any bytes become some text', () => {
  check(property(uint8Array(), string(), (bytes, type) => typeof decodeText(bytes, type) === 'string'));
});
