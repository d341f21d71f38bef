import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useSession } from '../api/session.ts';
import { Icon, Mark } from '../components/icon.tsx';
import { PLACES } from '../places/index.ts';
import type { Place } from '../places/index.ts';
import { Link } from '../router.tsx';
import { nextTheme } from './theme.ts';

/** Sidebar, or a bar above on narrow screens, and the place. */
export function Shell({ place, children }: { place?: Place; children: ComponentChildren }) {
  const [isOpen, setOpen] = useState(false);
  const current = place?.nav?.name ?? place?.under;
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <header class="topbar">
        <Link href="/">
          <Mark />
          <span class="vh">Overview</span>
        </Link>
        {current ?? 'Upriver'}
        <span class="right">
          <button
            type="button"
            class="ib"
            aria-label="Menu"
            aria-expanded={isOpen}
            onClick={() => setOpen((open) => !open)}
          >
            <Icon name="menu" size={20} />
          </button>
        </span>
      </header>
      <div class="shell">
        <Sidebar current={current} isOpen={isOpen} onClose={() => setOpen(false)} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}

function Sidebar({ current, isOpen, onClose }: { current: string | undefined; isOpen: boolean; onClose: () => void }) {
  const session = useSession();
  return (
    <nav class={isOpen ? 'side open' : 'side'} aria-label="Main" onClick={onClose}>
      <div class="brand">
        <Mark />
        Upriver
        <span class="org">{session?.organization?.name}</span>
      </div>
      <div class="nav">
        {PLACES.map(
          ({ path, nav }) =>
            nav && (
              <Link key={path} href={path} current={nav.name === current}>
                <Icon name={nav.icon} />
                {nav.name}
              </Link>
            ),
        )}
      </div>
      <div class="foot">
        <button type="button" class="btn quiet small" onClick={nextTheme}>
          <Icon name="theme" size={13} />
          Light, dark or system
        </button>
      </div>
    </nav>
  );
}
