import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { createLimitNodes } from '../../../../test/support/limit-nodes.ts';
import type { LimitNode, LimitNodes } from '../../../../test/support/limit-nodes.ts';
import { POSTGRES_MISSING, findPostgres } from '../../../../test/support/postgres.ts';
import { createSharedDatabase } from '../../../../test/support/stores.ts';

const LIMIT = 100;
const KEYS = ['a', 'b'];
const START = Date.UTC(2026, 10, 22);

type Action =
  | {
      readonly kind: 'take' | 'cut-while-taking';
      readonly node: number;
      readonly key: string;
      readonly costs: readonly number[];
    }
  | { readonly kind: 'pass' | 'stall'; readonly ms: number }
  | { readonly kind: 'cut' | 'join' | 'lose' | 'round'; readonly node: number }
  | { readonly kind: 'add' }
  | { readonly kind: 'step-wall'; readonly node: number; readonly ms: number };

const node = fc.nat(5);
const taking = {
  node,
  key: fc.constantFrom(...KEYS),
  costs: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }),
};
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('take' as const), ...taking }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut-while-taking' as const), ...taking }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.oneof(fc.nat(3000), fc.nat(30_000)) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 60_000, max: 90_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('stall' as const),
      ms: fc.oneof(fc.nat(500), fc.nat(20_000), fc.nat(100_000)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('cut' as const, 'join' as const, 'join' as const), node }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('lose' as const, 'round' as const), node }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('add' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('step-wall' as const),
      node,
      ms: fc.integer({ min: -3_600_000, max: 3_600_000 }),
    }),
  },
);

const bin = findPostgres();

