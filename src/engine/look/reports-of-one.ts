/** Which of the given reports are of one person; nobody is here to say whose the others are. */
import { says } from '../../shared/sentences/says.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import { personOf } from '../match/printed-person.ts'
import { counts, whoseReports } from '../match/whose-reports.ts'
import type { CreditReport } from '../report/credit-report.ts'

interface ReadReports {
  file: string
  reports: readonly CreditReport[]
}

/**
 * Why nothing is written on a file, by its name: it is of another person than most of the files. Judged as the product does
 * (whose-reports.ts), under the name for which most files count; where two names have as many, no file counts.
 */
export function filesOfOthers(read: readonly ReadReports[]): Map<string, Sentence> {
  const uploads = read.flatMap(({ file, reports }) =>
    reports.map((report) => ({ file, person: personOf(report) })),
  )
  const names = [...new Set(uploads.flatMap(({ person }) => person.names.slice(0, 1)))]
  const judged = names
    .map((name) => {
      const owners = whoseReports(uploads, name, [])
      return new Set(uploads.flatMap(({ file }, at) => (isOwn(owners[at]) ? [file] : [])))
    })
    .sort((a, b) => b.size - a.size)
  const [own] = judged
  if (own === undefined) return new Map()
  const isTie = judged.some((other) => other.size === own.size && [...other].some((file) => !own.has(file)))
  const isNameless = (file: string) =>
    uploads.every((each) => each.file !== file || each.person.names.length === 0)
  const saysOf = (file: string) =>
    isTie
      ? 'reading.twoPeopleOfFiles'
      : isNameless(file)
        ? 'reading.namelessFile'
        : 'reading.otherPersonOfFile'
  return new Map(
    read.flatMap(({ file }) => (isTie || !own.has(file) ? [[file, says(saysOf(file))] as const] : [])),
  )
}

const isOwn = (owner: Parameters<typeof counts>[0] | undefined): boolean =>
  owner !== undefined && counts(owner)
