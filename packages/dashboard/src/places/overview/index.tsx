import type { OrganizationVerdicts } from '@upriver/contract';
import { useResource } from '../../api/resource.ts';
import { Glyph } from '../../components/glyph.tsx';
import { LoadError } from '../../components/state.tsx';
import { VERDICT_CLASS, VERDICT_NAMES } from '../../view/vocabulary.ts';

/** Is it us or them, now? */
export default function Overview() {
  const { data, error, refresh } = useResource<OrganizationVerdicts>('/api/v1/verdicts');
  if (data === undefined)
    return error === undefined ? null : <LoadError what="The overview" error={error} retry={refresh} />;
  const worst = data.services.find(({ verdict }) => verdict === data.verdict);
  return (
    <div class={`answer ${VERDICT_CLASS[data.verdict]}`}>
      <Glyph verdict={data.verdict} size={30} />
      <div>
        <h1>{worst?.sentence ?? VERDICT_NAMES[data.verdict]}</h1>
      </div>
    </div>
  );
}
