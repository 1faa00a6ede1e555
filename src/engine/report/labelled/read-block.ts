/** One account's lines to a tradeline. */
import { boxAround, lineOf } from '../../read/lines.ts'
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { Printed, Tradeline, TradelineField, UnreadLine } from '../credit-report.ts'
import { keyOf, type LabelKeys } from '../label-keys.ts'
import { type RowField, readLabelledRows } from '../labelled-rows.ts'
import { newTradeline } from '../new-tradeline.ts'
import { isNoName, withoutPlace } from '../no-names.ts'
import { boxesByPage, onOneLine, printed, textOf, unreadLine, unreadWords } from '../printed-values.ts'
import { mayHold } from '../proof/value-forms.ts'
import { readAccountMonths } from './account-months.ts'
import { fieldsOf } from './account-plans.ts'
import { readBalanceHistories, readBalanceLines } from './balance-tables.ts'
import {
  amountInStatus,
  countAccountFields,
  countValues,
  fillAccount,
  foreseenRemoval,
  takeMonthlyPayment,
} from './fill-account.ts'
import type { LabelledForm } from './labelled-form.ts'
import type { LineKind } from './line-kinds.ts'
import { contactLines, isAddressLine, isTag, isValueBelow, maskedFrom, takeContact } from './name-lines.ts'
import type { NamedBlock } from './named-blocks.ts'
import { planByValue } from './plans-by-value.ts'
import { rowsApart, saysMaximum } from './rows-apart.ts'
import { paragraphs, readComments } from './running-text.ts'
import { readHistoryGuide, withStatedMonths } from './stated-months.ts'

export interface BlockContext {
  form: LabelledForm
  keys: LabelKeys
  kinds: ReadonlyMap<Line, LineKind>
  pages: readonly Page[]
  /** True when the report prints the numbers of its accounts: a block without even the label is then none. */
  hasNumbers: boolean
  /** True when the report labels monthly payments: its terms are then no place to take them from. */
  hasPayments: boolean
  /** The fields that this report labels in some account: what a label that nobody knows prints is none of them. */
  labelled: ReadonlySet<TradelineField>
}

export interface BlockReading {
  account: Tradeline | null
  unread: UnreadLine[]
  /** What the consumer had added to the account; absent where nothing was. */
  statements?: Printed<string>[]
}

/** Labels that only a collection has: they say what an account is, under whatever heading it stands. */
const ofCollections = /^(Collection Agency|Collection Opened|Date Assigned|Original Amount Owed)$/i

/** So many labels must stand with a value before a block is an account, where nothing that tells one from another is printed. */
const fewestValues = 3

/**
 * `account` is null when the lines are no account. A creditor is needed; in a layout that is known, a number, a date of
 * opening, a balance or a date of reporting as well, which a public record whose heading is lost has not; in an unseen
 * layout three values.
 */
