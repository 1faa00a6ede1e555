import type { OutcomeRate, Outcomes, Revenue, WorkFigures } from '../../../shared/api/figures.ts'

/** The lines of a report as a spreadsheet takes them: titles, then values. */
export type Lines = string[][]

const sumTitles = ['payments', 'paid', 'refunded', 'kept']

const sumsOf = ({ payments, paid, refunded, kept }: Revenue['total']) => [
  String(payments),
  paid,
  refunded,
  kept,
]

export const monthLines = ({ months }: Revenue): Lines => [
  ['month', ...sumTitles],
  ...months.map((row) => [row.month, ...sumsOf(row)]),
]

export const productLines = ({ products }: Revenue): Lines => [
  ['kind', 'product', 'name', ...sumTitles],
  ...products.map((row) => [row.kind, row.product, row.name, ...sumsOf(row)]),
]

export const cohortLines = ({ cohorts }: Revenue): Lines => [
  ['first payment', 'people', ...sumTitles, 'same month', 'months 1-2', 'months 3-5', 'months 6 and later'],
  ...cohorts.map((row) => [
    row.cohort,
    row.people === null ? '' : String(row.people),
    ...sumsOf(row),
    ...(row.spans ?? ['', '', '', '']),
  ]),
]

/** Below twenty cases the share, its interval and what was deleted are empty here, too. */
export const outcomeLines = ({ all, bureaus, rules, furnishers }: Outcomes): Lines => [
  ['by', 'name', 'cases', 'items', 'deleted', 'share', 'low', 'high', 'corrected'],
  ...(all ? [rateLine('all', all)] : []),
  ...bureaus.map((rate) => rateLine('bureau', rate)),
  ...rules.map((rate) => rateLine('rule', rate)),
  ...furnishers.map((rate) => rateLine('company', rate)),
]

function rateLine(by: string, { name, cases, items, deleted, corrected }: OutcomeRate): string[] {
  const shares = deleted
    ? [deleted.share, deleted.low, deleted.high].map((share) => share.toFixed(4))
    : ['', '', '']
  return [
    by,
    name,
    String(cases),
    String(items),
    deleted ? String(deleted.items) : '',
    ...shares,
    corrected === null ? '' : String(corrected),
  ]
}

export const timeLines = ({ times }: Outcomes): Lines => [
  ['bureau', 'cases', 'letters', 'first quartile in days', 'median in days', 'third quartile in days'],
  ...times.map(({ bureau, cases, letters, quartiles }) => [
    bureau ?? 'all',
    String(cases),
    String(letters),
    ...(quartiles?.map(String) ?? ['', '', '']),
  ]),
]

export const peopleLines = ({ people }: WorkFigures): Lines => [
  ['member', 'changes', 'mails', 'readings', 'open work', 'sessions ahead'],
  ...people.map(({ name, changes, mails, reads, openWorks, sessionsAhead }) => [
    name,
    ...[changes, mails, reads, openWorks, sessionsAhead].map(String),
  ]),
]

export const funnelLines = ({ funnel, rounds }: WorkFigures): Lines => [
  ['step', 'people'],
  ...funnel.map(({ step, people }) => [step, String(people)]),
  ['rounds mailed', String(rounds.mailed)],
  ['rounds without staff', String(rounds.alone)],
]
