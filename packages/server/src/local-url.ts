import type { Config } from './config.ts';

/** Where the server of these settings answers on this machine. */
export function localUrl({ host, port }: Config): string {
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
