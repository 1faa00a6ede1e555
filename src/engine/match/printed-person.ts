import { isSpelled } from '../report/certain-value.ts'
import type { CreditReport, Printed } from '../report/credit-report.ts'

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

/** Only text tells digits and years: of a recognised page nobody was asked yet whether they were read right. */
export function personOf(report: CreditReport): PrintedPerson {
  const { preparedFor, personal } = report
  const names = [preparedFor, ...personal.names].flatMap((name) => (name === null ? [] : [name.value.trim()]))
  const sure = (value: Printed<string> | null) =>
    value !== null && isSpelled(report, value) ? value.value : null
  return {
    names: [...new Set(names.filter((name) => name !== ''))],
    ssnLast4: sure(personal.ssnLast4),
    birthYear: sure(personal.dob)?.slice(0, 4) ?? null,
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