export function readBlock(
  printedBlock: NamedBlock,
  section: Tradeline['section'],
  id: string,
  { form, keys, kinds, pages, hasNumbers, hasPayments, labelled: known }: BlockContext,
): BlockReading {
  const linesOf = (...wanted: LineKind[]) =>
    printedBlock.lines.filter((line) => wanted.includes(kinds.get(line) ?? 'row'))
  const rows = linesOf('row').filter((line, at, all) => !isTag(line) || isValueBelow(all[at - 1], line, keys))
  const above = contactLines(rows, keys)
  const apart = rowsApart(printedBlock.lines, kinds, { keys, plans: form.plans })
  const { fields, stray: unplaced } = readLabelledRows(rows.slice(above.length), keys, true, apart)
  const beside = above.length > 0 ? undefined : unplaced.find((line) => isBesideFirst(line, rows))
  // Below a subheading of its own it has no labels either.
  const alone = beside === undefined ? unplaced.filter(isAddressLine) : [beside]
  const contact = above.length > 0 ? above : alone
  const named = fields.find(({ label }) => form.plans[label ?? '']?.kind === 'name')
  const nameBelow = named?.valueRows.length === 0 ? unplaced.find((line) => isBelow(line, named)) : undefined
  const stray = unplaced.filter((line) => !contact.includes(line) && line !== nameBelow && !saysMaximum(line))
  const labelled = nameBelow?.words ?? named?.valueRows.flat() ?? []
  const block = withLabelledNumber(printedBlock, labelled)
  const { name, beyond } = nameIn(labelled.slice(0, maskedFrom(labelled)))
  const creditor = creditorOf(block, isPieceOfLabel(name, keys) ? [] : name)
  const none = { account: null, unread: [...unreadWords(block.name), ...block.lines.map(unreadLine)] }
  if (creditor === null) return none
  const account = newTradeline({
    bureau: form.bureau,
    id,
    section,
    creditor,
    accountNumber:
      block.number.length === 0
        ? null
        : printed(textOf(block.number).replace(/^\(?#?|\)$/g, ''), textOf(block.number), block.number),
    blocks: boxesByPage(block.words),
  })
  if (fields.some(({ label }) => ofCollections.test(label ?? ''))) account.section = 'collections'
  const left = fillAccount(account, fields, form.plans, form.isUnseen ? planByValue : undefined)
  const numbered = takeMaskedNumber(account, left)
  const unread = [...left.filter((words) => words !== numbered), beyond].flatMap(unreadWords)
  takeContact(account, contact)
  const isNumbered =
    account.accountNumber !== null || account.blank.some(({ field }) => field === 'accountNumber')
  // A subheading that is set like a name has labels below it too, but not what tells an account from another.
  const isAnchored = isNumbered || (!hasNumbers && account.opened !== null)
  const values = countValues(fields, form.plans)
  // Of a debt some prints say next to nothing.
  const isCollection = account.section === 'collections'
  const isWeak = form.isUnseen
    ? !isAnchored || values < fewestValues
    : values === 0 ||
      // Where accounts have numbers, an inquiry may stand above rows that are nobody's, when the headings between are lost.
      (!isAnchored &&
        account.opened === null &&
        !isCollection &&
        countAccountFields(fields, form.plans) < fewestValues) ||
      (!isNumbered && account.opened === null && account.balance === null && account.reported === null)
  const below = printedBlock.lines.find((line) => !isTag(line))
  const isPiece = form.areNamesTwice && named === undefined && below && kinds.get(below) !== 'heading'
  // Where a person says that an account begins, one does.
  if ((isWeak || isPiece) && !block.isSaid) return none
  // The account of a creditor's own has no original one: only a debt that was sold or placed lacks its name.
  if (!isPlaced(account)) account.blank = account.blank.filter(({ field }) => field !== 'originalCreditor')
  if (!hasPayments) takeMonthlyPayment(account)
  const isPerhapsPrinted = (field: TradelineField) =>
    !known.has(field) && unread.some(({ text }) => mayHold(field, text))
  if (block.name.length > 0) markLeftOut(account, block, form, fields, isPerhapsPrinted)
  const pageWidth = pages[0]?.width ?? 612
  const note = (line: Line) => unread.push(unreadLine(line))
  if (form.statusHasAmounts && account.status !== null) {
    account.chargeOffAmount ??= amountInStatus(account.status, 'written off')
    account.pastDue ??= amountInStatus(account.status, 'past due')
  }
  const noted = unread.length
  account.statedLates = readHistoryGuide(linesOf('guide'), note)
  const onPages = new Set(block.words.map(({ box }) => box.page))
  const marks = pages.flatMap((page) => (onPages.has(page.number) ? page.marks : []))
  const cells = readAccountMonths(linesOf('months'), marks, form)
  const months = withStatedMonths(cells, account.statedLates, unread.length === noted)
  const balances = readBalanceLines(linesOf('balance line'))
  account.history = months.history
  if (months.unreadMonths !== undefined) account.unreadMonths = months.unreadMonths
  account.figures = [
    ...months.figures,
    ...balances.figures,
    ...readBalanceHistories(linesOf('balance table'), note),
  ]
  account.remarks.push(
    ...paragraphs(block.above ?? [], pageWidth),
    ...readComments(linesOf('comment'), pageWidth),
    ...paragraphs(linesOf('remark'), pageWidth),
  )
  for (const { words } of linesOf('legend')) account.removalDate ??= foreseenRemoval(words)
  const own = form.fillParts?.(account, linesOf, fields) ?? []
  const statements = paragraphs(linesOf('statement'), pageWidth)
  return {
    account,
    statements,
    unread: [
      ...unread,
      ...[...stray, ...linesOf('stray')].map(unreadLine),
      ...months.unread,
      ...balances.unread,
      ...own,
    ],
  }
}

/**
 * Only the number of an account is printed with a mask: where none was read, a masked word behind a label that nobody knows is
 * it. @returns the words of that field
 */
function takeMaskedNumber(account: Tradeline, unread: readonly Word[][]): Word[] | null {
  const isLabelled = account.blank.some(({ field }) => field === 'accountNumber')
  if (account.accountNumber !== null || isLabelled) return null
  // Behind a name in capitals it is the number of an account whose rows are lost.
  const isOfName = (words: readonly Word[]) => !/\p{Ll}/u.test(textOf(words.slice(0, maskedFrom(words))))
  const found = unread.filter((words) => maskedEnd(words).length > 0 && !isOfName(words))
  const [words] = found
  if (words === undefined || found.length > 1) return null
  const number = maskedEnd(words)
  account.accountNumber = printed(textOf(number), textOf(number), number)
  return words
}

/** The masked number behind other words: 'XXXX 4047', or Equifax's '*4047'; empty without one. */
function maskedEnd(words: readonly Word[]): Word[] {
  const from = maskedFrom(words)
  if (from > 0 && from < words.length) return words.slice(from)
  return words.length > 1 && /^\*\d{3,6}$/.test(words.at(-1)?.text ?? '') ? words.slice(-1) : []
}

/** Some prints set the furnisher's address beside the first labels, not above them. */
const isBesideFirst = (line: Line, rows: readonly Line[]): boolean =>
  isAddressLine(line) && line.box.page === rows[0]?.box.page && Math.abs(line.box.y - rows[0].box.y) < 3

const isPlaced = ({ section, type, loanType, status }: Tradeline): boolean =>
  section === 'collections' ||
  /collection|debt buyer|factoring/i.test([type, loanType, status].map((each) => each?.value).join(' '))

/**
 * A row that this layout leaves out when the furnisher sent nothing leaves no label: its place is the name. Where the label
 * stands with a value that nobody understood, or a value under a label that nobody knows, nothing was left out.
 */
function markLeftOut(
  account: Tradeline,
  block: NamedBlock,
  { leftOut = [], plans }: LabelledForm,
  fields: readonly RowField[],
  isPerhapsPrinted: (field: TradelineField) => boolean,
): void {
  const labelled: TradelineField[] = fields.flatMap(({ label }) => fieldsOf(plans[label ?? '']))
  for (const field of leftOut)
    if (
      account[field] === null &&
      !labelled.includes(field) &&
      !isPerhapsPrinted(field) &&
      !account.blank.some((each) => each.field === field)
    )
      account.blank.push({ field, box: boxAround(block.name) })
}

/** A name may be set farther below its label than a value: so many letter heights. */
const farthestName = 3.2

function isBelow({ box }: Line, { labelWords: [label] }: RowField): boolean {
  if (label === undefined || label.box.page !== box.page || Math.abs(label.box.x - box.x) > 4) return false
  return box.y > label.box.y && box.y - label.box.y < farthestName * label.size
}

/** 'Account Name' above 'CAPITAL ONE 517895054907****': the masked number stands behind the name that is labelled. */
function withLabelledNumber(block: NamedBlock, labelled: readonly Word[]): NamedBlock {
  const number = labelled.slice(maskedFrom(labelled))
  if (block.number.length > 0 || number.length === 0 || number.length === labelled.length) return block
  return { ...block, name: block.name.length > 0 ? block.name : labelled.slice(0, -number.length), number }
}

/** A name is in one cell of its row: what stands in the next one is under a label that nobody knows. */
function nameIn(words: readonly Word[]): { name: Word[]; beyond: Word[] } {
  const from = words.findIndex((word, at) => {
    const before = words[at - 1]
    return before !== undefined && onOneLine(before, word) && segmentsOf(lineOf([before, word])).length > 1
  })
  const end = from === -1 ? words.length : from
  const first = words[0]
  // The rest of a name in the row below its first one is in the same cell.
  const isOwn = (word: Word) =>
    first !== undefined && !onOneLine(first, word) && word.box.x < (words[end]?.box.x ?? 0)
  const rest = words.slice(end)
  return {
    name: [...words.slice(0, end), ...rest.filter(isOwn)],
    beyond: rest.filter((word) => !isOwn(word)),
  }
}

/** The name behind its label; else the heading, without 'Closed' that some reports set behind it. */
function creditorOf(block: NamedBlock, labelled: Word[]): Tradeline['creditor'] | null {
  const words = block.isSaid ? [] : labelled
  // A cell too narrow for a word breaks inside it: of one name in two places that on one row is right.
  const isSame = isOnOneRow(block.name) && spelled(words) === spelled(block.name)
  const own = words.length > 0 && !isSame ? words : block.name
  const raw = textOf(own)
  const value = withoutPlace(textOf(withoutBadge(own)).replace(/ ?([-\u2013] ?Closed|\(Closed\))$/i, ''))
  // A person's word stands, whatever the line says.
  const isName = /\p{L}{2}/u.test(value) && (block.isSaid === true || !isNoName(raw))
  return isName ? printed(value, raw, own) : null
}

/** 'HARBOR BANK CLOSED': what is set smaller behind the name says how the account stands. */
function withoutBadge(words: readonly Word[]): readonly Word[] {
  const [first, last] = [words[0], words.at(-1)]
  const isBadge = first !== undefined && last !== undefined && /^(closed|open|paid|sold)$/i.test(last.text)
  return isBadge && last.size < 0.95 * first.size ? words.slice(0, -1) : words
}

/** 'Recent' beside 'Account name', the rest of the next label half a line lower: no label is all in capitals, as names are. */
function isPieceOfLabel(words: readonly Word[], keys: LabelKeys): boolean {
  const text = textOf(words)
  return isNoName(text) || (/\p{Ll}/u.test(text) && keys.isBeginning(keyOf(text)))
}

const spelled = (words: readonly Word[]): string => words.map(({ text }) => text).join('')

function isOnOneRow(words: readonly Word[]): boolean {
  const [first] = words
  return words.every((word) => first !== undefined && onOneLine(first, word))
}
