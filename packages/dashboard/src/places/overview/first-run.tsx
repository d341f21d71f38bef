import type { Overview } from '@upriver/contract';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../router.tsx';

type Setup = Overview['setup'];

const STEPS: readonly {
  readonly name: keyof Setup;
  readonly title: string;
  readonly line: string;
  readonly done: string;
  readonly href: string;
}[] = [
  {
    name: 'project',
    title: 'Add a project',
    line: 'A project is one of your programs.',
    done: 'There is a project',
    href: '/projects',
  },
  {
    name: 'manifest',
    title: 'Drop a manifest',
    line: 'A lockfile or package.json shows which vendors it depends on.',
    done: 'A manifest was read',
    href: '/projects',
  },
  {
    name: 'events',
    title: 'Send the first event',
    line: 'Three lines of set-up measure the calls that it makes. Only calls can tell whether it is you or them.',
    done: 'Calls arrive',
    href: '/projects',
  },
  {
    name: 'channel',
    title: 'Choose a channel',
    line: 'Where you are told of trouble: e-mail, Slack, PagerDuty and others.',
    done: 'A channel is ready',
    href: '/rules',
  },
];

/** Four steps that tick themselves off, in place of the list. */
export function FirstRun({ setup }: { setup: Setup }) {
  const next = STEPS.find(({ name }) => !setup[name]);
  return (
    <section class="card steps" aria-label="Set-up">
      {STEPS.map((step, index) => {
        const isDone = setup[step.name];
        return (
          <div key={step.name} class={`step ${isDone ? 'done' : step === next ? 'now' : 'later'}`}>
            <span class="tick">{isDone ? <Icon name="tick" size={12} /> : index + 1}</span>
            <div>
              <h3>{isDone ? step.done : <Link href={step.href}>{step.title}</Link>}</h3>
              {isDone ? null : <p>{step.line}</p>}
            </div>
          </div>
        );
      })}
    </section>
  );
}
