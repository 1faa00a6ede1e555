import type { Bureau, CreditReport } from '../report/credit-report.ts'
import type { LetterItem, ToldSentence } from './compose-item.ts'
import type { UndecidedItem } from './dispute-letter.ts'
import { choosePhrase, isTurned, type Voice } from './phrases/choose-phrase.ts'
import { namingEntry, type PrintedPage, quotingPages, reasoning } from './phrases/item-phrases.ts'
import type { QuotedLine } from './quote-evidence.ts'
import { isServicePrint, servicePrintName } from './report-source.ts'
import { sentence } from './written-english.ts'

/** What an item tells; one that waits for a decision has no number, law or earlier dispute yet. */
type Told = UndecidedItem & Partial<Pick<LetterItem, 'number' | 'earlier' | 'law'>>

/**
 * An item in sentences, in two paragraphs: which entry, what is printed on which page and why that is asked about; then the
 * request and its law. The same facts, request and law as in the table, and nothing else.
 * @param namesBureaus as in the letter's `quoting`: a furnisher has printed none of these reports
 */
export function tellItem(
  item: Told,
  { namesBureaus, reports, voice }: { namesBureaus: boolean; reports: readonly CreditReport[]; voice: Voice },
): ToldSentence[][] {
  const place = (what: string) => `${what} ${item.number ?? item.findingId}`
  const isNamed = item.heading !== item.title
  const here = groupsOf(item.printedHere, namesBureaus ? null : 'the report', reports)
  const facts: ToldSentence[] = [
    ...(isNamed ? [said('entry', choosePhrase(voice, place('entry'), namingEntry(item.heading)))] : []),
    said('entry', sentence(item.title)),
    ...here.map(({ subject, entry, pages }, at) =>
      said(
        'printed',
        choosePhrase(
          voice,
          place(`here ${at}`),
          quotingPages(subject, isNamed && here.length === 1 ? null : entry, pages),
        ),
      ),
    ),
    ...groupsOf(item.printedElsewhere, null, reports).map(({ subject, entry, pages }, at) =>
      said('printed', choosePhrase(voice, place(`elsewhere ${at}`), quotingPages(subject, entry, pages))),
    ),
    ...(item.earlier ? [said('earlier', item.earlier)] : []),
    said('why', choosePhrase(voice, place('why'), reasoning(item.why, item.certainty))),
  ]
  const ask = said('ask', item.ask)
  if (!item.law) return [facts, [ask]]
  const law = said('law', item.law)
  return [facts, isTurned(voice, place('law')) ? [law, ask] : [ask, law]]
}

const said = (says: ToldSentence['says'], text: string): ToldSentence => ({ says, text })

/** Lines of the same entry in the same report, page by page. `own`: what their report is called, where it is one. */
function groupsOf(lines: readonly QuotedLine[], own: string | null, reports: readonly CreditReport[]) {
  const keys = [...new Set(lines.map(({ bureau, entry }) => JSON.stringify([bureau, entry])))]
  return keys.map((key) => {
    const [bureau, entry]: [Bureau, string | null] = JSON.parse(key)
    const group = lines.filter((line) => line.bureau === bureau && line.entry === entry)
    const date = group.find(({ reportDate }) => reportDate !== null)?.reportDate ?? null
    return { subject: own ?? reportName(bureau, date, reports), entry, pages: byPage(group) }
  })
}

/** 'my Equifax report of November 9, 2026'; of a monitoring service's print, whose it is. */
function reportName(bureau: Bureau, date: string | null, reports: readonly CreditReport[]): string {
  const report = reports.find((each) => each.bureau === bureau)
  const of = date === null ? '' : ` of ${date}`
  return report !== undefined && isServicePrint(report)
    ? `my ${bureau} file in ${servicePrintName(report)}${of === '' ? '' : `, dated ${date},`}`
    : `my ${bureau} report${of}`
}

function byPage(lines: readonly QuotedLine[]): PrintedPage[] {
  const pages = [...new Set(lines.map(({ page }) => page))]
  return pages.map((page) => ({ page, values: lines.filter((line) => line.page === page).map(quoted) }))
}

function quoted({ label, value }: QuotedLine): string {
  return value === '' ? `${label} (left blank)` : `${label} “${value}”`
}
