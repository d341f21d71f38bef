import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { demo } from '../api/demo.ts';
import { beginAnew } from '../api/client.ts';
import { identityOf, useSession } from '../api/session.ts';
import { Icon, Mark } from '../components/icon.tsx';
import { Empty } from '../components/layout.tsx';
import { Banner } from '../components/state.tsx';
import { goLive } from '../live/live.ts';
import { useConnection } from '../live/connection.ts';
import { OldBanner } from '../live/status.tsx';
import type { Place } from '../places/index.ts';
import { Link, useAddress } from '../router.tsx';
import { useStore } from '../store.ts';
import { openPalette } from './keys.ts';
import { Notice } from './notice.tsx';
import { Overlays } from './overlays.tsx';
import { Sidebar } from './sidebar.tsx';

/** Sidebar, or a bar above on narrow screens, and the place. The wall has neither. */
export function Shell({ place, children }: { place?: Place; children: ComponentChildren }) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  useEscape(isOpen, () => {
    setOpen(false);
    menu.current?.focus();
  });
  const { query } = useAddress();
  const session = useSession();
  const isDemo = useStore(demo);
  const isOld = useConnection().is === 'old';
  const identity = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (session === undefined) return;
    const now = identityOf(session);
    identity.current ??= now;
    if (identity.current === now) goLive();
    else beginAnew(location.pathname + location.search);
  }, [session]);
  if (query.has('kiosk')) return <main id="main">{children}</main>;
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
          <button type="button" class="ib" aria-label="Search" onClick={openPalette}>
            <Icon name="search" size={20} />
          </button>
          <button
            ref={menu}
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
          {isOld && <OldBanner />}
          {isDemo && !isOld && (
            <Banner>This is a demo. Vendors, calls and incidents are simulated on this machine.</Banner>
          )}
          {session?.organization === null ? (
            <Empty title="You are a member of no organization.">
              You were removed, or nobody has invited you yet. Ask an admin for an invitation.
            </Empty>
          ) : (
            children
          )}
        </main>
      </div>
      <Overlays />
      <Notice />
    </>
  );
}

/** Closes with `Esc` what lies over the page, below a dialog. */
function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && document.querySelector('dialog[open]') === null) close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
}
