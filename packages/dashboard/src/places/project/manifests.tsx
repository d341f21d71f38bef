import type { Dependency, ManifestsAnswer } from '@upriver/contract';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError, api } from '../../api/client.ts';
import { refreshUnder, useResource } from '../../api/resource.ts';
import { FieldError } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { Section } from '../../components/layout.tsx';
import { Table } from '../../components/table.tsx';
import { useWriteBlock } from '../../live/connection.ts';
import { selectManifests } from '../../view/dropped-files.ts';
import { countManifests } from '../../view/manifest-counts.ts';
import { count, plural } from '../../view/words.ts';
import { readChosen, readDrop } from './read-drop.ts';
import type { DropEntry } from './read-drop.ts';

interface ManifestsProps {
  /** Of the project. */
  readonly path: string;
  readonly mayWrite: boolean;
  readonly onStored: () => void;
}

/** Manifests of a project. Files are dropped anywhere on the page, or chosen. */
export function Manifests({ path, mayWrite, onStored }: ManifestsProps) {
  const { data: dependencies = [] } = useResource<Dependency[]>(`${path}/dependencies?limit=1000`);
  const files = countManifests(dependencies);
  const [said, setSaid] = useState<Said>({ kind: 'nothing' });
  const block = useWriteBlock();
  const send = async (entries: readonly DropEntry[]): Promise<void> => {
    // Dropped all the same: without an answer the browser would open the file in place of the page.
    if (block !== undefined) return setSaid({ kind: 'refused', message: `${block}.` });
    setSaid({ kind: 'busy', files: entries.length });
    setSaid(await upload(path, entries));
    refreshUnder(path);
    onStored();
  };
  const isOver = useDrop(mayWrite, (entries) => void send(entries));
  return (
    <Section title="Manifests" count={files.length === 0 ? undefined : plural(files.length, 'file')}>
      <Table
        name="Manifests"
        head={false}
        rows={files}
        keyOf={(file) => file.path}
        empty={mayWrite ? undefined : 'No manifest yet.'}
        columns={[
          { name: 'File', class: 'mono', cell: (file) => file.path },
          {
            name: 'Dependencies',
            num: true,
            cell: (file) => (
              <>
                {count(file.direct)} direct <small>of {count(file.all)}</small>
              </>
            ),
          },
        ]}
      />
      {mayWrite && (
        <DropTarget
          isOver={isOver && block === undefined}
          replaces={files.length > 0}
          block={block}
          onFiles={(entries) => void send(entries)}
        />
      )}
      <div role="status" class="mt">
        <Outcome said={said} />
      </div>
    </Section>
  );
}

interface DropTargetProps {
  readonly isOver: boolean;
  readonly replaces: boolean;
  /** Why files cannot be taken now. */
  readonly block: string | undefined;
  readonly onFiles: (entries: readonly DropEntry[]) => void;
}

function DropTarget({ isOver, replaces, block, onFiles }: DropTargetProps) {
  return (
    <label class={isOver ? 'drop over' : 'drop'} title={block}>
      <Icon name="packages" />
      <span>
        Drop files or a folder: manifests, lockfiles, SBOMs.{replaces ? ' They replace these.' : ''}{' '}
        <span class="link">Choose files</span>
      </span>
      <input
        class="vh"
        type="file"
        multiple
        disabled={block !== undefined}
        onChange={(event) => {
          const chosen = event.currentTarget.files;
          if (chosen !== null && chosen.length > 0) onFiles(readChosen(chosen));
        }}
      />
    </label>
  );
}

type Said =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'busy'; readonly files: number }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'stored'; readonly files: number; readonly answer: ManifestsAnswer };

async function upload(path: string, entries: readonly DropEntry[]): Promise<Said> {
  const { chosen, tooLarge } = selectManifests(entries);
  const [first] = tooLarge;
  if (first !== undefined) return { kind: 'refused', message: `${first.path} is larger than 32 MB.` };
  if (chosen.length === 0) return { kind: 'refused', message: 'No manifest, lockfile or SBOM was among these files.' };
  try {
    const manifests = await Promise.all(
      chosen.map(async (entry) => ({ path: entry.path, content: await entry.file.text() })),
    );
    const answer = await api<ManifestsAnswer>('PUT', `${path}/manifests`, { body: { manifests } });
    return { kind: 'stored', files: chosen.length, answer };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refused', message: error.message };
    return { kind: 'refused', message: 'A file could not be read. It may have moved since it was dropped.' };
  }
}

function Outcome({ said }: { readonly said: Said }) {
  if (said.kind === 'nothing') return null;
  if (said.kind === 'busy') return <p class="muted">Reading {plural(said.files, 'file')} …</p>;
  if (said.kind === 'refused') return <FieldError>{said.message}</FieldError>;
  const { dependencies, services, problems } = said.answer;
  return (
    <>
      <p>
        {plural(said.files, 'file')} read: {plural(dependencies, 'dependency', 'dependencies')},{' '}
        {plural(services.length, 'vendor')}.
      </p>
      {problems.map((problem) => (
        <p key={`${problem.path} ${problem.line ?? ''} ${problem.message}`} class="err">
          {problem.path}
          {problem.line === null ? '' : `, line ${count(problem.line)}`}: {problem.message}
        </p>
      ))}
    </>
  );
}

/** The whole page takes files that are dragged over it. @returns whether some are over it now */
function useDrop(isOn: boolean, onDrop: (entries: readonly DropEntry[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const newest = useRef(onDrop);
  newest.current = onDrop;
  useEffect(() => {
    if (!isOn) return undefined;
    const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      setOver(false);
      void readDrop(event.dataTransfer).then((entries) => newest.current(entries));
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [isOn]);
  return isOver;
}
