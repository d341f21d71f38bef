import { once } from 'node:events';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { McpApi } from './api.ts';
import { createMcpServer } from './index.ts';

/** Speaks the protocol on standard input and output until the client closes its end. */
export async function speakOnStdio(api: McpApi, version: string, onError: (message: string) => void): Promise<void> {
  const ended = once(process.stdin, 'close');
  const handle = serveStdio(() => createMcpServer(api, version), { onerror: ({ message }) => onError(message) });
  await ended;
  await handle.close();
}
