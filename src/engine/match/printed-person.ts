import type { CreditReport } from '../report/credit-report.ts'

/** What a report prints of the person whose it is. */
export interface PrintedPerson {
  /** As printed; the header's first, then those that the report lists, former ones among them. */
  names: string[]
  ssnLast4: string | null
  /** 'YYYY'. */
  birthYear: string | null
}

/** Whether number and year of birth agree, each null where one of the two does not print it. */
export interface PersonSigns {
  number: boolean | null
  birthYear: boolean | null
}

/** Only a text report tells digits and years: of a scan nobody was asked yet whether they were read right. */
export function personOf({ preparedFor, personal, source }: CreditReport): PrintedPerson {
  const names = [preparedFor, ...personal.names].flatMap((name) => (name === null ? [] : [name.value.trim()]))
  const isText = source !== 'scan'
  return {
    names: [...new Set(names.filter((name) => name !== ''))],
    ssnLast4: isText ? (personal.ssnLast4?.value ?? null) : null,
    birthYear: isText ? (personal.dob?.value.slice(0, 4) ?? null) : null,
  }
}

/** What a file with several bureaus prints in all its columns: it is one person's. */
export function mergePersons(persons: readonly PrintedPerson[]): PrintedPerson {
  const [first = { names: [], ssnLast4: null, birthYear: null }, ...others] = persons
  return {
    names: [...new Set(persons.flatMap(({ names }) => names))],
    ssnLast4: others.reduce((found, each) => found ?? each.ssnLast4, first.ssnLast4),
    birthYear: others.reduce((found, each) => found ?? each.birthYear, first.birthYear),
  }
}

export function signsBetween(a: PrintedPerson, b: PrintedPerson): PersonSigns {
  return { number: agree(a.ssnLast4, b.ssnLast4), birthYear: agree(a.birthYear, b.birthYear) }
}

function agree(first: string | null, second: string | null): boolean | null {
  return first === null || second === null ? null : first === second
}
