/** A path of this page, or `/` for everything else: a link never leads to another site after somebody signed in. */
export function ownPath(given: string | null): string {
  const own = 'http://upriver.invalid';
  if (given === null || !given.startsWith('/') || !URL.canParse(given, own)) return '/';
  const { origin, pathname, search, hash } = new URL(given, own);
  // Browsers read `//host` and `/\host` as another server.
  return origin === own && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
