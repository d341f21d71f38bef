import { UsageError, listFlag } from './command.ts';
import type { CommandContext } from './command.ts';

/** Values of a flag that is repeated as `name=value`. @throws UsageError for what is no pair */
export function pairsOf(context: CommandContext, flag: string): [name: string, value: string][] {
  return listFlag(context, flag).map((text) => {
    const at = text.indexOf('=');
    if (at < 1) throw new UsageError(`--${flag} must look like name=value, not "${text}"`);
    return [text.slice(0, at), text.slice(at + 1)];
  });
}

/** A value as JSON, or the text itself where it is none. */
export function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Packages given as `npm:@acme/pay`, by ecosystem. @throws UsageError for one without ecosystem */
export function packagesOf(given: readonly string[]): Record<string, string[]> {
  const packages: Record<string, string[]> = {};
  for (const entry of given) {
    const at = entry.indexOf(':');
    if (at < 1 || at === entry.length - 1)
      throw new UsageError(`a package needs its ecosystem, for example npm:@acme/pay; got "${entry}"`);
    (packages[entry.slice(0, at)] ??= []).push(entry.slice(at + 1));
  }
  return packages;
}
