import { useEffect, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import { Button } from '../components/button.tsx';
import { PLACES } from '../places/index.ts';
import type { Place, PlaceProps } from '../places/index.ts';
import { Link, matchPath, useAddress } from '../router.tsx';
import { Shell } from './shell.tsx';

interface Found {
  readonly place: Place;
  readonly params: PlaceProps['params'];
}

/** The whole page: the place that the address names, in the shell. */
export function App() {
  const { path } = useAddress();
  const found = findPlace(path);
  if (found === undefined)
    return (
      <Shell>
        <h1 class="title">No such page</h1>
        <p class="muted">
          Nothing is at {path}. <Link href="/">Go to the overview</Link>
        </p>
      </Shell>
    );
  const content = <PlaceView key={found.place.path} found={found} />;
  return found.place.bare === true ? content : <Shell place={found.place}>{content}</Shell>;
}

function findPlace(path: string): Found | undefined {
  for (const place of PLACES) {
    const params = matchPath(place.path, path);
    if (params !== undefined) return { place, params };
  }
  return undefined;
}

type Loaded = { readonly is: 'loaded'; readonly View: ComponentType<PlaceProps> } | { readonly is: 'failed' };

function PlaceView({ found: { place, params } }: { found: Found }) {
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  useEffect(() => {
    let isHere = true;
    place.load().then(
      (module) => isHere && setLoaded({ is: 'loaded', View: module.default }),
      () => isHere && setLoaded({ is: 'failed' }),
    );
    return () => {
      isHere = false;
    };
  }, [place]);
  if (loaded === undefined) return null;
  if (loaded.is === 'failed')
    return (
      <p role="alert">
        This page could not be loaded: the server does not answer, or has been updated.{' '}
        <Button onClick={() => location.reload()}>Reload</Button>
      </p>
    );
  const { View } = loaded;
  return <View params={params} />;
}
