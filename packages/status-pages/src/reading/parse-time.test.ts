import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { localTimeToMs } from './local-time.ts';
import { parseTime } from './parse-time.ts';

describe('a time is read as status pages write it', () => {
  const expected = Date.UTC(2026, 6, 23, 16, 29, 9);
  const cases: readonly unknown[] = [
    '2026-07-23T16:29:09Z',
    '2026-07-23T16:29:09.000Z',
    '2026-07-23T09:29:09.000-07:00',
    '2026-07-23T16:29:09.000+0000',
    '2026-07-23 16:29:09 UTC',
    'Thu, 23 Jul 2026 16:29:09 Z',
    'Thu, 23 Jul 2026 16:29:09 GMT',
    'Thu, 23 Jul 2026 16:29:09 -0000',
    'Thu, 23 Jul 2026 09:29:09 PDT',
    'Thu, 23 Jul 2026 18:29:09 +0200',
    'Fri, 24 Jul 2026 01:29:09 JST',
    'Fri, 24 Jul 2026 02:29:09 AEST',
    'Thu, 23 Jul 2026 19:29:09 EEST',
    'Thu, 23 Jul 2026 18:29:09 SAST',
    'Thu Jul 23 2026 16:29:09 GMT+0000 (Coordinated Universal Time)',
    1784824149,
    '1784824149',
    1784824149000,
  ];
  for (const value of cases) {
    it(String(value), () => assert.equal(parseTime(value), expected));
  }

  it('keeps milliseconds and cuts what is finer', () => {
    assert.equal(parseTime('2026-07-23T16:29:09.123456Z'), expected + 123);
  });

  it('without a zone it is none, unless a zone is given', () => {
    assert.equal(parseTime('2026-07-23T16:29:09'), undefined);
    assert.equal(parseTime('2026-07-23 18:29:09', 'Europe/Berlin'), expected);
  });

  it('is none when it is nonsense', () => {
    for (const value of [
      '',
      'soon',
      '2026',
      '0000-00-00T00:00:00Z',
      'Thu, 23 Foo 2026 16:29:09 Z',
      '2026-07-23T16:29:09 XYZ',
      -5,
      Number.NaN,
      1e300,
      null,
      {},
      true,
    ]) {
      assert.equal(parseTime(value), undefined, JSON.stringify(value));
    }
  });

  it('gives back any moment written in ISO 8601', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-02'), max: new Date('2199-12-30'), noInvalidDate: true }),
        (date) => {
          assert.equal(parseTime(date.toISOString()), date.getTime());
        },
      ),
    );
  });

  it('never fails', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        parseTime(text, 'Europe/Berlin');
      }),
    );
  });
});

describe('a wall clock in a time zone', () => {
  it('follows the change of the clocks', () => {
    assert.equal(localTimeToMs([2026, 0, 15, 12, 0, 0, 0], 'Europe/Berlin'), Date.UTC(2026, 0, 15, 11));
    assert.equal(localTimeToMs([2026, 6, 15, 12, 0, 0, 0], 'Europe/Berlin'), Date.UTC(2026, 6, 15, 10));
    assert.equal(localTimeToMs([2026, 6, 15, 12, 0, 0, 0], 'America/Tijuana'), Date.UTC(2026, 6, 15, 19));
  });

  it('an hour that exists twice is the first of the two', () => {
    assert.equal(localTimeToMs([2026, 9, 25, 2, 30, 0, 0], 'Europe/Berlin'), Date.UTC(2026, 9, 25, 0, 30));
  });

  it('an hour that does not exist is moved forward by the gap', () => {
    assert.equal(localTimeToMs([2026, 2, 29, 2, 30, 0, 0], 'Europe/Berlin'), Date.UTC(2026, 2, 29, 1, 30));
  });

  it('an unknown zone gives nothing', () => {
    assert.equal(localTimeToMs([2026, 0, 1, 0, 0, 0, 0], 'Mars/Olympus'), undefined);
  });

  it('is what a calendar of that zone shows', () => {
    const zones = fc.constantFrom('Asia/Kolkata', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'Etc/UTC');
    const moments = fc.integer({ min: Date.UTC(2013, 0, 1), max: Date.UTC(2035, 0, 1) });
    fc.assert(
      fc.property(zones, moments, (timeZone, moment) => {
        const minute = Math.floor(moment / 60_000) * 60_000;
        const parts = new Intl.DateTimeFormat('en-US', {
          timeZone,
          hourCycle: 'h23',
          year: 'numeric',
          month: 'numeric',
          day: 'numeric',
          hour: 'numeric',
          minute: 'numeric',
        }).formatToParts(minute);
        const at = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
        const read = localTimeToMs([at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), 0, 0], timeZone);
        // Only in an hour that exists twice are there two moments with this face.
        assert.ok(read === minute || (read !== undefined && read < minute && minute - read <= 3_600_000));
      }),
    );
  });
});
