/** Tokens that canvases draw with. */
const TOKENS = [
  '--ink',
  '--ink-2',
  '--ink-3',
  '--grid',
  '--calls',
  '--fail',
  '--fail-fill',
  '--usual',
  '--deploy',
  '--line-control',
  '--s-operational',
  '--s-degraded',
  '--s-partial',
  '--s-major',
  '--s-maintenance',
  '--s-unknown',
] as const;

export type TokenColours = Readonly<Record<(typeof TOKENS)[number], string>>;

/** The tokens as the theme of now has them: a canvas knows no `light-dark()`. */
export function tokenColours(): TokenColours {
  const probe = document.createElement('i');
  document.body.append(probe);
  const colours = TOKENS.map((token) => {
    probe.style.color = `var(${token})`;
    return [token, getComputedStyle(probe).color];
  });
  probe.remove();
  // Safe: every token is in the list.
  return Object.fromEntries(colours) as TokenColours;
}
