/** A host that means the machine itself, whoever owns the domain. */
const OWN_MACHINE = /(?:^|\.)localhost\./;

/** Whether a host means the machine that asks for it: `sqs.us-east-1.localhost.localstack.cloud`. */
export function isOwnMachine(host: string): boolean {
  return OWN_MACHINE.test(host);
}

/** Credentials that stand for anybody's. */
const ANYBODYS =
  /\/\/[<{]?(?:db_?)?(?:user(?:_?name)?|login|admin)[>}]?:[<{]?(?:db_?)?(?:pass(?:word|wd)?|pwd|secret)[>}]?@/i;

/** Whether an address shows how one is written: `postgres://username:password@…`. */
export function isAnybodys(address: string): boolean {
  return ANYBODYS.test(address);
}

/** Whether a line names a host and the site of its owner in quotes beside each other: by either the owner is recognised. */
export function isNamedWithSite(line: string, host: string): boolean {
  const site = host.split('.').slice(-2).join('.');
  return (
    site !== host && /["'`]\s*,/.test(line) && ['"', "'", '`'].some((quote) => line.includes(quote + site + quote))
  );
}
