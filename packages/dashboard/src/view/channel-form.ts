// A form out of the JSON Schemas of `GET /api/v1/channel-kinds`: one field for each text that a kind of channel needs.
import type { ChannelKindInfo } from '@upriver/contract';

/** One field of the form. */
export interface ChannelField {
  readonly name: string;
  readonly label: string;
  readonly isSecret: boolean;
  readonly isRequired: boolean;
  readonly example: string;
  readonly help: string;
}

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** Fields of a kind: settings that are texts, then secrets. Secrets that the server makes itself are not asked for. */
export function channelFields({ settings, secrets }: Pick<ChannelKindInfo, 'settings' | 'secrets'>): ChannelField[] {
  return [...fieldsOf(settings, false), ...fieldsOf(secrets, true).filter(({ name }) => !/signingSecret$/i.test(name))];
}

/** The body that creates a channel, out of what was typed. Empty optional fields are left out. */
export function channelBody(
  kind: string,
  name: string,
  fields: readonly ChannelField[],
  values: Readonly<Record<string, string>>,
): { kind: string; name: string; settings: Record<string, string>; secrets?: Record<string, string> } {
  const of = (isSecret: boolean): Record<string, string> =>
    Object.fromEntries(
      fields
        .filter((field) => field.isSecret === isSecret && (values[field.name] ?? '') !== '')
        .map((field) => [field.name, values[field.name] ?? '']),
    );
  const secrets = of(true);
  return { kind, name, settings: of(false), ...(Object.keys(secrets).length === 0 ? {} : { secrets }) };
}

function fieldsOf(given: unknown, isSecret: boolean): ChannelField[] {
  // Safe: the answer is a JSON Schema, whose members are all optional.
  const { properties = {}, required = [] } = given as Schema;
  return Object.entries(properties)
    .filter(([, { type }]) => type === 'string')
    .map(([name, { description = '', examples = [] }]) => ({
      name,
      label: labelOf(name),
      isSecret,
      isRequired: required.includes(name),
      example: typeof examples[0] === 'string' ? examples[0] : '',
      help: description,
    }));
}

/** `webhookUrl` is "Webhook URL". */
function labelOf(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replace(/\burl\b/i, 'URL').replace(/\bid\b/i, 'ID');
}
