/** Whether two values of JSON are equal. Ends at the first difference, where two texts of a large subject would have to be written. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return isSameList(one, other);
  return isSameObject(one, other);
}

/** Without lists of their names: thousands are compared at a time. */
function isSameObject(one: object, other: object): boolean {
  let names = 0;
  for (const name in one) {
    if (!Object.hasOwn(other, name) || !isSame(Reflect.get(one, name), Reflect.get(other, name))) return false;
    names += 1;
  }
  for (const _name in other) names -= 1;
  return names === 0;
}

/** Compared without its keys: what is compared most often are empty lists. */
function isSameList(one: object, other: object): boolean {
  return (
    Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((value, index) => isSame(value, other[index]))
  );
}
