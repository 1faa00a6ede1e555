/** People who do not exist, with accounts, histories and inquiries, made from a seed: what the printers print. */
import { cities, diceOf, phoneOf, postBox } from './dice.ts'
import { accountOf, type Entry, type EntryKind, type EntryState } from './invented-entry.ts'

export interface Person {
  name: string
  alias: string
  addresses: string[]
  ssnLast4: string
  dob: string
  phone: string
  employer: string
  reportDate: string
  fileNumber: string
  entries: Entry[]
  inquiries: { name: string; date: string; kind: 'hard' | 'soft'; address: string; phone: string }[]
  record: { court: string; reference: string; filed: string; resolved: string } | null
}

const firstNames = [
  'TAVISH',
  'ODALYS',
  'BRENNA',
  'CORWIN',
  'ISAURA',
  'LEOPOLD',
  'MARISOL',
  'QUENTIN',
] as const
const lastNames = ['HOLLOWELL', 'FENSTERMAN', 'OKONJO', 'VILLASECA', 'TRUMBALL', 'ABERNATHIE'] as const
const streets = ['CANDLEWOOD AVE', 'MILL RACE RD', 'SORREL LN', 'EAGLE NOTCH DR', 'W 41ST ST'] as const
const employers = ['GRANITE BAY LOGISTICS', 'WESTERLY COUNTY CLINIC', 'ARBOR STREET BAKERY'] as const
const courts = ['US BKPT CT PA ERIE', 'US BKPT CT UT SALT LAKE CITY'] as const
const enquirers = [
  'KEYLINE FINANCE',
  'PRAIRIE STATE BANK',
  'HUDSON & VALE AUTO',
  'SENTRY MUTUAL INS',
  'BRIGHTPATH LENDING',
] as const

/** The accounts of every person, so that each print shows every kind of entry that its layout words differently. */
const plan: readonly (readonly [EntryKind, EntryState])[] = [
  ['card', 'current'],
  ['card', 'late'],
  ['card', 'chargedOff'],
  ['card', 'paid'],
  ['auto', 'current'],
  ['mortgage', 'current'],
  ['student', 'late'],
  ['collection', 'collection'],
  ['buyer', 'collection'],
]

/** The same seed makes the same person. */
export function inventPerson(seed: number): Person {
  const dice = diceOf(seed)
  const [first, last] = [dice.of(firstNames), dice.of(lastNames)]
  const middle = dice.of(['M', 'J', 'E', 'R'])
  const day = String(10 + dice.below(18))
  const reportDate = `2026-${dice.of(['06', '07', '08'])}-${day}`
  const address = () => `${100 + dice.below(9000)} ${dice.of(streets)}, ${dice.of(cities)}`
  const entries = plan.map(([kind, state], at) => accountOf({ kind, state, at, reportDate }, dice))
  return {
    name: `${first} ${middle} ${last}`,
    alias: `${first} ${last}`,
    addresses: [address(), address()],
    ssnLast4: dice.figures(4),
    dob: `19${60 + dice.below(35)}-0${1 + dice.below(9)}-${10 + dice.below(18)}`,
    phone: phoneOf(dice),
    employer: dice.of(employers),
    reportDate,
    fileNumber: dice.figures(9),
    entries,
    inquiries: enquirers.map((name, at) => ({
      name,
      date: `202${at < 3 ? 6 : 5}-0${1 + dice.below(5)}-${10 + dice.below(18)}`,
      kind: at < 3 ? 'hard' : 'soft',
      address: postBox(dice),
      phone: phoneOf(dice),
    })),
    record:
      dice.below(2) === 0
        ? null
        : { court: dice.of(courts), reference: dice.figures(7), filed: '2021-03-08', resolved: '2021-06-14' },
  }
}
