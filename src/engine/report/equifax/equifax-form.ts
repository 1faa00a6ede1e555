/** What Equifax's two prints have in common, for the reader of labels. */
import { linesOf } from '../../read/lines.ts'
import type { Mark, Page } from '../../read/positioned-text.ts'
import type { Tradeline, UnreadLine } from '../credit-report.ts'
import { labelKeys } from '../label-keys.ts'
import { isNumberedTitle } from '../labelled/heading-style.ts'
import type { LabelledForm, LinesOfKind } from '../labelled/labelled-form.ts'
import { remarksIn } from '../labelled/remarks-in-words.ts'
import type { RowField } from '../labelled-rows.ts'
import { asPrinted, isNothing, textOf } from '../printed-values.ts'
import { accountBlocks } from './account-blocks.ts'
import { commentsLabel, equifaxPlans, narrativeCodesLabel } from './account-labels.ts'
import { accountLineKinds } from './account-line-kinds.ts'
import { fillFoot, readNarratives } from './comments-and-contact.ts'
import { codeOfCell } from './grid-cells.ts'
import { readFigures } from './monthly-figures.ts'

/**
 * @param isOverAtTables true where labels below an account's tables are another one's
 */
export function equifaxForm(
  pages: readonly Page[],
  labels: NonNullable<LabelledForm['labels']>,
  isOverAtTables: boolean,
): Omit<LabelledForm, 'family' | 'headings'> {
  const marks = pages.flatMap((page) => page.marks)
  const keys = labelKeys(Object.keys(equifaxPlans), labels.mayTouch, labels.hasColons)
  const isAnnounced = isOverAtTables || pages.some((page) => linesOf(page).some(isNumberedTitle))
  return {
    bureau: 'Equifax',
    plans: equifaxPlans,
    labels,
    blocksOf: (lines) => accountBlocks(lines, keys, isOverAtTables),
    kindsOf: (lines) => accountLineKinds(lines, keys, true, isAnnounced),
    fillParts: (account, lines, fields) => fillParts(account, lines, fields, marks),
    codeOf: codeOfCell,
    areSectionsApart: true,
    areCellsText: true,
  }
}

function fillParts(
  account: Tradeline,
  lines: LinesOfKind,
  fields: readonly RowField[],
  marks: readonly Mark[],
): UnreadLine[] {
  const wordsOf = (wanted: string) =>
    fields.filter(({ label }) => label === wanted).flatMap(({ valueRows }) => valueRows.flat())
  const monthly = readFigures(lines('figures'), lines('month rows'))
  account.figures = monthly.figures
  for (const { label, labelWords, valueRows } of fields)
    if (label === commentsLabel && !isNothing(textOf(valueRows.flat())))
      account.remarks.push(...remarksIn(valueRows.flat(), labelWords).map(asPrinted))
  account.remarks.push(...readNarratives(lines('narratives'), wordsOf(narrativeCodesLabel), marks))
  return [...monthly.unread, ...fillFoot(account, lines('foot'))]
}

/**
 * The label of the original creditor stands only where one is given. Where a report prints it of one account, a debt
 * buyer's account without it has none: its place is the account's name.
 */
export function markOriginalCreditors(accounts: readonly Tradeline[]): void {
  if (!accounts.some(({ originalCreditor }) => originalCreditor !== null)) return
  for (const { originalCreditor, loanType, blank, creditor } of accounts)
    if (
      originalCreditor === null &&
      /debt buyer|collection|factoring/i.test(loanType?.value ?? '') &&
      !blank.some(({ field }) => field === 'originalCreditor')
    )
      blank.push({ field: 'originalCreditor', box: creditor.box })
}
