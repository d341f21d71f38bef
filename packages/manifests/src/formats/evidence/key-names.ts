/** Files whose keys are nested by indentation, or written with dots. */
const KEYED = /\.(?:ya?ml|json|toml|properties|ini|conf|cfg|plist|tpl|tf|tofu|tfvars)$/;
const KEY_LINE =
  /^(\s*)(?:#\s?)?(?:-\s+)?(?:(?:variable|resource|data|provider|module)\s+)?["']?([A-Za-z][\w.-]{0,80})["']?\s*[:={]/;
const SECTION = /^\[{1,2}\s*["']?([\w."' -]{1,100}?)["']?\s*\]{1,2}\s*$/;
/** Last words of keys that hold a credential or an account. */
const CREDENTIAL =
  /(?:^|_)(?:KEY|KEY_ID|TOKEN|SECRET|DSN|SID|PASSWORD|WEBHOOK|WEBHOOK_URL|API_?KEY|API_URL|(?:CLIENT|APP|APPLICATION|PROJECT|ACCOUNT|MEASUREMENT|MERCHANT|TRACKING|TENANT)_?ID|CLOUD_NAME|ISSUER(?:_URI)?|DOMAIN|ENDPOINT|BUCKET|CREDENTIALS)$/;
const IS_VARIABLE = /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/;
const LEVELS_MAX = 3;

/**
 * Names of the keys of a file with nested keys, as variables of the environment would be called: `stripe: { secretKey: … }` gives
 * `STRIPE_SECRET_KEY`. Lines come in their order; what a key is set to is not read.
 */
export function listKeyNames(path: string): (line: string) => readonly string[] {
  if (!KEYED.test(path)) return () => [];
  let open: { indent: number; name: string }[] = [];
  return (line) => {
    const section = SECTION.exec(line)?.[1];
    if (section !== undefined) {
      open = [{ indent: -1, name: toVariable(section) }];
      return [];
    }
    const [, blanks = '', key] = KEY_LINE.exec(line) ?? [];
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

/** `spring.security.client-id` and `secretKey` as variables: `SPRING_SECURITY_CLIENT_ID`, `SECRET_KEY`. */
function toVariable(key: string): string {
  return key
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
    .toUpperCase();
}
