/** The reader of last resort: a credit report in a layout that nobody has seen. */
import { linesOf } from '../../read/lines.ts'
import type { Line, Page } from '../../read/positioned-text.ts'
import { type Bureau, bureaus, type CreditReport } from '../credit-report.ts'
import type { LearnedLabel } from '../hints/hints.ts'
import { learnedHeadings, learnedPlans } from '../hints/learned-labels.ts'
import { pointedHead } from '../hints/part-with-form.ts'
import { byLabel } from '../label-keys.ts'
import { oftenOn } from '../running-lines.ts'
import { historyCodeOf } from '../transunion-acr/transunion-form.ts'
import { accountPlans, spanishHeadings, spanishPlans } from './account-plans.ts'
import { textStyle } from './heading-style.ts'
import { codesWith } from './history-codes.ts'
import type { LabelledForm } from './labelled-form.ts'
import { labelsInWords } from './labels-in-words.ts'
import { readByLabels } from './read-by-labels.ts'
import { largestOf } from './running-text.ts'

/** What an unseen report lacks, so that it is not read. */
export type UnseenLacks = 'bureau' | 'date' | 'accounts'

/** What TransUnion says by these words in every print of its own: soft inquiries it heads as such. */
const ownOfTransUnion: Pick<LabelledForm, 'plans' | 'headings'> = {
  plans: byLabel([[{ kind: 'text', field: 'status' }, ['Pay Status', 'Estado de pago']]]),
  headings: [[/^Inquiries$/i, 'hard inquiries']],
}

/** A letter or digit alone means what the report's own key says. */
const codeOfAny = codesWith({ '\u2713': 'OK', X: 'ND', 'N/R': 'ND', NR: 'ND' })

/** What may be read of a layout that nobody has seen. The bureaus answer in Spanish too: its labels mean the same. */
export const unseenForm = (
  bureau: Bureau,
  learned: readonly LearnedLabel[],
  pages: readonly Page[] = [],
): LabelledForm => ({
  bureau,
  family: 'labelled',
  plans: {
    ...learnedPlans(learned),
    ...labelsInWords(pages, { ...accountPlans, ...spanishPlans }),
    ...accountPlans,
    ...spanishPlans,
    ...(bureau === 'TransUnion' ? ownOfTransUnion.plans : {}),
  },
  headings: [
    ...learnedHeadings(learned),
    ...spanishHeadings,
    ...(bureau === 'TransUnion' ? ownOfTransUnion.headings : []),
  ],
  codeOf: bureau === 'TransUnion' ? historyCodeOf : codeOfAny,
  statedIn: () => ({ accounts: null, hardInquiries: null, publicRecords: null }),
  isUnseen: true,
  statusHasAmounts: true,
})

/**
 * Reads what stands beside or below labels that mean the same in every report; the rest is in `coverage.unread`.
 * Without one bureau, a date and at least one account it is not read: nothing is guessed. Pure.
 * What a person said of its lines counts as if it were printed.
 * @param known the bureau, where the file's marks say it although its layout could not be read
 * @param learned labels that staff taught the reader
 */
export function readUnseenLayout(
  pages: Page[],
  known: Bureau | null = null,
  learned: readonly LearnedLabel[] = [],
): { ok: true; report: CreditReport } | { ok: false; lacks: UnseenLacks } {
  const said = pointedHead(pages, 'bureau')
  const bureau = known ?? bureaus.find((each) => each === said?.value) ?? preparingBureau(pages)
  if (bureau === null) return { ok: false, lacks: 'bureau' }
  const report = readByLabels(pages, unseenForm(bureau, learned, pages))
  if (report === null) return { ok: false, lacks: 'date' }
  return report.accounts.length === 0 ? { ok: false, lacks: 'accounts' } : { ok: true, report }
}

/** Lines of a page that may be its header or its footer, at each end. */
const outer = 2
/** Titles stand in this upper part of the first page. */
const upper = 0.35
const confirmation = /\bConfirmation (#|Number)/i
const asPreparer =
  /\b(Experian|Equifax|TransUnion)('s)? (Credit|Consumer|Personal|Disclosure|File)\b|\b(prepared|provided|issued) by (Experian|Equifax|TransUnion)\b|\breport from (Experian|Equifax|TransUnion)\b|\b(informe|reporte)( de crédito)? de (Experian|Equifax|TransUnion)\b/i

/** The one bureau that titles, headers and footers name, for every report names the other two somewhere; null when they name none, or several. */
export function preparingBureau(pages: readonly Page[]): Bureau | null {
  const lines = speakingLines(pages)
  const named = bureaus.filter((bureau) =>
    lines.some(({ text }) => new RegExp(`\\b${bureau}\\b`, 'i').test(text)),
  )
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null
  // Only Equifax numbers its disclosures so, on every page.
  return lines.some(({ text }) => confirmation.test(text)) ? 'Equifax' : null
}

function speakingLines(pages: readonly Page[]): Line[] {
  const [page] = pages
  if (page === undefined) return []
  const all = pages.map((each) => linesOf(each))
  const first = all[0] ?? []
  const body = textStyle(all.flat()).size
  const titles = first.filter((line) => line.box.y < upper * page.height && largestOf(line) > 1.15 * body)
  const said = first.filter(
    ({ text, words }) => words.length < 12 && !/\.$/.test(text) && asPreparer.test(text),
  )
  return [...first.slice(0, outer), ...titles, ...said, ...runningLines(all)]
}

/** Headers and footers: what stands at the ends of at least half of the pages, page counters aside. */
function runningLines(pages: readonly (readonly Line[])[]): Line[] {
  const ends = pages.map((lines) => [...lines.slice(0, outer), ...lines.slice(-outer)])
  const keyOf = ({ text }: Line) => text.replace(/\d+/g, '#')
  const isOften = oftenOn(ends.map((lines) => lines.map(keyOf)))
  return ends.flat().filter((line) => isOften(keyOf(line)))
}
