// Keys of the whole page. Single letters work only while no field has the focus, and can be switched off (WCAG 2.1.4).
import type { Alert } from '@upriver/contract';
import { PLACES } from '../places/index.ts';
import { navigate, withQuery } from '../router.tsx';
import { createStore } from '../store.ts';
import { acknowledgeTargets, copyForChat, findFollowed, openPages } from './act.ts';
import { chooseNone, focusedRow, listTargets, toggleFocused } from './shown.ts';
import { nextTheme } from './theme.ts';

const KEYS_OFF = 'upriver-keys';
/** How long `g` waits for its second key. */
const SECOND_KEY_MS = 1500;

/** What lies over the page: the palette, the list of keys, or the choice of a channel that follows an alert. */
export const overlay = createStore<'palette' | 'keys' | { readonly follows: Alert } | undefined>(undefined);

export function openPalette(): void {
  overlay.set('palette');
}

export function areKeysOn(): boolean {
  return localStorage.getItem(KEYS_OFF) !== 'off';
}

export function setKeys(on: boolean): void {
  localStorage.setItem(KEYS_OFF, on ? 'on' : 'off');
}

let goUntil = 0;

addEventListener('keydown', (event) => {
  if ((event.ctrlKey || event.metaKey) && event.key === 'k') {
    event.preventDefault();
    openPalette();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || overlay.get() !== undefined || isInField(event)) return;
  if (event.key === '/') {
    event.preventDefault();
    openPalette();
  } else if (areKeysOn()) pressed(event);
});

function isInField({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

function pressed(event: KeyboardEvent): void {
  if (Date.now() < goUntil) {
    goUntil = 0;
    go(event.key);
    return;
  }
  switch (event.key) {
    case 'g':
      goUntil = Date.now() + SECOND_KEY_MS;
      break;
    case '?':
      overlay.set('keys');
      break;
    case 't':
      nextTheme();
      break;
    case 'j':
    case 'k':
      moveBetweenRows(event.key === 'j' ? 1 : -1);
      break;
    case 'x':
      toggleFocused();
      break;
    case 'Escape':
      chooseNone();
      break;
    case 'o':
      openPages(listTargets());
      break;
    case 'c':
      void copyForChat(listTargets());
      break;
    case 'a':
      void acknowledgeTargets(listTargets());
      break;
    case 'f':
      openFollow(findFollowed(listTargets()));
      break;
    default:
      onAxis(event.key);
  }
}

/** Asks which channel is sent every update of an alert. */
export function openFollow(alert: Alert | undefined): void {
  if (alert !== undefined) overlay.set({ follows: alert });
}

function go(key: string): void {
  const place = PLACES.find(({ nav }) => nav?.key === key);
  if (place !== undefined) navigate(place.path);
  else if (/^[1-9]$/.test(key)) {
    const links = document.querySelectorAll<HTMLAnchorElement>('.side a[href^="/projects/"]');
    links[Number(key) - 1]?.click();
  }
}

/** Rows are the links that carry `data-row`. */
function moveBetweenRows(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const id = focusedRow();
  const at = rows.findIndex((row) => row.dataset['row'] === id);
  const next = rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

const RANGES = ['1h', '6h', '24h', '7d', '30d', '90d'];

/** Where there is a time axis, `1` to `6` choose a range, and `n` the one that `data-axis` says shows now; '' where now is in sight. */
function onAxis(key: string): void {
  const toNow = document.querySelector<HTMLElement>('[data-axis]')?.dataset['axis'];
  if (toNow === undefined) return;
  const range = RANGES[Number(key) - 1];
  if (range !== undefined) navigate(withQuery({ range, from: undefined, to: undefined }));
  else if (key === 'n' && toNow !== '') navigate(withQuery({ range: toNow, from: undefined, to: undefined }));
}
