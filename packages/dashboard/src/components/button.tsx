import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useWriteBlock } from '../live/connection.ts';
import { Link } from '../router.tsx';

interface LookProps {
  readonly kind?: 'primary' | 'plain' | 'quiet';
  readonly small?: boolean;
  readonly wide?: boolean;
  /** Ends something; only at its second click. */
  readonly danger?: boolean;
  readonly children: ComponentChildren;
}

interface ButtonProps extends LookProps {
  /** A promise keeps the button busy until it ends. */
  readonly onClick?: () => unknown;
  readonly submit?: boolean;
  readonly busy?: boolean;
  /** It changes something on the server: it cannot be used while what the page shows is old. */
  readonly writes?: boolean;
  /** Why it cannot be used now; it says so as its title. */
  readonly disabled?: string | undefined;
  readonly title?: string;
}

function look({ kind = 'plain', small, wide, danger }: Omit<LookProps, 'children'>): string {
  return `btn${kind === 'plain' ? '' : ` ${kind}`}${small === true ? ' small' : ''}${wide === true ? ' wide' : ''}${danger === true ? ' danger' : ''}`;
}

/** A button with a verb. While busy its word stays and a ring turns at its left. */
export function Button({ onClick, submit, busy, writes, disabled, title, children, ...looks }: ButtonProps) {
  const block = useWriteBlock();
  const why = disabled ?? (writes === true ? block : undefined);
  const [isRunning, setRunning] = useState(false);
  const isBusy = busy === true || isRunning;
  const click = async (): Promise<void> => {
    const result = onClick?.();
    if (!(result instanceof Promise)) return;
    setRunning(true);
    try {
      await result;
    } finally {
      setRunning(false);
    }
  };
  return (
    <button
      type={submit === true ? 'submit' : 'button'}
      class={look(looks)}
      disabled={why !== undefined || isBusy}
      aria-busy={isBusy}
      title={why ?? title}
      onClick={onClick === undefined ? undefined : () => void click()}
    >
      {isBusy ? <i class="ring" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

/** A link within the page that looks like a button. */
export function ButtonLink({ href, children, ...looks }: LookProps & { readonly href: string }) {
  return (
    <Link href={href} class={look(looks)}>
      {children}
    </Link>
  );
}

/** A link to a vendor's page. Only web addresses become links: the address is a text that others wrote. */
export function OutsideLink({ href, children, ...looks }: LookProps & { readonly href: string }) {
  if (!/^https?:\/\//i.test(href)) return null;
  return (
    <a href={href} class={look(looks)} target="_blank" rel="noopener noreferrer external">
      {children}
    </a>
  );
}

/** Copies a text; says for two seconds that it did. */
export function CopyButton({
  text,
  children,
  ...looks
}: LookProps & { readonly text: () => string | Promise<string> }) {
  const [said, setSaid] = useState<string | undefined>(undefined);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await text());
      setSaid('Copied');
    } catch {
      setSaid('Not copied: the browser refused');
    }
    setTimeout(() => setSaid(undefined), 2000);
  };
  return (
    <Button {...looks} onClick={copy}>
      {said ?? children}
      <span class="vh" aria-live="polite">
        {said ?? ''}
      </span>
    </Button>
  );
}
