const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const KEY = 'upriver-theme';

function read(): Theme {
  const asked = new URLSearchParams(location.search).get('theme') ?? localStorage.getItem(KEY);
  return THEMES.find((theme) => theme === asked) ?? 'system';
}

/** Sets the theme that was chosen, or that `?theme=` asks for. */
export function keepTheme(theme: Theme = read()): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Goes from the system's theme to light, to dark, and back. */
export function nextTheme(): void {
  const next = THEMES[(THEMES.indexOf(read()) + 1) % THEMES.length] ?? 'system';
  localStorage.setItem(KEY, next);
  keepTheme(next);
}
