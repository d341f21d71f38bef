/** A host that means the machine itself, or an example, whoever owns the domain. */
const NOBODYS = /(?:^|\.)(?:localhost|example)\.(?!com$|org$|net$)/;

/** Whether a host is no place to call: `sqs.us-east-1.localhost.localstack.cloud`, `abc.example.tsdb.cloud.timescale.com`. */
export function isNobodys(host: string): boolean {
  return NOBODYS.test(host);
}

/** Credentials that stand for anybody's. */
const ANYBODYS =
  /\/\/[<{]?(?:db_?)?(?:user(?:_?name)?|login|admin)[>}]?:[<{]?(?:db_?)?(?:pass(?:word|wd)?|pwd|secret)[>}]?@/i;

/** Whether an address shows how one is written: `postgres://username:password@…`. */
export function isAnybodys(address: string): boolean {
  return ANYBODYS.test(address);
}

/** Behind an address with which somebody counts who follows it. */
const COUNTED_QUERY = /^[^\s"'`<>]{0,200}[?&](?:amp;)?(?:utm_[a-z]{2,10}|aff(?:_?id|iliate)?)=/;
/** Behind the host of a document that is shared with people: `https://acme.sharepoint.com/:b:/s/…`. */
const SHARED_DOCUMENT = /^:[a-z]:\//;

/** Whether what stands behind an address, or behind its host, says that people follow it. */
export function isFollowed(behind: string): boolean {
  return COUNTED_QUERY.test(behind) || SHARED_DOCUMENT.test(behind);
}

/** A list of hosts, under a key that says so, with a site in it: `hosts: ["api.hubapi.com", "hubspot.com"]`. */
const WITH_SITE = /\b(?:host(?:name)?s|domains)["']?\s*[:=]\s*\[[^\]]{0,300}["'`][a-z0-9-]{1,63}\.[a-z]{2,10}["'`]/;

/** Whether a line names a host in quotes beside a site of people in a list of hosts: by either their owner is recognised. */
export function isNamedWithSite(line: string): boolean {
  return /["'`]\s*,/.test(line) && WITH_SITE.test(line);
}