describe('limits that nodes share', { skip: bin === undefined ? POSTGRES_MISSING : false }, () => {
  let url: Promise<string> | undefined;

  async function withNodes(
    limit: number,
    clocks: readonly number[],
    run: (it: LimitNodes) => Promise<void>,
  ): Promise<void> {
    assert.ok(bin !== undefined);
    url ??= createSharedDatabase(bin);
    const it = await createLimitNodes(await url, limit);
    try {
      for (const clock of clocks) await it.add(clock);
      await run(it);
    } finally {
      await it.close();
    }
  }

  test('over any arrivals, nodes, clocks, losses and failures, no 60 seconds ever hold more than the limit', async () => {
    const clocks = fc.array(fc.integer({ min: 0, max: 2 * START }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(clocks, fc.array(action, { minLength: 20, maxLength: 120 }), async (origins, actions) => {
        await withNodes(LIMIT, origins, async (it) => {
          for (const each of actions) await act(it, each);
          for (const key of KEYS) assert.ok(it.most(key) <= LIMIT, `${it.most(key)} of ${key}`);
        });
      }),
      { seed: 20_261_122, numRuns: 20, endOnFailure: true },
    );
  });

  test('one node gets the whole limit, exactly, and again 60 seconds later', async () => {
    await withNodes(1000, [START], async (it) => {
      const [only] = it.nodes;
      assert.ok(only);
      for (let window = 0; window < 3; window += 1) {
        for (let event = 0; event < 1000; event += 1) assert.ok((await it.take(only, 'a', 1)).isGranted);
        const refused = await it.take(only, 'a', 1);
        assert.deepEqual([refused.isGranted, refused.remaining, refused.retryAfterSeconds], [false, 0, 60]);
        await it.pass(59_000);
        assert.equal((await it.take(only, 'a', 1)).isGranted, false);
        await it.pass(1000);
      }
      assert.ok(((await only.statements()).get('share') ?? 0) <= 45, 'asks rarely');
    });
  });

  for (const count of [2, 3, 4])
    test(`${count} nodes that are offered too much get at least nine tenths of the limit together`, async () => {
      await withNodes(
        1000,
        Array.from({ length: count }, (_, index) => START + index * 777_777),
        async (it) => {
          let random = 1;
          const next = (below: number): number => (random = (random * 48_271) % 2_147_483_647) % below;
          for (let second = 0; second < 240; second += 1) {
            for (let request = 0; request < 10; request += 1) await it.take(it.nodes[next(count)]!, 'a', 1 + next(9));
            await it.pass(1000);
          }
          assert.ok(it.most('a') <= 1000);
          for (const from of [60_000, 120_000, 180_000]) {
            const got = it.grants
              .filter(({ at }) => at >= from && at < from + 60_000)
              .reduce((sum, { cost }) => sum + cost, 0);
            assert.ok(got >= 900, `${got} in the minute from ${from}`);
          }
        },
      );
    });

  test('a node that comes late gets its part of a limit that others use up', async () => {
    await withNodes(100, [START], async (it) => {
      const [first] = it.nodes;
      assert.ok(first);
      const press = async (seconds: number, nodes: readonly LimitNode[]): Promise<number[]> => {
        const got = nodes.map(() => 0);
        for (let second = 0; second < seconds; second += 1) {
          for (const [index, each] of nodes.entries())
            for (let request = 0; request < 4; request += 1)
              if ((await it.take(each, 'a', 1)).isGranted) got[index]! += 1;
          await it.pass(1000);
        }
        return got;
      };
      assert.deepEqual(await press(60, [first]), [100]);
      const second = await it.add(START);
      await press(120, [first, second]);
      const [ofFirst = 0, ofSecond = 0] = await press(60, [first, second]);
      assert.ok(ofSecond >= 40 && ofFirst + ofSecond >= 90 && ofFirst + ofSecond <= 100, `${ofFirst} and ${ofSecond}`);
    });
  });

  test('what a lost node may have used is free again after 75 seconds, and not before', async () => {
    await withNodes(100, [START, 0], async (it) => {
      const [lost, other] = it.nodes;
      assert.ok(lost && other);
      for (let event = 0; event < 60; event += 1) await it.take(lost, 'a', 1);
      await it.pass(2000);
      lost.isLost = true;
      await it.pass(70_000);
      assert.equal((await it.take(other, 'a', 60)).isGranted, false);
      await it.pass(8000);
      assert.equal((await it.take(other, 'a', 100)).isGranted, true);
      // It was asleep, and what it held is not its own any more.
      lost.isLost = false;
      assert.equal((await it.take(lost, 'a', 1)).isGranted, false);
    });
  });

  test('while the store is away nothing more is granted than was held, each node answers its part, and it says so once', async () => {
    await withNodes(100, [START, START], async (it) => {
      const [first, second] = it.nodes;
      assert.ok(first && second);
      assert.ok((await it.take(first, 'a', 20)).isGranted);
      await it.pass(2000);
      for (const { link } of it.nodes) link.cut();
      assert.equal((await it.take(second, 'a', 1)).isUnknown, true);
      await it.pass(12_000);
      const answers = [];
      for (let request = 0; request < 60; request += 1) answers.push(await it.take(second, 'b', 1));
      assert.equal(answers.filter(({ isAway }) => isAway).length, 50);
      assert.deepEqual([answers[59]?.isAway, answers[59]?.retryAfterSeconds], [undefined, 60]);
      assert.equal((await it.take(first, 'a', 1)).isGranted, false);
      for (const { said } of it.nodes) assert.equal(said.length, 1, said.join());
      for (const { link } of it.nodes) link.join();
      await it.pass(4000);
      assert.ok((await it.take(first, 'a', 1)).isGranted);
      for (const { said } of it.nodes) assert.match(said[1] ?? '', /again$/);
    });
  });

  test('rows of keys that nobody uses any more go', async () => {
    await withNodes(100, [START, START], async (it) => {
      const [first, second] = it.nodes;
      assert.ok(first && second);
      for (let key = 0; key < 20; key += 1) for (const each of it.nodes) await it.take(each, `key ${key}`, 1);
      second.isLost = true;
      await it.pass(90_000);
      assert.ok((await it.take(first, 'last', 1)).isGranted);
      assert.equal((await it.database.kysely.selectFrom('limit_shares').select('name').execute()).length, 1);
    });
  });
});

async function act(it: LimitNodes, each: Action): Promise<void> {
  const of = (index: number): LimitNode => it.nodes[index % it.nodes.length]!;
  if (each.kind === 'pass') await it.pass(each.ms);
  else if (each.kind === 'stall') it.stall(each.ms);
  else if (each.kind === 'add') await (it.nodes.length < 6 ? it.add(START) : undefined);
  else if (each.kind === 'step-wall') of(each.node).clock.stepWall(each.ms);
  else if (each.kind === 'cut') of(each.node).link.cut();
  else if (each.kind === 'join') of(each.node).link.join();
  else if (each.kind === 'lose') of(each.node).isLost = true;
  else if (each.kind === 'round') await of(each.node).leases.round();
  else if (each.kind === 'take' || each.kind === 'cut-while-taking') {
    const takes = each.costs.map((cost) => it.take(of(each.node), each.key, cost));
    if (each.kind === 'cut-while-taking') of(each.node).link.cut();
    await Promise.all(takes);
  }
}
