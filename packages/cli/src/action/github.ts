// One comment of a pull request, which is written anew with each run (GitHub REST API, issue comments).

const TIMEOUT_MS = 20_000;
const PAGES_MAX = 10;
const PER_PAGE = 100;
/** Marks the comment as ours; GitHub does not show it. */
const MARK = '<!-- upriver -->';

export interface PullRequest {
  /** Base URL of the API of GitHub. */
  readonly api: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly number: number;
}

/** GitHub refused a request, or could not be reached. */
export class GithubError extends Error {}

/** Writes the comment, in place of the one of an earlier run. @throws GithubError */
export async function putComment(pull: PullRequest, token: string | undefined, text: string): Promise<void> {
  if (token === undefined) throw new GithubError('the input github-token is empty');
  const base = `${pull.api}/repos/${pull.repository}/issues`;
  const body = { body: `${MARK}\n${text}` };
  const id = await findComment(`${base}/${pull.number}/comments`, token);
  if (id === undefined) await send(`${base}/${pull.number}/comments`, token, 'POST', body);
  else await send(`${base}/comments/${id}`, token, 'PATCH', body);
}

async function findComment(url: string, token: string): Promise<number | undefined> {
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const response = await send(`${url}?per_page=${PER_PAGE}&page=${page}`, token, 'GET');
    const comments = (await response.json()) as { id: number; body?: string | null; user?: { type?: string } | null }[];
    // A person who quotes the mark does not make a comment ours.
    const own = comments.find(({ body, user }) => body?.startsWith(MARK) === true && user?.type === 'Bot');
    if (own !== undefined || comments.length < PER_PAGE) return own?.id;
  }
  return undefined;
}

async function send(url: string, token: string, method: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'x-github-api-version': '2022-11-28',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new GithubError(`GitHub cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (response.ok) return response;
  const why = response.status === 403 ? ' (the workflow needs the permission pull-requests: write)' : '';
  throw new GithubError(`GitHub returned status ${response.status}${why}`);
}
