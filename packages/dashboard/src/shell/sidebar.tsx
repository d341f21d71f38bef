import type { Overview, Session } from '@upriver/contract';
import { useResource } from '../api/resource.ts';
import { showOrganization, signOut, useSession } from '../api/session.ts';
import { Glyph } from '../components/glyph.tsx';
import { Icon, Mark } from '../components/icon.tsx';
import { Age } from '../components/time.tsx';
import { useWriteBlock } from '../live/connection.ts';
import { LiveWord } from '../live/status.tsx';
import { PLACES } from '../places/index.ts';
import { Link } from '../router.tsx';
import { openPalette } from './keys.ts';
import { nextTheme } from './theme.ts';

const PROJECTS_MAX = 12;

/** Places, projects with their worst verdict, and how old what the page says is. */
export function Sidebar({
  current,
  isOpen,
  onClose,
}: {
  current: string | undefined;
  isOpen: boolean;
  onClose: () => void;
}) {
  const session = useSession();
  const { data } = useResource<Overview>(session === undefined ? undefined : '/api/v1/overview');
  return (
    <nav class={isOpen ? 'side open' : 'side'} aria-label="Main" onClick={onClose}>
      <div class="brand">
        <Mark />
        Upriver
        {session === undefined ? null : <OrganizationName session={session} />}
      </div>
      <button type="button" class="find" onClick={openPalette}>
        <Icon name="search" size={14} />
        Search or ask
        <kbd>/</kbd>
      </button>
      <div class="nav">
        {PLACES.map(
          ({ path, nav }) =>
            nav && (
              <Link key={path} href={path} current={nav.name === current}>
                <Icon name={nav.icon} />
                {nav.name}
                {path === '/' && data !== undefined && data.trouble.length > 0 ? (
                  <span class="n">
                    {data.trouble.length}
                    <span class="vh"> need attention</span>
                  </span>
                ) : null}
              </Link>
            ),
        )}
      </div>
      {data === undefined || data.projects.length === 0 ? null : (
        <>
          <h2>Projects</h2>
          <div class="nav">
            {data.projects.slice(0, PROJECTS_MAX).map(({ slug, name, verdicts }) => (
              <Link key={slug} href={`/projects/${encodeURIComponent(slug)}`}>
                <Glyph verdict={verdicts[0] ?? 'cannot_say'} word />
                <span class="nm">{name}</span>
                {verdicts.slice(1).map((verdict) => (
                  <Glyph key={verdict} verdict={verdict} word />
                ))}
              </Link>
            ))}
          </div>
        </>
      )}
      <div class="foot">
        <LiveWord />
        {data === undefined || data.pagesReadAt === null ? null : (
          <span>
            Pages read{' '}
            <b>
              <Age since={data.pagesReadAt} />
            </b>{' '}
            ago
          </span>
        )}
        {data === undefined || data.callsAt === null ? null : (
          <span>
            Calls from{' '}
            <b>
              <Age since={data.callsAt} />
            </b>{' '}
            ago
          </span>
        )}
        <span class="acts">
          <button type="button" class="btn quiet small" onClick={nextTheme} title="Light, dark or as the system (t)">
            <Icon name="theme" size={13} />
            Theme
          </button>
          {session === undefined || session.person === null ? null : (
            <button type="button" class="btn quiet small" onClick={() => void signOut()}>
              Sign out
            </button>
          )}
        </span>
      </div>
    </nav>
  );
}

/** The organization that is shown. Whoever is a member of several chooses here; the page then begins anew. */
function OrganizationName({ session: { organization, organizations } }: { session: Session }) {
  const block = useWriteBlock();
  if (organizations.length < 2)
    return (
      <span class="org" title={organization?.name}>
        {organization?.name}
      </span>
    );
  return (
    <select
      class="org"
      aria-label="Organization"
      value={organization?.slug}
      disabled={block !== undefined}
      title={block}
      onClick={(event) => event.stopPropagation()}
      onChange={(event) => void showOrganization(event.currentTarget.value, '/')}
    >
      {organizations.map(({ organization: { slug, name } }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </select>
  );
}
