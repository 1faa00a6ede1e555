import { bureaus, type CreditReport } from './credit-report.ts'

/**
 * True when two reports of one file name no common person: neither two words of their names nor the digits of the Social
 * Security number nor the year of birth agree, and one of them is printed in both. Nothing of such a file is used: its
 * reports would be taken for one person's.
 */
export function isOfTwoPeople(reports: readonly CreditReport[]): boolean {
  return reports.some((report, at) => reports.slice(at + 1).some((other) => !isOfOne(report, other)))
}

/** One report a bureau, the newest, and of two prints of it the one with more of its pages; the others in the file are superseded. */
export function newestOfEach(reports: readonly CreditReport[]): CreditReport[] {
  return bureaus.flatMap((bureau) =>
    reports
      .filter((report) => report.bureau === bureau)
      .sort(
        (a, b) =>
          b.reportDate.value.localeCompare(a.reportDate.value) ||
          (a.coverage.missing?.count ?? 0) - (b.coverage.missing?.count ?? 0),
      )
      .slice(0, 1),
  )
}

function isOfOne(a: CreditReport, b: CreditReport): boolean {
  const [yearOfA, yearOfB] = [a, b].map(({ personal }) => personal.dob?.value.slice(0, 4))
  const signs = [
    agree(namesOf(a), namesOf(b), (one, other) => one.filter((word) => other.includes(word)).length >= 2),
    agree(a.personal.ssnLast4?.value, b.personal.ssnLast4?.value),
    agree(yearOfA, yearOfB),
  ]
  return signs.includes(true) || !signs.includes(false)
}

function agree<T>(one: T | undefined, other: T | undefined, isSame = Object.is as (a: T, b: T) => boolean) {
  return one === undefined || other === undefined ? null : isSame(one, other)
}

function namesOf({ preparedFor, personal }: CreditReport): string[] | undefined {
  const name = preparedFor ?? personal.names[0]
  return name?.value.toUpperCase().match(/\p{L}{2,}/gu) ?? undefined
}
