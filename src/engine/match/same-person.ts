import type { CreditReport } from '../report/credit-report.ts'
import { fitOfNames } from './person-name.ts'

/**
 * False only when the reports surely are of two people: neither the name in the header, nor the last digits of the
 * Social Security number, nor the birth year agree. One misprint at one bureau does not make two people.
 */
export function isSamePerson(a: CreditReport, b: CreditReport): boolean {
  const signs = signsOf(a, b)
  return signs.includes(true) || !signs.includes(false)
}

/** The name agrees, and both the Social Security number and the birth year are printed and differ. */
export function nameAndNumberDiffer(a: CreditReport, b: CreditReport): boolean {
  const [name, number, born] = signsOf(a, b)
  return name === true && number === false && born === false
}

/** Each null when either report does not print it. */
function signsOf(a: CreditReport, b: CreditReport): [boolean | null, boolean | null, boolean | null] {
  return [
    agree(nameOf(a), nameOf(b), (first, second) => fitOfNames(first, second) !== 'other'),
    agree(a.personal.ssnLast4?.value, b.personal.ssnLast4?.value),
    agree(a.personal.dob?.value.slice(0, 4), b.personal.dob?.value.slice(0, 4)),
  ]
}

function agree(
  first: string | undefined,
  second: string | undefined,
  isSame = (a: string, b: string) => a === b,
): boolean | null {
  return first === undefined || second === undefined ? null : isSame(first, second)
}

function nameOf(report: CreditReport): string | undefined {
  return (report.preparedFor ?? report.personal.names[0])?.value
}
