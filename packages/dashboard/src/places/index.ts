// Every place of the page: its path, what the sidebar says of it, and the module that draws it, loaded when somebody goes there.
import type { ComponentType } from 'preact';
import type { IconName } from '../components/icon.tsx';

export interface PlaceProps {
  /** Values of the `:name` parts of the path. */
  readonly params: Readonly<Record<string, string>>;
}

export interface Place {
  readonly path: string;
  readonly load: () => Promise<{ readonly default: ComponentType<PlaceProps> }>;
  /** Name, sign and key (after `g`) in the sidebar; places without are reached from others. */
  readonly nav?: { readonly name: string; readonly icon: IconName; readonly key: string };
  /** Name of the place in the sidebar that this one is under. */
  readonly under?: string;
  /** Without sidebar, for people who are not signed in. */
  readonly bare?: boolean;
}

export const PLACES: readonly Place[] = [
  {
    path: '/',
    load: () => import('./overview/index.tsx'),
    nav: { name: 'Overview', icon: 'overview', key: 'o' },
  },
  {
    path: '/history',
    load: () => import('./history/index.tsx'),
    nav: { name: 'History', icon: 'history', key: 'h' },
  },
  {
    path: '/projects',
    load: () => import('./projects/index.tsx'),
    nav: { name: 'Projects', icon: 'projects', key: 'p' },
  },
  { path: '/projects/:slug', load: () => import('./project/index.tsx'), under: 'Projects' },
  { path: '/projects/:slug/setup', load: () => import('./set-up/index.tsx'), under: 'Projects' },
  {
    path: '/catalog',
    load: () => import('./catalog/index.tsx'),
    nav: { name: 'Catalog', icon: 'catalog', key: 'c' },
  },
  { path: '/catalog/add', load: () => import('./catalog-add/index.tsx'), under: 'Catalog' },
  { path: '/catalog/:slug', load: () => import('./catalog-vendor/index.tsx'), under: 'Catalog' },
  {
    path: '/rules',
    load: () => import('./rules/index.tsx'),
    nav: { name: 'Rules', icon: 'rules', key: 'r' },
  },
  { path: '/rules/:id', load: () => import('./rule/index.tsx'), under: 'Rules' },
  { path: '/channels/:id', load: () => import('./channel/index.tsx'), under: 'Rules' },
  { path: '/services/:slug', load: () => import('./service/index.tsx'), under: 'Overview' },
  { path: '/incidents/:id', load: () => import('./incident/index.tsx'), under: 'History' },
  // Unlisted: every component in every state.
  { path: '/components', load: () => import('./components/index.tsx') },
  {
    path: '/settings',
    load: () => import('./settings/index.tsx'),
    nav: { name: 'Settings', icon: 'settings', key: 's' },
  },
  { path: '/settings/:part', load: () => import('./settings/index.tsx'), under: 'Settings' },
  { path: '/invite/:code', load: () => import('./invite/index.tsx'), bare: true },
  { path: '/owner/:code', load: () => import('./invite/index.tsx'), bare: true },
  { path: '/connect', load: () => import('./connect/index.tsx'), bare: true },
  { path: '/connect/:id', load: () => import('./connect/index.tsx'), bare: true },
  { path: '/sign-in', load: () => import('./sign-in/index.tsx'), bare: true },
];
