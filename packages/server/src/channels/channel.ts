// What every kind of channel is: settings, how a message becomes a request, and how the answer is judged. Kinds do no I/O.
import type { ChannelKind, WebhookEvent } from '@upriver/contract';
import type { Static, TSchema } from 'typebox';
import type { DeliveryContent } from '../domain/alert.ts';

/** A request that the outbound HTTP client sends. */
export interface HttpMessage {
  readonly kind: 'http';
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'GET';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An e-mail, and the server that takes it. */
export interface MailMessage {
  readonly kind: 'mail';
  readonly server: {
    readonly host: string;
    readonly port: number;
    readonly tls: 'starttls' | 'implicit' | 'none';
    readonly user?: string;
    readonly password?: string;
  };
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** Identifier that all messages of one alert refer to. */
  readonly references: string;
}

export type ChannelMessage = HttpMessage | MailMessage;

/** What came back: an HTTP answer, or why there is none. */
export type ChannelAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string; readonly retryAfterSeconds?: number }
  | { readonly kind: 'failed'; readonly message: string };

/** What is to be done next. */
export type Judgement =
  /** `reference`: what the receiver calls the thread, so that later messages update it. */
  | { readonly kind: 'delivered'; readonly reference?: string }
  | { readonly kind: 'again'; readonly error: string; readonly retryAfterSeconds?: number }
  | { readonly kind: 'never'; readonly error: string };

export interface ChannelInputs<Settings, Secrets> {
  readonly content: DeliveryContent;
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** The same at every attempt. */
  readonly deliveryId: string;
  /** What the receiver called the thread. */
  readonly reference: string | undefined;
  /** When the attempt is made. */
  readonly now: number;
}

/** A kind of channel as it is used, its settings and secrets checked by then. */
export interface ChannelDefinition {
  readonly kind: ChannelKind;
  /** The receiver's own name. */
  readonly title: string;
  readonly settings: TSchema;
  readonly secrets: TSchema;
  /** A setting that these secrets need; undefined if it is there or none is needed. */
  readonly missingSetting?: (
    settings: Readonly<Record<string, unknown>>,
    secretNames: readonly string[],
  ) => string | undefined;
  /** Whether updates and ends are sent; receivers for programs have events of their own for these. */
  readonly isTold: 'everything' | 'beginnings';
  /** Name of the secret that the server generates, where the owner gives none. */
  readonly generates?: string;
  /** Events that it is sent besides messages; absent for none. */
  readonly eventsOf?: (settings: Readonly<Record<string, unknown>>) => readonly WebhookEvent[];
  readonly toRequest: (inputs: ChannelInputs<never, never>) => ChannelMessage;
  readonly judge: (answer: ChannelAnswer) => Judgement;
}

interface TypedChannel<Settings extends TSchema, Secrets extends TSchema> extends Omit<
  ChannelDefinition,
  'settings' | 'secrets' | 'toRequest'
> {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly toRequest: (inputs: ChannelInputs<Static<Settings>, Static<Secrets>>) => ChannelMessage;
}

/** Describes a kind of channel with its inputs typed by its schemas. */
export function channel<Settings extends TSchema, Secrets extends TSchema>(
  description: TypedChannel<Settings, Secrets>,
): ChannelDefinition {
  // Safe: settings and secrets are checked against these very schemas before they are stored.
  return description;
}

/** A number or text of an answer of JSON, by its path; undefined where there is none. */
export function readField(answer: ChannelAnswer, ...path: readonly string[]): string | undefined {
  if (answer.kind === 'failed') return undefined;
  try {
    const found = path.reduce<unknown>((node, name) => Object(node)[name], JSON.parse(answer.text));
    return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
  } catch {
    return undefined;
  }
}

/** Answers that a later attempt may change. */
const AGAIN_STATUSES = [408, 409, 423, 425, 429];

/** Judges an HTTP answer by its status alone: 2xx came, what is busy or broken is tried again, what was refused is not. */
export function judgeStatus(answer: ChannelAnswer): Judgement {
  if (answer.kind === 'failed') return { kind: 'again', error: answer.message };
  const { status, retryAfterSeconds } = answer;
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  const isRedirect = status >= 300 && status < 400;
  const error = `The receiver answered ${status}${isRedirect ? ': redirects are not followed, so enter the address it leads to' : ''}.`;
  if (status < 500 && !AGAIN_STATUSES.includes(status)) return { kind: 'never', error };
  return { kind: 'again', error, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
}
