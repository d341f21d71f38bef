/** One server-sent event. */
export interface StreamEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: string;
}

/** Reads server-sent events out of text that comes in pieces, as the HTML standard says. */
export interface EventReader {
  /** @returns the events that are complete with this piece */
  read(piece: string): StreamEvent[];
  /** The last id that came, with an event or without one. */
  lastId(): string | undefined;
  /** How long the server asks to wait before coming back. */
  retryMs(): number | undefined;
}

export function createEventReader(lastIdBefore?: string): EventReader {
  let rest = '';
  let lastId = lastIdBefore;
  let retryMs: number | undefined;
  let event = '';
  let data: string[] = [];

  function readLine(line: string): StreamEvent | undefined {
    if (line === '') return finish();
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id' && !value.includes('\0')) lastId = value;
    else if (field === 'retry' && /^\d+$/.test(value)) retryMs = Number(value);
    return undefined;
  }

  function finish(): StreamEvent | undefined {
    const found = data.length === 0 ? undefined : { event: event || 'message', id: lastId, data: data.join('\n') };
    event = '';
    data = [];
    return found;
  }

  return {
    read(piece) {
      const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      return lines.map(readLine).filter((found) => found !== undefined);
    },
    lastId: () => lastId,
    retryMs: () => retryMs,
  };
}
