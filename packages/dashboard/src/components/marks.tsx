import { Icon } from './icon.tsx';

const MARKS = ['page', 'calls', 'packages'] as const;

/** Which evidence there is: the status page, calls, packages. What is missing is faint. */
export function Marks(has: Readonly<Record<(typeof MARKS)[number], boolean>>) {
  const words = `Evidence: ${MARKS.filter((mark) => has[mark]).join(', ') || 'none'}`;
  return (
    <span class="marks" title={words}>
      <span class="vh">{words}</span>
      {MARKS.map((mark) => (
        <span key={mark} class={has[mark] ? '' : 'off'}>
          <Icon name={mark} size={12} />
        </span>
      ))}
    </span>
  );
}
