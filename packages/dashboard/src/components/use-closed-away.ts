import { useEffect } from 'preact/hooks';
import type { RefObject } from 'preact';

/** Closes a list that lies over the page when somebody presses elsewhere, or `Esc`. */
export function useClosedAway(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event): void => {
      const { current } = details;
      if (current === null || !current.open) return;
      const isAway = event instanceof KeyboardEvent ? event.key === 'Escape' : !current.contains(event.target as Node);
      if (!isAway) return;
      current.open = false;
      if (event instanceof KeyboardEvent) current.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
    };
  }, []);
}
