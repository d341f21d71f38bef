const LENGTH_MAX = 64;

/** A name as a slug: lower-case letters, digits and hyphens. Empty when nothing of the name can stand in one. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH_MAX)
    .replaceAll(/^-+|-+$/g, '');
}

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export function freeSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`;
    const candidate = slug.slice(0, LENGTH_MAX - suffix.length) + suffix;
    if (!isTaken(candidate)) return candidate;
  }
}
