import type { Verdict } from '@upriver/contract';

const SIGNS: Readonly<Partial<Record<Verdict, string>>> = { them: '▲ ', us: '▼ ', undecided: '◆ ' };
/** Shapes of the document's icon, in the colours of their tokens. */
const SHAPES: Readonly<Partial<Record<Verdict, readonly [path: string, token: string]>>> = {
  them: ['M8 2 15 14H1Z', '--them'],
  us: ['M8 14 1 2h14Z', '--us'],
  undecided: ['M8 1 15 8 8 15 1 8Z', '--undecided'],
};
const PLAIN = ['M2 7 8 2l6 5M2 14l6-5 6 5', '--ink-2'] as const;

/** Names the document after the worst verdict and what it is about; its icon takes the verdict's sign. */
export function nameDocument(verdict: Verdict | undefined, about: string): void {
  document.title = `${(verdict && SIGNS[verdict]) ?? ''}${about} · Upriver`;
  const [path, token] = (verdict && SHAPES[verdict]) ?? PLAIN;
  const colour = getComputedStyle(document.body).getPropertyValue('color');
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color || colour;
  probe.remove();
  const paint = token === '--ink-2' ? `fill="none" stroke="${found}" stroke-width="2"` : `fill="${found}"`;
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="${path}" ${paint}/></svg>`;
  document.querySelector('link[rel=icon]')?.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(icon)}`);
}
