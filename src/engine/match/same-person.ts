import type { CreditReport } from '../report/credit-report.ts'

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

/** Whether the report is made out to this name, by first and last name; null when the report prints none. */
export function hasSameName(report: CreditReport, name: string): boolean | null {
  return agree(nameOf(report), firstAndLast(name))
}

function signsOf(a: CreditReport, b: CreditReport): [boolean | null, boolean | null, boolean | null] {
  return [
    agree(nameOf(a), nameOf(b)),
    agree(a.personal.ssnLast4?.value, b.personal.ssnLast4?.value),
    agree(a.personal.dob?.value.slice(0, 4), b.personal.dob?.value.slice(0, 4)),
  ]
}

/** Null when either is not printed. */
function agree(first: string | undefined, second: string | undefined): boolean | null {
  return first === undefined || second === undefined ? null : first === second
}

function nameOf(report: CreditReport): string | undefined {
  return firstAndLast((report.preparedFor ?? report.personal.names[0])?.value)
}

/** First and last name, upper case, without accents and without a generation such as JR. */
function firstAndLast(name: string | undefined): string | undefined {
  const words = name
    ?.normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .match(/[\p{L}'’-]+/gu)
    ?.filter((word) => !/^(JR|SR|II|III|IV)$/.test(word))
  const first = words?.[0]
  return first === undefined ? undefined : `${first} ${words?.at(-1)}`
}
