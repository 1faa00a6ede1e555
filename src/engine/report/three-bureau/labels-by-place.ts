/**
 * A label that nobody knows, read by its place: where a print has its rows in one order, the row between two known ones is
 * the one that the report leaves out there, when its cells have that row's form and no other row could be it. Nothing else
 * is read so: of two rows that are left out there nobody says which one it is.
 */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Tradeline } from '../credit-report.ts'
import { keyOf, labelKeys } from '../label-keys.ts'
import { type AccountPlan, type AccountPlans, fieldsOf } from '../labelled/account-plans.ts'
import { fillAccount } from '../labelled/fill-account.ts'
import { maskedFrom } from '../labelled/name-lines.ts'
import type { RowField } from '../labelled-rows.ts'
import { isNothing, parseMoney, parsePrintedDate, textOf } from '../printed-values.ts'
import { type BureauColumns, cellParts, labelPart } from './bureau-columns.ts'
import { type Piece, piecesOf } from './table-pieces.ts'

/** So many accounts must have the row. */
const fewestRows = 3
const mostLabelWords = 4
/** The certainty of a value whose label was read by its place. */
const byPlaceAlone = 0.5

/** A row below its labels' column: a known label, or the words of an unknown one; null for what ends a table. */
type Row = { label: string } | { words: Word[]; cells: Word[][] } | null

/** Where an unknown label stands: the places in the order of the print before and behind it. */
interface Place {
  after: number
  before: number
  /** False where neither neighbour is a row of the order: such a place says nothing. */
  isBesideRows: boolean
  cells: Word[][]
}

/**
 * What the unknown labels of these lines print, by their own words.
 * @param order labels of an account as the print has them, top to bottom
 */
export function plansByPlace(
  lines: readonly Line[],
  plans: AccountPlans,
  order: readonly string[],
): AccountPlans {
  const keys = labelKeys(Object.keys(plans))
  const rows = rowsIn(piecesOf(lines, keys))
  const inOrder = order.map((label) => keys.get(keyOf(label)) ?? label)
  const printed = new Set(rows.flatMap((row) => (row !== null && 'label' in row ? [row.label] : [])))
  const found = new Map<string, string[]>()
  for (const [text, places] of placesIn(rows, inOrder)) {
    const cells = places.flatMap((place) => place.cells)
    const left = inOrder.filter(
      (label, at) =>
        !printed.has(label) &&
        places.every(({ after, before }) => at > after && at < before) &&
        mayPrint(plans[label], cells),
    )
    const [label] = left
    if (
      places.filter(({ isBesideRows }) => isBesideRows).length < fewestRows ||
      cells.length === 0 ||
      left.length !== 1 ||
      label === undefined
    )
      continue
    found.set(label, [...(found.get(label) ?? []), text])
  }
  // Two unknown labels of one row: neither is known to be it.
  return Object.fromEntries(
    [...found].flatMap(([label, [text, other]]) => {
      const plan = plans[label]
      const isField = plan !== undefined && formOf(plan) !== null
      return text === undefined || other !== undefined || !isField ? [] : [[text, plan] as const]
    }),
  )
}

/**
 * Fields whose labels were read by their place: each fills what nothing else says, and is asked, not claimed; an empty cell
 * proves nothing. @returns the words that were not understood
 */
export function fillByPlace(account: Tradeline, fields: readonly RowField[], plans: AccountPlans): Word[][] {
  const { blank } = account
  return fields.flatMap((field) => {
    const [name] = fieldsOf(plans[field.label ?? ''])
    if (name === undefined || account[name] !== null)
      return [[...field.labelWords, ...field.valueRows.flat()]]
    const unread = fillAccount(account, [field], plans)
    account.blank = blank
    if (account[name] !== null) Object.assign(account[name], { confidence: byPlaceAlone })
    return unread
  })
}

function rowsIn(pieces: readonly Piece[]): Row[] {
  let columns: BureauColumns | null = null
  return pieces.flatMap((piece): Row[] => {
    if (piece.kind === 'columns') columns = piece.columns
    if (piece.kind === 'row') return [{ label: piece.row.label }]
    if (piece.kind === 'gap') return [null]
    if (piece.kind === 'columns' || columns === null) return []
    const words = labelPart(piece.line, columns)
    const cells = [...cellParts(piece.line, columns).values()]
    const isRow =
      words.length > 0 && words.length <= mostLabelWords && cells.length === columns.columns.length
    return [isRow ? { words, cells: cells.filter((cell) => !isNothing(textOf(cell))) } : null]
  })
}

function placesIn(rows: readonly Row[], order: readonly string[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  const placeOf = (row: Row | undefined, end: number) => {
    if (row == null) return end
    // Two unknown rows in one place: which of them is which nobody says.
    if ('words' in row) return null
    const at = order.indexOf(row.label)
    return at === -1 ? end : at
  }
  for (const [at, row] of rows.entries()) {
    if (row === null || 'label' in row) continue
    const after = placeOf(rows[at - 1], -1)
    const before = placeOf(rows[at + 1], order.length)
    const text = textOf(row.words).replace(/:$/, '')
    // An empty range, in which no label is.
    const none = { after: order.length, before: -1 }
    const own = after === null || before === null ? none : { after, before }
    const isBesideRows = after !== -1 || before !== order.length
    places.set(text, [...(places.get(text) ?? []), { ...own, cells: row.cells, isBesideRows }])
  }
  return places
}

function mayPrint(plan: AccountPlan | undefined, cells: readonly Word[][]): boolean {
  if (plan === undefined) return false
  const form = formOf(plan)
  return form === null || cells.every((cell) => form(textOf(cell), cell))
}

/** What every cell of such a row looks like; null where a row may print anything. */
function formOf(plan: AccountPlan): ((text: string, words: readonly Word[]) => boolean) | null {
  switch (plan.kind) {
    case 'date':
    case 'payment as of':
      return (text) => parsePrintedDate(text) !== null
    case 'money':
    case 'balance as of':
      return (text) => text.includes('$') && parseMoney(text) !== null
    case 'text':
      return (text, words) =>
        parsePrintedDate(text) === null && !text.includes('$') && maskedFrom(words) === words.length
    default:
      return null
  }
}
