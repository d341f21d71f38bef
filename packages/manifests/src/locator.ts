/** A URL without the user and password that people leave in their manifests; `git@` of an SSH address is no secret. */
export function withoutCredentials(text: string): string {
  return text.replace(/((?:^|[\s+])https?:\/\/)[^/@\s]+@/g, '$1');
}
