/** Tokens that canvases draw with. */
const TOKENS = [
  '--ink',
  '--ink-2',
  '--ink-3',
  '--sunken',
  '--line',
  '--axis',
  '--grid',
  '--calls',
  '--fail',
  '--fail-fill',
  '--undecided',
  '--undecided-tint',
  '--us',
  '--them',
  '--usual',
  '--deploy',
  '--s-operational',
  '--s-degraded',
  '--s-partial',
  '--s-major',
  '--s-maintenance',
  '--s-unknown',
] as const;

/** Colours by token, and the page's family of letters. */
export type TokenColours = Readonly<Record<(typeof TOKENS)[number] | 'family', string>>;

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
  return { ...Object.fromEntries(colours), family: getComputedStyle(document.body).fontFamily } as TokenColours;
}

/** The same colour, of which what lies behind shines through. @param colour `rgb(…)`, as styles are computed */
export function translucent(colour: string, share: number): string {
  const [red = '0', green = '0', blue = '0'] = colour.match(/[\d.]+/g) ?? [];
  return `rgb(${red} ${green} ${blue} / ${share})`;
}
