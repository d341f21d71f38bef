import type { App } from '@upriver/server';

/** Sends one request to the API. @returns `data` of the answer @throws with the answer where it is an error */
export type Ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Asks an app that does not listen yet. */
export function askApp(app: App, token: string): Ask {
  return async (method, url, body) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.http.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
    return dataOf(`${method} ${url}`, answer.statusCode, answer.body);
  };
}

/** Asks a server. */
export function askUrl(origin: string, token: string): Ask {
  return async (method, path, body) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return dataOf(`${method} ${path}`, answer.status, await answer.text());
  };
}

function dataOf(request: string, status: number, text: string): unknown {
  if (status >= 400) throw new Error(`${request} was answered with ${status}: ${text}`);
  return text === '' ? undefined : (JSON.parse(text) as { data?: unknown }).data;
}
