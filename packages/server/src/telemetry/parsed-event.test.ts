import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVENT_FIELDS, SENT_TEXTS, allTexts, createEvent, setField } from './parsed-event.ts';

test('each field of the table is set at its own place', () => {
  for (const [place, name] of EVENT_FIELDS.entries()) {
    const event = createEvent();
    setField(event, place, 'set');
    assert.deepEqual(event, { ...createEvent(), [name]: 'set' });
  }
});

test('each optional text of the table is checked', () => {
  for (const name of SENT_TEXTS)
    assert.equal(
      allTexts({ [name]: 'wrong' }, (value) => value !== 'wrong'),
      false,
      name,
    );
});
