/** A list of names of whom a program notifies or whom people sign in with, by the name of its key, and how far it is open on its first line. */
const LIST =
  /\b\w{0,40}?(?:(webhooks?(?:_?(?:types|kinds))?|notif(?:iers?|ications?)?|alert(?:s|ing|er)?)|(o_?auth2?|social(?:_?login|(?=_?(?:providers|drivers|backends)))|sso|log_?in|sign_?in))_?(?:(?<=s)|channels|providers|services|targets|platforms|drivers|integrations|backends|senders)["'`]?(?::\s*[\w<>[\] |]{1,60})?\s*(?::|=>?|:=)\s*(?:new\s+)?(?:\w{1,20}\()?(?:\{\s*)?(\[|array\(|%[wi][[(])(.*)$/i;
const MAY_BE_LIST = /webhook|notif|alert|oauth|social|sso|login|sign_?in/i;
const NAME =
  /(?:^|[,[({])\s*(?:(?:id|type|key|kind|provider|slug|value|channel|platform):\s*)?["'`:]([A-Za-z][\w-]{2,30})["'`]?(?=\s*[\],)}]|\s*$)/g;
const WORD = /(?<![\w:-])[a-z][\w-]{2,30}/g;
const LINES_MAX = 40;

/** Whom a program notifies (`client:slack`) or whom people sign in with (`signin:google`), by a list of their names. */
export type ListReader = (line: string) => readonly string[];

/**
 * Reads lists such as `NOTIFICATION_CHANNELS = ['slack', 'discord']` and `oauthProviders: %w[google github]` from the lines of a
 * program, given in their order. A list may be open over several lines. Names that belong to nobody are left to whoever knows vendors.
 */
export function createListReader(): ListReader {
  let open: { readonly kind: string; left: number } | undefined;
  return (line) => {
    if (open !== undefined) {
      const { kind, left } = open;
      const isLast = /^\s*[\])}]/.test(line);
      open = isLast || left === 1 ? undefined : { kind, left: left - 1 };
      return isLast ? [] : namesIn(line, kind);
    }
    const mayOpen = line.includes('[') || line.includes('array(') || line.includes('%');
    const [, notified, , bracket = '', rest = ''] = (mayOpen && MAY_BE_LIST.test(line) && LIST.exec(line)) || [];
    if (bracket === '') return [];
    const kind = notified === undefined ? 'signin' : 'client';
    if (bracket.startsWith('%'))
      return [...rest.replace(/[\])].*$/, '').matchAll(WORD)].map(([word]) => `${kind}:${word}`);
    if (/^\s*(?:(?:\/\/|#).*)?$/.test(rest)) open = { kind, left: LINES_MAX };
    return rest.trim() === '' ? [] : namesIn(rest.replace(/[\])].*$/, ','), kind);
  };
}

function namesIn(text: string, kind: string): string[] {
  return [...text.matchAll(NAME)].map(([, name = '']) => `${kind}:${name}`);
}
