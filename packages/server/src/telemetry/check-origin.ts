/**
 * Step 4: whether a page of this origin may use the key. A request without an origin does not come from a browser's page, and a
 * key without a list may be used by any. `https://*.acme.com` allows every host below acme.com.
 */
export function isOriginAllowed(allowedOrigins: readonly string[], origin: string | undefined): boolean {
  if (origin === undefined || origin === '' || allowedOrigins.length === 0) return true;
  const given = origin.trim().toLowerCase().replace(/\/$/, '');
  return allowedOrigins.some((allowed) => matches(allowed.trim().toLowerCase().replace(/\/$/, ''), given));
}

function matches(allowed: string, origin: string): boolean {
  if (allowed === '*' || allowed === origin) return true;
  const star = allowed.indexOf('://*.');
  if (star < 0) return false;
  const scheme = allowed.slice(0, star + 3);
  const suffix = allowed.slice(star + 4);
  return (
    origin.startsWith(scheme) &&
    origin.endsWith(suffix) &&
    /^[a-z0-9.-]+$/.test(origin.slice(scheme.length, -suffix.length))
  );
}
