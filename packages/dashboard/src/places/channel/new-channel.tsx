import type { ChannelKindInfo, CreatedChannel } from '@upriver/contract';
import { useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { refreshUnder, useResource } from '../../api/resource.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Choice, Field, FieldError } from '../../components/field.tsx';
import { Crumbs, Skeleton, TitleBar } from '../../components/layout.tsx';
import { Secret } from '../../components/secret.tsx';
import { useAction } from '../../components/use-action.ts';
import { navigate } from '../../router.tsx';
import { channelBody, channelFields } from '../../view/channel-form.ts';
import { CHANNELS_PATH } from '../rules/paths.ts';

/** A new channel, with the fields that its kind needs. */
export function NewChannel() {
  const { data: kinds } = useResource<ChannelKindInfo[]>('/api/v1/channel-kinds');
  return (
    <>
      <Crumbs above={[['Rules and channels', '/rules']]} here="New channel" />
      <TitleBar title="New channel" />
      {kinds === undefined ? <Skeleton /> : <ChannelForm kinds={kinds} />}
    </>
  );
}

function ChannelForm({ kinds }: { readonly kinds: readonly ChannelKindInfo[] }) {
  const [kindName, setKindName] = useState<string>(kinds[0]?.kind ?? '');
  const [name, setName] = useState('');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [created, setCreated] = useState<CreatedChannel | undefined>(undefined);
  const kind = kinds.find((one) => one.kind === kindName);
  const fields = kind === undefined ? [] : channelFields(kind);
  const { problem, run } = useAction(async () => {
    const channel = await api<CreatedChannel>('POST', CHANNELS_PATH, {
      body: channelBody(kindName, name, fields, values),
    });
    refreshUnder(CHANNELS_PATH);
    if (channel.signingSecret === null) navigate(`/channels/${channel.id}`, 'replace');
    else setCreated(channel);
  });
  if (created !== undefined)
    return (
      <>
        <Secret name="The secret that signs its messages" value={created.signingSecret ?? ''} />
        <ButtonLink kind="primary" href={`/channels/${created.id}`}>
          Go to {created.name}
        </ButtonLink>
      </>
    );
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <Choice
        label="Kind"
        value={kindName}
        options={kinds.map((one) => [one.kind, one.title] as const)}
        onChange={(next) => {
          setKindName(next);
          setValues({});
        }}
      />
      <Field label="Name" value={name} onInput={setName} required maxLength={200} placeholder="#payments-oncall" />
      {fields.map((field) => (
        <Field
          key={`${kindName} ${field.name}`}
          label={field.isRequired ? field.label : `${field.label} (optional)`}
          type={field.isSecret ? 'password' : 'text'}
          autocomplete="off"
          value={values[field.name] ?? ''}
          onInput={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
          required={field.isRequired}
          placeholder={field.isSecret ? '' : field.example}
          help={field.help === '' ? undefined : field.help}
        />
      ))}
      {problem !== undefined && <FieldError>{problem}</FieldError>}
      <Button writes kind="primary" submit>
        Make the channel
      </Button>
    </form>
  );
}
