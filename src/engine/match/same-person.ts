import type { CreditReport } from '../report/credit-report.ts'

/**
 * False only when the reports surely are of two people: neither the name in the header, nor the last digits of the
 * Social Security number, nor the birth year agree. One misprint at one bureau does not make two people.
 */
export function isSamePerson(a: CreditReport, b: CreditReport): boolean {
  const signs = [
    agree(nameOf(a), nameOf(b)),
    agree(a.personal.ssnLast4?.value, b.personal.ssnLast4?.value),
    agree(a.personal.dob?.value.slice(0, 4), b.personal.dob?.value.slice(0, 4)),
  ]
  return signs.includes(true) || !signs.includes(false)
}

/** Null when either is not printed. */
function agree(first: string | undefined, second: string | undefined): boolean | null {
  return first === undefined || second === undefined ? null : first === second
}

/** First and last name, upper case. */
function nameOf(report: CreditReport): string | undefined {
  const printed = (report.preparedFor ?? report.personal.names[0])?.value
  const words = printed?.toUpperCase().match(/[A-Z'-]+/g)
  return words === undefined || words === null ? undefined : `${words[0]} ${words.at(-1)}`
}
