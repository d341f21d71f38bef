// People of tests: a browser that keeps cookies, and somebody who is signed in with it.
import assert from 'node:assert/strict';
import type { Answer, RequestOptions, TestApp } from './app.ts';

export const PASSWORD = 'correct horse battery';

/** A browser: it keeps cookies, and says that its requests are from the server's own page. */
export interface Browser {
  send(method: string, path: string, body?: unknown, headers?: RequestOptions['headers']): Promise<Answer>;
  readonly cookies: Map<string, string>;
  /** The header that it sends them in. */
  cookie(): string;
}

export function openBrowser(api: TestApp): Browser {
  const cookies = new Map<string, string>();
  const readCookie = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookies,
    cookie: readCookie,
    async send(method, path, body, headers = {}) {
      const cookie = readCookie();
      const answer = await api.request(method, path, {
        token: null,
        ...(body === undefined ? {} : { body }),
        headers: { 'sec-fetch-site': 'same-origin', ...(cookie === '' ? {} : { cookie }), ...headers },
      });
      for (const text of [answer.headers['set-cookie'] ?? []].flat()) {
        const [pair = ''] = String(text).split(';', 1);
        const at = pair.indexOf('=');
        if (/max-age=0\b/i.test(String(text))) cookies.delete(pair.slice(0, at));
        else cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
      return answer;
    },
  };
}

export async function inviteByToken(api: TestApp, email: string, role: string, token?: string): Promise<string> {
  const answer = await api.request('POST', '/api/v1/invitations', {
    body: { email, role },
    ...(token === undefined ? {} : { token }),
  });
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  return answer.body.data.code;
}

/** Somebody new, signed in. */
export async function join(api: TestApp, email: string, role: string, token?: string): Promise<Browser> {
  const browser = openBrowser(api);
  const code = await inviteByToken(api, email, role, token);
  const name = email.split('@', 1)[0];
  const answer = await browser.send('POST', '/api/v1/invitations/accept', { code, name, password: PASSWORD });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return browser;
}
