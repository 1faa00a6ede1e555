/**
 * What every page of a package says of a dispute: its rounds, its first 90 days, and the terms. The 30 to 45 days are
 * those of section 611(a)(1) of the Fair Credit Reporting Act, and of 623(a)(8) for the furnishers of the third round.
 */
export const disputeCourseTexts = {
  roundsTitle: 'How the rounds of a dispute run',
  roundsLead:
    'A round is one set of letters and the answers to it. You sign and mail the letters; the investigation is the other side’s duty by law.',
  dayCount: '30–45',
  days: 'days',
  rounds: [
    {
      title: 'Round 1: the bureaus',
      text: 'A letter to each bureau names what is wrong in your report, line by line, and asks for an investigation.',
    },
    {
      title: 'Round 2: what they left',
      text: 'Entries that a bureau left as they were are disputed again, with the question how they were verified.',
    },
    {
      title: 'Round 3: the furnishers',
      text: 'A direct dispute goes to the bank or collector that reported the entry.',
    },
  ],
  laterRounds: {
    title: 'Later rounds: what is new',
    text: 'A bureau gets what no letter raised before, or what it changed or put back; a company gets what it was not asked yet.',
  },
  solidRing: 'Full line: the 30 days that the law gives for an investigation.',
  dashedRing:
    'Dashed line: 15 more, when you send further information meanwhile or dispute after your free annual report.',
  ninetyTitle: 'What happens in 90 days',
  ninetyLead:
    'A usual course. The dates depend on when you mail your letters and on how soon the bureaus answer.',
  yours: 'You act',
  theirs: 'The bureaus investigate',
  dayMark: (day: number) => `Day ${day}`,
  daysFromTo: (from: number, to: number) => `Days ${from} to ${to}`,
  phases: [
    {
      title: 'Access, reports, first letters',
      text: 'Software access is granted within 24-48 hours. You upload your reports, look at every finding, sign and mail.',
    },
    {
      title: 'Round 1 at the bureaus',
      text: 'They have 30 to 45 days. Your portal counts them and tells you when an answer is due.',
    },
    {
      title: 'You read the answers',
      text: 'You enter what each bureau answered. The next letters take up only what still stands.',
    },
    {
      title: 'Round 2 at the bureaus',
      text: 'Again 30 to 45 days for what they left or did not answer.',
    },
  ],
  afterNinety: 'A third round, where a package holds one, usually starts after day 90.',
  compareTitle: 'The packages compared',
  everyTitle: 'In every package',
  columns: { package: 'Package', price: 'Price', own: 'What differs', way: 'How to get it' },
  once: 'one payment',
  seePackage: (name: string) => `See ${name}`,
  get: (name: string) => `Get ${name}`,
  details: 'Details',
  /** Follows 'Details' for a screen reader. */
  ofPackage: (name: string) => ` of ${name}`,
  thisPage: 'This page',
  termsTitle: 'Good to know before you pay',
  terms: {
    access: 'Software access is granted within 24-48 hours.',
    support: 'Email support Mon-Fri 9AM-6PM EST.',
    change: 'To move up to a larger package you pay the difference. Downgrades are not available.',
    refund: 'No refunds once software access is granted; fees are non-refundable once services are provided.',
  },
  disclaimer:
    'You buy software, documents and education for disputing errors yourself. We do not dispute for you, and accurate entries stay on a report. No outcome is guaranteed: what a bureau or a furnisher decides depends on your own actions and on them.',
}
