import { useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Overview } from '@upriver/contract';
import { useResource } from '../api/resource.ts';
import { Dialog } from '../components/dialog.tsx';
import { Glyph } from '../components/glyph.tsx';
import { Icon } from '../components/icon.tsx';
import { PLACES } from '../places/index.ts';
import { navigate } from '../router.tsx';
import { useStore } from '../store.ts';
import { find } from '../view/find.ts';
import { areKeysOn, overlay, setKeys } from './keys.ts';
import { nextTheme } from './theme.ts';

const FOUND_MAX = 12;

/** What lies over the page: the palette, or the list of keys. */
export function Overlays() {
  const open = useStore(overlay);
  const close = (): void => overlay.set(undefined);
  if (open === 'palette') return <Palette onClose={close} />;
  return open === 'keys' ? <Keys onClose={close} /> : null;
}

interface Option {
  readonly name: string;
  readonly more: string;
  readonly sign: ComponentChildren;
  readonly run: () => void;
}

function Palette({ onClose }: { onClose: () => void }) {
  const { data } = useResource<Overview>('/api/v1/overview');
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = find(optionsOf(data), typed, FOUND_MAX);
  const run = (option: Option | undefined): void => {
    onClose();
    option?.run();
  };
  return (
    <Dialog label="Search" onClose={onClose}>
      <div class="q">
        <Icon name="search" />
        <input
          type="search"
          aria-label="Vendor, project, place or command"
          value={typed}
          autofocus
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') run(found[at]);
            else if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1));
            else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
            else return;
            event.preventDefault();
          }}
        />
      </div>
      <div role="listbox" id="found" aria-label="Found">
        {found.map((option, index) => (
          <div
            key={`${option.name} ${option.more}`}
            id={`found-${index}`}
            class="opt"
            role="option"
            aria-selected={index === at}
            onClick={() => run(option)}
          >
            {option.sign}
            <span>
              {option.name} <small>{option.more}</small>
            </span>
          </div>
        ))}
      </div>
      {found.length === 0 ? <p class="pad muted">Nothing here is called that.</p> : null}
      <div class="end">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> move
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>Esc</kbd> close
        </span>
      </div>
    </Dialog>
  );
}

function optionsOf(overview: Overview | undefined): Option[] {
  const to = (path: string) => (): void => navigate(path);
  return [
    ...(overview?.services ?? []).map(({ service, verdict, sentence }) => ({
      name: service.name,
      more: sentence,
      sign: <Glyph verdict={verdict} word />,
      run: to(`/services/${encodeURIComponent(service.slug)}`),
    })),
    ...(overview?.projects ?? []).map(({ name, slug, verdict }) => ({
      name,
      more: 'project',
      sign: <Glyph verdict={verdict} word />,
      run: to(`/projects/${encodeURIComponent(slug)}`),
    })),
    ...PLACES.flatMap(({ path, nav }) =>
      nav === undefined
        ? []
        : [{ name: nav.name, more: `g ${nav.key}`, sign: <Icon name={nav.icon} size={14} />, run: to(path) }],
    ),
    { name: 'Light, dark, system', more: 't', sign: <Icon name="theme" size={14} />, run: nextTheme },
    {
      name: 'Wall',
      more: 'the overview from five metres',
      sign: <Icon name="overview" size={14} />,
      run: to('/?kiosk'),
    },
    { name: 'Keys', more: '?', sign: <Icon name="menu" size={14} />, run: () => overlay.set('keys') },
  ];
}

const KEYS: readonly (readonly [heading: string, rows: readonly (readonly [what: string, keys: string])[]])[] = [
  [
    'Anywhere',
    [
      ['Search, commands', '/'],
      ['Search, also in a field', 'Ctrl K'],
      ['Keys', '?'],
      ['Light, dark, system', 't'],
      ['Project by its place', 'g 1'],
    ],
  ],
  [
    'In a list',
    [
      ['Next, previous', 'j k'],
      ['Open', 'Enter'],
    ],
  ],
  ['On a time axis', [['Ranges, 1 hour to 90 days', '1 to 6']]],
];

function Keys({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areKeysOn());
  const places = PLACES.flatMap(({ nav }) => (nav === undefined ? [] : [[nav.name, `g ${nav.key}`] as const]));
  return (
    <Dialog label="Keys" onClose={onClose}>
      <div class="q">
        <b class="strong">Keys</b>
        <span class="faint right">Esc closes</span>
      </div>
      <div class="keys">
        {[...KEYS, ['Go', places] as const].map(([heading, rows]) => (
          <div key={heading} class="kc">
            <h3>{heading}</h3>
            {rows.map(([what, keys]) => (
              <div key={what}>
                <span>{what}</span>
                <kbd>{keys}</kbd>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p class="end">
        <label>
          <input
            type="checkbox"
            checked={isOn}
            onChange={() => {
              setKeys(!isOn);
              setOn(!isOn);
            }}
          />{' '}
          Single letters are keys
        </label>
      </p>
    </Dialog>
  );
}
