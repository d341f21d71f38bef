/** A class of outcomes is up if its share has at least doubled, it came twice or more, and this many nats say so. */
const RISEN_FACTOR = 2;
const RISEN_CALLS = 2;
const RISEN_NATS = 2.5;

/** Whether so many more are bad than before that neither chance nor a doubling of few explains it. */
export function hasRisen(
  before: number,
  badBefore: number,
  since: number,
  badSince: number,
  overdispersion: number,
  fromNats = RISEN_NATS,
): boolean {
  return riseNats(before, badBefore, since, badSince) / overdispersion > fromNats;
}

/** Evidence that more are bad than before, in nats; 0 of few, and of a share that has not doubled. */
export function riseNats(before: number, badBefore: number, since: number, badSince: number): number {
  if (badSince < RISEN_CALLS || since === 0) return 0;
  const usual = (badBefore + 0.5) / (before + 60);
  if (badSince / since < RISEN_FACTOR * usual) return 0;
  const pooled = (badBefore + 0.5 + badSince) / (before + 60 + since);
  return (
    likelihood(badSince, since, badSince / since) +
    likelihood(badBefore + 0.5, before + 60, usual) -
    likelihood(badSince, since, pooled) -
    likelihood(badBefore + 0.5, before + 60, pooled)
  );
}

function likelihood(bad: number, calls: number, rate: number): number {
  const good = calls - bad;
  return (bad > 0 ? bad * Math.log(rate) : 0) + (good > 0 && rate < 1 ? good * Math.log(1 - rate) : 0);
}
