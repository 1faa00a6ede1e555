/**
 * Accounts whose labels head the columns of two tables, with one row of values each, and the rest in running text:
 * 'Status - Pays As Agreed; Type of Account - Revolving; …'. Each value becomes a line of its own behind its label.
 */
import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { NamedBlock } from '../labelled/named-blocks.ts'
import { monthHeadingOf } from '../month-heading.ts'
import { parted } from '../parted.ts'
import { textOf } from '../printed-values.ts'

const firstHead = /^Account Number Date Opened\b/i
const secondHead = /^Items As of\b/i
const monthsHead = /^Account History\b/i
/** A collection in running text: 'Agency: …', or the name and 'Collection Reported' behind it. */
const agency = /^Agency:|^[^;:]{2,60}; Collection Reported\b/i
/** The same below the name and the address of the agency in a row of their own. */
const collection = /^Collection Reported \d/i
/** What stands above the first account: what its columns and codes mean. */
const explained =
  /^\(|^Account Column Title\b|^[A-Z][\w ]+ - The \w|\bStatus Code Descriptions:|\b\d : \d{2,3}-\d{2,3} Days\b|\b[A-Z] : [A-Z][a-z]+ \w+( |$)/
/** Titles wrap over at most so many rows. */
const tallestHead = 4
/** Values stand at the left edge of their titles, in points. */
const aligned = 3

/** @returns the accounts and the lines above the first of them */
export function accountsInColumns(printed: readonly Line[]): { blocks: NamedBlock[]; before: Line[] } {
  const lines = printed.filter(({ text }) => !/\bContinued On Next Page\b/i.test(text))
  const starts = lines.flatMap((line, at) => {
    if (agency.test(line.text)) return [at]
    if (collection.test(line.text) && at > 0) return [at - 1]
    return firstHead.test(line.text) ? [titleOf(lines, headOf(lines, at))] : []
  })
  return {
    before: lines.slice(0, starts[0] ?? lines.length).filter(({ text }) => !explained.test(text)),
    blocks: starts.map((from, at) => blockOf(lines.slice(from, starts[at + 1]))),
  }
}

/** The first row of the titles around the row at `at`: titles of two rows may stand on one line below, and begin above the others. */
function headOf(lines: readonly Line[], at: number): number {
  const [, ...lefts] = lines[at] === undefined ? [] : cellsOf(lines[at]).map(({ box }) => box.x)
  const isAbove = (line: Line | undefined) => {
    const cells = line === undefined ? [] : cellsOf(line)
    const fitting = cells.filter(({ box }) => lefts.some((left) => Math.abs(left - box.x) < aligned))
    // Recognition breaks a word in two now and then: most of them are enough, and no name stands over several columns.
    return (
      fitting.length > 0 &&
      (fitting.length === cells.length || (fitting.length > 1 && 2 * fitting.length > cells.length))
    )
  }
  let from = at
  while (at - from < tallestHead - 1 && isAbove(lines[from - 1])) from -= 1
  return from
}

const ofTelephone = /^\(\d{3}\) ?\d{3}-\d{4}$/

/** The row of the name above the titles: the address may stand behind it, or in a row of its own below. */
function titleOf(lines: readonly Line[], head: number): number {
  const [name, address] = [lines[head - 2], lines[head - 1]]
  // Recognition takes other rows for bold ones: running text and codes of months are no name.
  const isBold = name?.words[0]?.bold === true && !/;|^with Status Codes\b/i.test(name.text)
  const isRest = address?.words[0]?.bold === false && isBold
  const isNamed = address !== undefined && ofAddress.test(address.text) && name !== undefined && isName(name)
  const isAnnounced = address !== undefined && ofTelephone.test(address.text) && name?.text.endsWith(':')
  return Math.max(0, head - (isRest || isNamed || isAnnounced ? 2 : 1))
}

/** In capitals alone, and neither codes of months nor the end of running text. */
const isName = (line: Line): boolean =>
  /\p{Lu}{2}/u.test(line.text) && !/\p{Ll}|;/u.test(line.text) && !isOfMonths(line)

function blockOf(lines: readonly Line[]): NamedBlock {
  const words = lines.flatMap((line) => line.words)
  const row = lines.findIndex(({ text }) => firstHead.test(text))
  const top = row === -1 ? -1 : headOf(lines, row)
  if (top === -1) {
    const [own, ...fields] = collectionPieces(lines)
    const name = own?.value ?? []
    return { name, number: [], lines: withContactFirst(fields).map(lineOfPiece), words }
  }
  const title = lines.slice(0, top).flatMap((line) => line.words)
  const from = addressIn(title)
  const address = title.slice(from).filter(({ text }) => text !== ':')
  const below = lines.slice(top)
  const out: Line[] = address.length === 0 ? [] : [lineOf(address)]
  for (let at = 0; at < below.length; ) {
    const line = below[at]
    if (line === undefined) break
    const rows = below.slice(at)
    if (at === 0 || secondHead.test(line.text)) {
      const height = headHeight(rows)
      out.push(...fieldsOf(rows.slice(0, height), rows[height]))
      at += height + 1
    } else if (beginsMonths(rows)) {
      // The codes stand below their months, 'with Status Codes' before them; further months with their codes below these.
      const more = rows.slice(2).findIndex((each) => !isOfMonths(each))
      const height = more === -1 ? rows.length : 2 + more
      out.push(...rows.slice(0, height).map(({ words: cells }) => lineOf(cells.filter(isMonthCell))))
      at += height
    } else {
      const end = rows.findIndex(({ text }, row) => secondHead.test(text) || beginsMonths(rows.slice(row)))
      const text = rows.slice(0, end === -1 ? undefined : end)
      out.push(...piecesOf(text.flatMap((each) => each.words)).map(lineOfPiece))
      at += text.length
    }
  }
  return { name: title.slice(0, from), number: [], lines: out, words }
}

/** Its title stands before the months, or in the row below them before their codes. */
const beginsMonths = ([line, next]: readonly Line[]): boolean =>
  line !== undefined &&
  (monthsHead.test(line.text) || (isOfMonths(line) && next !== undefined && monthsHead.test(next.text)))

const isMonthCell = ({ text }: Word): boolean => /^(\d{1,2}\/\d{4}|[1-6A-Z])$/.test(text)

/** The name of the agency, and what is said of the collection. */
function collectionPieces([first, ...rest]: readonly Line[]): Piece[] {
  const [title, text] = [first?.words ?? [], rest.flatMap((line) => line.words)]
  if (!collection.test(rest[0]?.text ?? '')) return piecesOf([...title, ...text])
  const from = addressIn(title)
  const address = title.slice(from).filter(({ text: each }) => each !== ':')
  const said = piecesOf(text).map((piece) =>
    piece.label.length === 0 && ofWhom.test(textOf(piece.value)) ? withLabel('Whose Account', piece) : piece,
  )
  return [{ label: [], value: title.slice(0, from) }, { label: [], value: address }, ...said]
}

/** Said of a collection without a label. */
const ofWhom = /^(Individual|Joint|Shared|Authorized User|Maker|Co-?signer|Terminated)( Account)?$/i

function withLabel(label: string, { value }: Piece): Piece {
  const [first] = value
  return { label: first === undefined ? [] : label.split(' ').map((text) => ({ ...first, text })), value }
}

const ofAddress = /^(P\.?O\.? BOX \d|\d+ (?!P\.?O\.? BOX)[A-Z0-9])/i

/** Index of the word that the address begins with: a box, or a number and its street. */
function addressIn(words: readonly Word[]): number {
  const at = words.findIndex((_, from) => from > 0 && ofAddress.test(textOf(words.slice(from, from + 3))))
  return at === -1 ? words.length : at
}

/** The columns are so narrow that little more than a space parts two of them; a typewriter's spaces are a little wider than others. */
function cellsOf(line: Line): Line[] {
  const size = line.words[0]?.size ?? 0
  const gaps = line.words.slice(1).map(({ box }, at) => {
    const before = line.words[at]?.box
    return before === undefined ? size : box.x - before.x - before.width
  })
  return segmentsOf(line, Math.min(Math.max(0.6 * size, 1.2 * Math.min(...gaps)), 0.8 * size))
}

/** The rows of titles end where a date or the number of an account begins the row of values. */
function headHeight(rows: readonly Line[]): number {
  const at = rows.findIndex(({ words: [first] }, row) => row > 0 && /^([\dX]{2}|\*)/i.test(first?.text ?? ''))
  return at > 0 && at <= tallestHead ? at : 1
}

/** A line a column: its title with a colon, and what stands below it. */
function fieldsOf(heads: readonly Line[], values: Line | undefined): Line[] {
  const titles: { left: number; words: Word[] }[] = []
  for (const { words, box } of heads.flatMap(cellsOf)) {
    const open = titles.find(({ left }) => Math.abs(left - box.x) < aligned)
    if (open === undefined) titles.push({ left: box.x, words: [...words] })
    else open.words.push(...words)
  }
  const lefts = titles.map(({ left }) => left)
  const isBelow = (word: Word) => lefts.some((left) => Math.abs(left - word.box.x) < aligned)
  // Up to the next title: the spaces of a typewriter are as wide as the gaps between columns.
  const cells = parted(values?.words ?? [], isBelow)
  return titles.map(({ left, words }) => {
    const value = cells.find(([first]) => Math.abs(left - (first?.box.x ?? -99)) < aligned) ?? []
    return lineOfPiece({ label: words, value })
  })
}

interface Piece {
  label: Word[]
  value: Word[]
}

const further = /^additional information$/i
/** Labels that stand a mere space before their dates. */
const beforeDate = /^(Collection Reported|Assigned|Date of 1st Delinquency) (?=\d{2}\/\d{4})/i

/** What says where the furnisher is stands behind the remarks, and is none of them. */
const isContact = ({ value }: Piece): boolean =>
  ofAddress.test(textOf(value)) || ofTelephone.test(textOf(value))

/** Address and telephone number without a label, as a known account has them above its rows. */
function withContactFirst(pieces: readonly Piece[]): Piece[] {
  const contact = pieces.filter(isContact)
  const value = contact.flatMap((piece) => piece.value)
  const others = pieces.filter((piece) => !contact.includes(piece))
  return value.length === 0 ? others : [{ label: [], value }, ...others]
}

/** A scan loses a semicolon now and then: 'Client - TOWN CLINIC Amount - $846'. */
const ofRunningText =
  /^(Creditor Class|Client|Amount|Status|Date of (1st Delinquency|Last Payment)|Account #|Whose Account|Type of (Account|Loan)|Additional Information)$/i
const longestLabel = 4

function atLabels(part: Word[]): Word[][] {
  const begins = new Set<Word | undefined>()
  for (const [dash, { text }] of part.entries())
    for (let from = dash - 1; text === '-' && from > 0 && from >= dash - longestLabel; from -= 1)
      if (ofRunningText.test(textOf(part.slice(from, dash)))) begins.add(part[from])
  return parted(part, (word) => begins.has(word))
}

/** 'Label - value;' and 'Label: value;' one after another; what has no label goes on with the further remarks. */
function piecesOf(words: readonly Word[]): Piece[] {
  const pieces: Piece[] = []
  let remarks: Word[] | null = null
  for (const part of parted(words, (_, before) => before.text.endsWith(';')).flatMap(atLabels)) {
    const own = part
      .map((word, at) => (at === part.length - 1 ? { ...word, text: word.text.replace(/;$/, '') } : word))
      .filter(({ text }) => text !== '')
    if (own.length === 0) continue
    const dash = own.findIndex(({ text }) => text === '-')
    const colon = own.findIndex(({ text }) => text.endsWith(':'))
    const isDashed = dash > 0 && (colon === -1 || dash < colon)
    const undashed = dash === -1 && colon === -1 ? beforeDate.exec(textOf(own))?.[1] : undefined
    const end = isDashed ? dash : undashed === undefined ? colon + 1 : undashed.split(' ').length
    if (remarks !== null || end <= 0) pieces.push({ label: remarks ?? [], value: own })
    else {
      const asOf = own.findIndex(
        ({ text }, at) => /^as$/i.test(text) && /^of$/i.test(own[at + 1]?.text ?? ''),
      )
      const label = own.slice(0, asOf > 0 && asOf < end ? asOf : end)
      if (further.test(textOf(label).replace(/:$/, ''))) remarks = label
      pieces.push({ label, value: own.slice(isDashed ? end + 1 : end) })
    }
  }
  return pieces
}

/** The words stand in the order in which they are read, over any rows; no gap parts the label from its value. */
function lineOfPiece({ label, value }: Piece): Line {
  const named = label.map((word, at) => ({
    ...word,
    text: at === label.length - 1 ? `${word.text.replace(/:$/, '')}:` : word.text,
    box: value[0]?.box ?? word.box,
  }))
  const words = [...named, ...value]
  return { ...lineOf(words), words }
}

/** True for the lines of months and of their codes. */
export const isOfMonths = (line: Line): boolean =>
  monthHeadingOf(line) !== null ||
  (line.words.length > 0 && line.words.every(({ text }) => /^[1-6A-Z]$/.test(text)))
