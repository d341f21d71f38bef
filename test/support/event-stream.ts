import { eventually } from './eventually.ts';

export interface ReceivedEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: any; // oxlint-disable-line typescript/no-explicit-any -- tests look into events of every shape
}

/** A client of `/api/v1/stream`. */
export interface EventStream extends AsyncDisposable {
  readonly response: Response;
  /** Everything that has come so far, comments and greetings left out. */
  readonly events: readonly ReceivedEvent[];
  /** The last id, of whatever block. */
  readonly lastId: () => string | undefined;
  readonly text: () => string;
  /** Resolves when so many events have come. */
  until(count: number): Promise<readonly ReceivedEvent[]>;
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
  close(): void;
}

export async function openEventStream(
  url: string,
  /** An API token, or the cookies of a person. */
  credential: string | { readonly cookie: string },
  options: { readonly query?: string; readonly lastEventId?: string } = {},
): Promise<EventStream> {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/v1/stream${options.query ?? ''}`, {
    headers: {
      ...(typeof credential === 'string' ? { authorization: `Bearer ${credential}` } : credential),
      ...(options.lastEventId === undefined ? {} : { 'last-event-id': options.lastEventId }),
    },
    signal: abort.signal,
  });
  let text = '';
  let lastId: string | undefined;
  const events: ReceivedEvent[] = [];
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of response.body ?? []) {
      const piece = decoder.decode(chunk, { stream: true });
      text += piece;
      const blocks = (rest + piece).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = new Map(
          block.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
        );
        lastId = fields.get('id') ?? lastId;
        const data = fields.get('data');
        if (data !== undefined)
          events.push({ event: fields.get('event') ?? 'message', id: fields.get('id'), data: JSON.parse(data) });
      }
    }
  };
  const ended = response.ok ? read().catch(() => undefined) : Promise.resolve();
  return {
    response,
    events,
    lastId: () => lastId,
    text: () => text,
    until: (count) =>
      eventually(() => {
        if (events.length < count)
          throw new Error(`${events.length} of ${count} events came, at the end: ${text.slice(-1000)}`);
        return events;
      }),
    ended,
    close: () => abort.abort(),
    async [Symbol.asyncDispose]() {
      abort.abort();
      await ended;
    },
  };
}
