import { listOfJson } from './json-settings.ts';

/** Files whose keys are nested by indentation, or written with dots. */
const KEYED = /\.(?:ya?ml|json|toml|properties|ini|conf|cfg|plist|tpl|tf|tofu|tfvars)$/;
/** Programs that are configuration, whose keys are nested in the same way. */
const PROGRAM =
  /(?:^|\/)(?:config|configuration|settings|env|environment)s?(?:[.-][\w.-]+)?\.(?:[cm]?[jt]s|py|php|rb)$|(?:^|\/)config\/(?:[^/]+\/)*[\w.-]+\.(?:[cm]?[jt]s|php)$|\.config\.[cm]?[jt]s$/;
/** What Laravel writes for every program, which names vendors that few use. */
const SKELETON = /(?:^|\/)config\/(?:backup|broadcasting|cache|filesystems|logging|mail|queue|scout|services)\.php$/;
const PROGRAM_KEY = /^(\s*)["']?([A-Za-z][\w-]{0,80})["']?\s*(?::|=>)\s*(?=\S)(?!(?:''|"")\s*,?\s*$)/;
const KEY_LINE =
  /^(\s*)(?:#\s?)?(?:-\s+)?(?:(?:variable|resource|data|provider|module)\s+)?["']?([A-Za-z][\w.-]{0,80})["']?\s*[:={]/;
const SECTION = /^[ \t]{0,40}\[{1,2}([\w."' -]{1,110})\]{1,2}\s*$/;
/** Last words of keys that hold a credential or an account. */
const CREDENTIAL =
  /(?:^|_)(?:KEY|KEY_ID|TOKEN|SECRET|DSN|SID|PASSWORD|WEBHOOK|WEBHOOK_URL|API_?KEY|API_URL|(?:CLIENT|APP|APPLICATION|PROJECT|ACCOUNT|MEASUREMENT|MERCHANT|TRACKING|TENANT)_?ID|CLOUD_NAME|ISSUER(?:_URI)?|DOMAIN|ENDPOINT|BUCKET|CREDENTIALS)$/;
const IS_VARIABLE = /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/;
const LEVELS_MAX = 3;
/** Keys within brackets of one line: `algolia: { appId: …, apiKey: … }`. */
const INLINE = /["']?([A-Za-z][\w-]{0,80})["']?\s*(?::|=>)\s*(?:\{|\[|array\()([^{}[\]]{1,400})/g;
const INLINE_KEY = /(?:^|,)\s*["']?([A-Za-z]\w{0,40})["']?\s*(?::|=>)/g;

/**
 * Names of the keys of a file with nested keys, as variables of the environment would be called: `stripe: { secretKey: … }` gives
 * `STRIPE_SECRET_KEY`. Lines come in their order, with their places; what a key is set to is not read.
 */
export function listKeyNames(path: string, text: string): (line: string, at: number) => readonly string[] {
  if (path.endsWith('.json')) return listNamesOfJson(text);
  const keyLine = KEYED.test(path) ? KEY_LINE : PROGRAM.test(path) && !SKELETON.test(path) ? PROGRAM_KEY : undefined;
  if (keyLine === undefined) return () => [];
  let open: { indent: number; name: string }[] = [];
  return (line) => {
    const inline = keyLine === PROGRAM_KEY ? listInline(line) : [];
    if (inline.length > 0) return inline;
    const section = SECTION.exec(line)?.[1];
    if (section !== undefined) {
      open = [{ indent: -1, name: toVariable(section) }];
      return [];
    }
    const [, blanks = '', key] = keyLine.exec(line) ?? [];
    if (key === undefined) return [];
    const indent = blanks.length;
    open = open.filter((one) => one.indent < indent);
    const name = toVariable(key);
    const whole = [...open.slice(-LEVELS_MAX + 1).map((one) => one.name), name].join('_');
    open.push({ indent, name });
    // A variable of the environment has its whole name already.
    return !IS_VARIABLE.test(key) && CREDENTIAL.test(name) && whole.includes('_') && whole.length <= 200 ? [whole] : [];
  };
}

function listInline(line: string): string[] {
  if (!/[{[(]/.test(line)) return [];
  return [...line.matchAll(INLINE)].flatMap(([, key = '', inside = '']) =>
    [...inside.matchAll(INLINE_KEY)].flatMap(([, inner = '']) => {
      const name = toVariable(inner);
      return CREDENTIAL.test(name) && !IS_VARIABLE.test(inner) ? [`${toVariable(key)}_${name}`] : [];
    }),
  );
}

function listNamesOfJson(text: string): (line: string, at: number) => readonly string[] {
  const names = new Map<number, string[]>();
  for (const { keys, at } of listOfJson(text)) {
    const [key = ''] = keys.slice(-1);
    if (!/^[A-Za-z][\w.-]*$/.test(key) || IS_VARIABLE.test(key) || !CREDENTIAL.test(toVariable(key))) continue;
    const whole = keys.slice(-LEVELS_MAX).map(toVariable).join('_');
    if (whole.includes('_') && whole.length <= 200) names.set(at, [...(names.get(at) ?? []), whole]);
  }
  return (_line, at) => names.get(at) ?? [];
}

/** `spring.security.client-id` and `secretKey` as variables: `SPRING_SECURITY_CLIENT_ID`, `SECRET_KEY`. */
function toVariable(key: string): string {
  return key
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
    .toUpperCase();
}
