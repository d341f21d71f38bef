/** Values kept on objects that belong to others, where nobody else can see them. */
export interface Tags<T> {
  get: (target: object) => T | undefined;
  set: (target: object, value: T | undefined) => void;
}

/** A constructor that returns another object lets a subclass put its private field onto that one. */
// oxlint-disable-next-line typescript/no-extraneous-class -- what it returns is the point of it
class Other {
  constructor(target: object) {
    return target;
  }
}

/**
 * Does what a WeakMap does. One that is written for every call costs the garbage collector more than everything else that is done for a call
 * costs; a private field costs next to nothing, and like a WeakMap it shows in no listing, copy or print of the object.
 */
export function createTags<T>(): Tags<T> {
  class Tagged extends Other {
    #value: T | undefined;
    constructor(target: object, value: T | undefined) {
      super(target);
      this.#value = value;
    }
    static get(target: object): T | undefined {
      return #value in target ? target.#value : undefined;
    }
    static set(target: object, value: T | undefined): void {
      if (#value in target) target.#value = value;
      else void new Tagged(target, value);
    }
  }
  return Tagged;
}
