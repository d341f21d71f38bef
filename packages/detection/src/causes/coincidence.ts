/** Faults of an organization's own that impair its calls to one vendor, a day: three a month. */
const OWN_FAULTS_PER_DAY = 0.1;

/** What the chance of a coincidence depends on. */
export interface CoincidenceQuestion {
  /** Other organizations that were judged, and those of them that are impaired. */
  readonly judged: number;
  readonly impaired: number;
  /** Series of calls that an organization has on average. */
  readonly seriesPerOrganization: number;
  /** Days in which one series alarms falsely once. */
  readonly falseAlarmDays: number;
  /** Minutes within which onsets count as one event. */
  readonly windowMinutes: number;
}

/**
 * How often at least so many of the judged organizations would be impaired by chance, each by a false alarm or a fault of its own, at a
 * moment at which nothing is wrong with the vendor. Organizations are taken to be independent: the upper tail of a binomial distribution,
 * whose rate is that of a Poisson process in the window.
 * @returns 0 to 1
 */
export function coincidenceChance(question: CoincidenceQuestion): number {
  const { judged, impaired, seriesPerOrganization, falseAlarmDays, windowMinutes } = question;
  const perDay = seriesPerOrganization / falseAlarmDays + OWN_FAULTS_PER_DAY;
  const one = 1 - Math.exp((-perDay * windowMinutes) / 1440);
  let below = 0;
  let term = (1 - one) ** judged;
  for (let count = 0; count < impaired; count += 1) {
    below += term;
    term *= ((judged - count) / (count + 1)) * (one / (1 - one));
  }
  return Math.min(1, Math.max(0, 1 - below));
}
