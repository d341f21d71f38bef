/** Before a host that a sentence or a key gives as an example: `usage: "Host of the server, e.g. 'smtp.mailgun.org'"`, `example: "https://…"`. */
const EXAMPLE =
  /(?:\b(?:e\.?g\.?|ex\.|for example|for instance|such as|examples? (?:is|are))[\s,:(<]{0,4}|\b\w{0,20}(?:placeholder|example|hint)(?:_?(?:url|host))?["'`]?\s*(?::|=>?)\s*(?:\w{1,12}\(\s*)?)["'`]?(?:https?:)?(?:\/\/)?$/i;
/** Before an address that a key calls the beginning of others, which are only compared with it: `AVATAR_URL_PREFIX = "https://pbs.…"`. */
const BEGINNING = /(?:prefix|pattern|regexp?|_re)["'`]?\s*(?::|=>|=)\s*(?:%r\{|\/|r?["'`])?\^?(?:https?:)?(?:\/\/)?$/i;
/** Before a host that a key calls a page for people: `documentationUrl: https://…`, `BLOG: 'https://…'`. */
const PAGE =
  /(?:^|[\s"'`{,.])\w*(?:blog|docs|documentation|feature_?requests?|home_?page|change_?log|roadmap|\$schema|\$ref|licen[cs]e|terms|privacy|readme|newsletter)(?:_?(?:url|link|uri|href|page))?(?:["'`]?\s*[:=]\s*["'`]?|"[^<>]{0,60}>)(?:https?:)?(?:\/\/)?$/i;
/** Before an address under a key that says that it is there to be read: `refer_to: "https://…"`, `source_url: '…'`. */
const REFERENCE =
  /(?:^|[\s"'`{,(.])(?:refer(?:s_?to|_?to|ences?)|see_?also|(?:learn|read)_?more(?:_?(?:ur[il]|link|href))?|more_?info|info_?url|(?:html|site|web|profile|citation|attribution)_?ur[il]|attribution|website)["'`]?\s*(?::|=>?)\s*(?:new URL\(\s*)?["'`]?(?:https?:)?(?:\/\/)?$/i;
/** Before a domain that a key calls the end of addresses of people: `emailDomain: 'data.gov.sg'`. */
const MAIL_DOMAIN = /\be?mail_?domains?["'`]?\s*(?::|=>?)\s*\[?["'`]?$/i;
/** Before an address in a sentence: `as described in https://…`, `<https://…>`. */
const SENTENCE =
  /(?:<|\b(?:see(?: also)?|visit|(?:described|documented|explained|found) (?:in|at|on|under)|(?:documentation|details|references?|instructions|guide|manual) (?:at|in|on)|refer to|go to|head to|sign up (?:at|on|for)|(?:file|report) .{0,30}\b(?:at|on))\s*:?\s+<?)(?:https?:)?(?:\/\/)?$/i;

/** How much of a line before an address tells that it is one to read. */
const BEFORE_LENGTH = 70;

/** Whether what stands before an address in its line says that it is an example, a page to read or the beginning of others, and not called. */
export function isReference(before: string): boolean {
  const near = before.slice(-BEFORE_LENGTH);
  return [EXAMPLE, BEGINNING, PAGE, REFERENCE, MAIL_DOMAIN, SENTENCE].some((rule) => rule.test(near));
}

/** A text of three words and more before an address in it: `message = "Use the new framework, https://…"`. */
const WORDS =
  /(?<![\w)\]])["'`](?:[A-Z][\w'’-]{0,30}|[a-z]{2,30}(?=\s+[a-z]+\s))(?:(?:\s[–—-]\s|[\s,.:;()/–—]{1,4})[\w'’]{1,30}(?:-[\w'’]{1,30}){0,4}){2,30}(?:\s[–—-]\s|[\s,.:;(–—]{1,4})<?(?:https?:)?(?:\/\/)?$/;
/** What a command or a request begins with, whose address is called. */
const COMMAND =
  /\b(?:curl|wget|git|clone|pip|npm|npx|docker|oci|helm|run|GET|POST|PUT|PATCH|DELETE|FROM|proxy_pass|src|url|import|script|connect|img)\b/;
const SENTENCE_LENGTH = 300;

/** Whether what stands before an address in its line is the beginning of a sentence in the same text. */
export function isInSentence(before: string): boolean {
  const near = before.slice(-SENTENCE_LENGTH);
  const [sentence] = WORDS.exec(near) ?? [];
  return sentence !== undefined && !COMMAND.test(sentence);
}
