/** Composer compares names in lower case. */
export function normalizeComposerName(name: string): string {
  return name.trim().toLowerCase();
}

/** PHP itself, its extensions and libraries, and Composer's own interfaces: nothing that is installed from a registry. */
export function isPlatformPackage(name: string): boolean {
  return /^(php(-64bit|-debug|-ipv6|-zts)?|hhvm|composer|(ext|lib)-.+|composer-(plugin|runtime)-api)$/.test(name);
}
