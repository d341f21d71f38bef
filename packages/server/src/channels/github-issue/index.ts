// An issue of a GitHub repository, which is edited and closed (https://docs.github.com/en/rest/issues/issues).
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus, readField } from '../channel.ts';
import { escapeMarkdown, factsOf, markedText, messageOf, postJson, shorten } from '../message-text.ts';

const TITLE_MAX = 256;
/** A body has at most 65,536 characters. */
const BODY_MAX = 60_000;

export const githubIssue = channel({
  kind: 'github_issue',
  title: 'GitHub issue',
  isTold: 'everything',
  settings: exactly({
    repository: Type.String({ pattern: '^[\\w.-]+/[\\w.-]+$', examples: ['acme/ops'] }),
    labels: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { maxItems: 10 })),
  }),
  secrets: exactly({ token: Type.String({ minLength: 20, maxLength: 400 }) }),
  toRequest({ content, settings, secrets, reference }) {
    const message = messageOf(content);
    const facts = factsOf(message).map(({ name, value }) => `**${name}:** ${escapeMarkdown(value)}`);
    const issue = {
      title: shorten(message.title, TITLE_MAX),
      body: [markedText(message, escapeMarkdown, BODY_MAX), facts.join('  \n')].join('\n\n'),
    };
    const url = `https://api.github.com/repos/${settings.repository}/issues`;
    const headers = {
      authorization: `Bearer ${secrets.token}`,
      accept: 'application/vnd.github+json',
      'x-github-api-version': '2022-11-28',
    };
    if (reference === undefined) return postJson(url, { ...issue, labels: settings.labels ?? [] }, headers);
    const state =
      message.kind === 'closed'
        ? { state: 'closed', state_reason: message.isOver ? 'completed' : 'not_planned' }
        : { state: 'open' };
    return { ...postJson(`${url}/${reference}`, { ...issue, ...state }, headers), method: 'PATCH' };
  },
  judge(answer) {
    const judged = judgeStatus(answer);
    const reference = readField(answer, 'number');
    return judged.kind === 'delivered' && reference !== undefined ? { ...judged, reference } : judged;
  },
});
