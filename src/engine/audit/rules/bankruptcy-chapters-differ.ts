import type { CreditReport, PublicRecord, Tradeline } from '../../report/credit-report.ts'
import { mayLackEntries } from '../../report/proof/proven-part.ts'
import { isInBankruptcy, statusText } from '../account-marks.ts'
import { bankruptcyOf } from '../bankruptcy-record.ts'
import type { Finding } from '../finding.ts'
import { bankruptcyChapter } from '../law.ts'
import { recordEvidence, remarkEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** One case has one chapter at a time. It may have been converted (11 U.S.C. 706, 1112, 1208, 1307), so it is asked. */
const about = {
  key: 'bankruptcy_chapters_differ',
  basis: bankruptcyChapter,
  strength: 'B',
  worth: 58,
} satisfies StatedRule

export const bankruptcyChaptersDiffer: Rule = {
  ...about,
  look: ({ reports }) => [...betweenRecords(reports), ...reports.flatMap(betweenRecordAndAccounts)],
}

/** One finding a case, by its day of filing and, where both print one, its number, over all bureaus that list it. */
function betweenRecords(reports: readonly CreditReport[]): Finding[] {
  const records = reports
    .flatMap(({ publicRecords }) => publicRecords)
    .filter((each) => chapterOf(each) !== null)
  const told = new Set<PublicRecord>()
  return records.flatMap((record) => {
    if (told.has(record)) return []
    const shown = records.filter(
      (other) => other === record || (!told.has(other) && isSameCase(record, other)),
    )
    for (const each of shown) told.add(each)
    if (new Set(shown.map(chapterOf)).size === 1) return []
    return [
      stateFinding(about, {
        evidence: shown.map((each) => recordEvidence(each, 'type')),
        facts: {
          filed: record.filed?.value ?? '',
          shown: shown.map((each) => ({ bureau: each.bureau, chapter: chapterOf(each) ?? '' })),
        },
      }),
    ]
  })
}

/** An account of the report is marked with a chapter that none of its cases has. */
function betweenRecordAndAccounts(report: CreditReport): Finding[] {
  if (mayLackEntries(report)) return []
  const records = report.publicRecords.filter((each) => chapterOf(each) !== null)
  const chapters = new Set(records.map(chapterOf))
  const [first] = records
  if (first === undefined) return []
  return report.accounts.filter(isInBankruptcy).flatMap((entry) => {
    const marked = markedChapters(entry)
    if (marked.length !== 1 || marked.some((chapter) => chapters.has(chapter))) return []
    return [
      stateFinding(about, {
        evidence: [
          ...statusEvidence(entry),
          ...remarkEvidence(entry, /chapter|\bch\b|wage earner/),
          ...records.map((each) => recordEvidence(each, 'type')),
        ],
        facts: {
          bureau: report.bureau,
          account: accountOf(entry),
          marked: marked.join(),
          chapters: [...chapters].map(String),
        },
      }),
    ]
  })
}

function chapterOf(record: PublicRecord): string | null {
  return bankruptcyOf(record)?.chapter ?? null
}

function isSameCase(a: PublicRecord, b: PublicRecord): boolean {
  if (a.filed === null || b.filed === null || a.filed.value !== b.filed.value) return false
  const [first, second] = [a.reference?.value, b.reference?.value].map((text) => text?.replace(/\W/g, ''))
  return first === undefined || second === undefined || first === second
}

function markedChapters(entry: Tradeline): string[] {
  const text = `${statusText(entry)}; ${entry.remarks.map(({ value }) => value).join('; ')}`
  const named = [...text.matchAll(/\bch(?:apter|ap|\.)?\s*-?(7|11|12|13)\b/gi)].map(
    ([, chapter]) => chapter ?? '',
  )
  return [...new Set(named)]
}
