const OF_PROGRAMS = /^(env|host|signin|secret|part|file):(.*)$/;

/**
 * A dependency as people call it: a package by its name, and what stands in programs and their configuration by what it is. `signin:github`
 * of the ecosystem `generic` is "sign-in by github", `env:STRIPE_SECRET_KEY` is "STRIPE_SECRET_KEY".
 */
export function dependencyText({ ecosystem, name }: { readonly ecosystem: string; readonly name: string }): string {
  const [, kind, text = ''] = (ecosystem === 'generic' ? OF_PROGRAMS.exec(name) : undefined) ?? [];
  if (kind === 'signin') return `sign-in by ${text}`;
  if (kind === 'secret') return `the secret ${text}`;
  if (kind === 'part') return `the part ${text}`;
  return kind === undefined ? name : text;
}
