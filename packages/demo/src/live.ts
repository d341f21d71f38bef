import { setTimeout as delay } from 'node:timers/promises';
import { ROUND_MINUTES, liveScenes } from './scenes.ts';
import type { World } from './world.ts';

const MINUTE_MS = 60_000;

/** Plays what happens live, again and again, from now on. @throws when a scene fails, and AbortError when `signal` is aborted */
export async function playLive(world: World, signal: AbortSignal): Promise<never> {
  let startsAt = Date.now();
  for (let round = 0; ; round += 1) {
    for (const { minute, act } of liveScenes(round)) {
      await delay(Math.max(0, startsAt + minute * MINUTE_MS - Date.now()), undefined, { signal });
      await act(world);
    }
    startsAt += ROUND_MINUTES * MINUTE_MS;
  }
}
