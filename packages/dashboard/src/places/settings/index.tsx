import type { ComponentType } from 'preact';
import { Segment, TitleBar } from '../../components/layout.tsx';
import type { PlaceProps } from '../index.ts';
import { AuditLog } from './audit.tsx';
import { Limits } from './limits.tsx';
import { Members } from './members.tsx';
import { Retention } from './retention.tsx';
import { OwnSignIn } from './sign-in.tsx';
import { Tokens } from './tokens.tsx';

const PARTS: readonly (readonly [key: string, name: string, View: ComponentType])[] = [
  ['members', 'Members', Members],
  ['tokens', 'API tokens', Tokens],
  ['limits', 'Limits and usage', Limits],
  ['retention', 'Retention', Retention],
  ['sign-in', 'Sign-in', OwnSignIn],
  ['audit', 'Audit log', AuditLog],
];

/** Who may do what, and within which bounds. */
export default function Settings({ params: { part = 'members' } }: PlaceProps) {
  const [key, , View] = PARTS.find(([name]) => name === part) ?? ['members', 'Members', Members];
  return (
    <>
      <TitleBar title="Settings" />
      <div class="chips tabs">
        <Segment
          label="Parts of the settings"
          options={PARTS.map(([one, name]) => ({ key: one, name, href: `/settings/${one}` }))}
          current={key}
        />
      </div>
      <View key={key} />
    </>
  );
}
