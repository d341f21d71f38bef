import { useState } from 'preact/hooks';
import { FollowDialog } from '../alerts/follow.tsx';
import { Dialog } from '../components/dialog.tsx';
import { PLACES } from '../places/index.ts';
import { useStore } from '../store.ts';
import { areKeysOn, overlay, setKeys } from './keys.ts';
import { Palette } from './palette.tsx';

/** What lies over the page. */
export function Overlays() {
  const open = useStore(overlay);
  const close = (): void => overlay.set(undefined);
  if (open === 'palette') return <Palette onClose={close} />;
  if (open === 'keys') return <Keys onClose={close} />;
  return open === undefined ? null : <FollowDialog alert={open.follows} onClose={close} />;
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
      ['Their page', 'o'],
      ['Acknowledge', 'a'],
      ['Copy for chat', 'c'],
      ['Follow until it ends', 'f'],
      ['Choose several', 'x'],
    ],
  ],
  [
    'On a time axis',
    [
      ['Earlier, later', '← →'],
      ['Nearer, wider', '+ -'],
      ['Ranges, 1 hour to 90 days', '1 to 6'],
      ['Open what lies there', 'Enter'],
      ['Now', 'n'],
    ],
  ],
];

function Keys({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areKeysOn());
  const places = PLACES.flatMap(({ nav }) => (nav === undefined ? [] : [[nav.name, `g ${nav.key}`] as const]));
  return (
    <Dialog label="Keys" onClose={onClose} holdsFocus>
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
