// Work that many ask for at once is done once for all of them.

export interface SharedWork<Result> {
  /**
   * What the work gives, begun after this call: who comes while it is under way for others waits for the next, and shares it with all who
   * came meanwhile.
   * @param key of the work with all that it depends on, besides the moment
   */
  share(key: string, work: () => Promise<Result>): Promise<Result>;
}

interface UnderWay<Result> {
  readonly ends: Promise<unknown>;
  next: Promise<Result> | undefined;
}

export function createSharedWork<Result>(): SharedWork<Result> {
  const underWay = new Map<string, UnderWay<Result>>();

  function begin(key: string, work: () => Promise<Result>): Promise<Result> {
    const result = work();
    const own: UnderWay<Result> = { ends: result.catch(() => undefined), next: undefined };
    underWay.set(key, own);
    void own.ends.then(() => {
      if (own.next === undefined) underWay.delete(key);
    });
    return result;
  }

  return {
    share(key, work) {
      const current = underWay.get(key);
      if (current === undefined) return begin(key, work);
      current.next ??= current.ends.then(() => begin(key, work));
      return current.next;
    },
  };
}
