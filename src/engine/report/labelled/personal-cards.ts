/** Personal data as cards below headings, in two or three columns, or in lanes side by side. */
import { lineOf } from '../../read/lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { PersonalInformation, Printed, UnreadLine } from '../credit-report.ts'
import { parted } from '../parted.ts'
import { printed, readDate, readText, saysNothing, textOf } from '../printed-values.ts'
import { isAddressKind, isId } from './personal-notes.ts'
import { columnParagraphs, paragraphs, plainText } from './running-text.ts'
import { telephonesIn } from './telephones.ts'

const headings = [
  [/^Names$/i, 'names'],
  [/^Address(es)?$/i, 'addresses'],
  [/^Social Security Numbers?( Variations?)?$/i, 'ssn'],
  [/^(Year|Date)s? of Birth$/i, 'born'],
  [/^(Tele)?Phone Numbers?$/i, 'phones'],
  [/^Spouse or Co-Applicant$/i, 'spouse'],
  [/^Employers?$/i, 'employers'],
  [/^(Personal|Your) Statements?$/i, 'statements'],
  [/^(Other Records|Notices?)$/i, 'other'],
] as const
type PartName = 'intro' | (typeof headings)[number][1]

/** The section of the personal data, where it is set in cards; null where it is not. `pageWidth` in points. */
export function readPersonalInformation(
  lines: readonly Line[],
  pageWidth: number,
): { personal: PersonalInformation; unread: UnreadLine[] } | null {
  const lanesBelow = lanesWhere(lines)
  const below = lines.flatMap(lanesBelow)
  const inLanes = below.length > 0
  // Under headings with colons each row is an employer of its own, and cities stand without a comma.
  const inRows = below.some(({ hasColon }) => hasColon)
  const areHeaded = lines.some(({ text }) => /^(Names|Addresses)$/i.test(text))
  if (!inLanes && (!areHeaded || lines.some(({ text }) => /^(Current|Other) Address\b/.test(text))))
    return null
  const linesOf = split(lines, lanesBelow)
  const textsOf = (name: PartName) =>
    paragraphs(
      linesOf(name).filter((line) => !saysNothing({ text: plainText(line) })),
      pageWidth,
    )
  const ssn = linesOf('ssn').flatMap((line) => line.words.filter((word) => /\d{4}$/.test(word.text)))
  const first = ssn[0]
  const otherNumbers = ssn.filter(({ text }) => text.slice(-4) !== first?.text.slice(-4))
  const born = linesOf('born').flatMap(({ words }) => readDate(words) ?? [])
  const personal: PersonalInformation = {
    names: values(cardsOf(linesOf('names'), isId).flatMap(namesApart), ' '),
    addresses: values(cardsOf(linesOf('addresses'), endsAddress, isBelowAddress), ', ').map((address) =>
      inRows ? withCommas(address) : address,
    ),
    ssnLast4: first ? printed(first.text.slice(-4), first.text, [first]) : null,
    dob: born[0] ?? null,
    phones: linesOf('phones').flatMap(({ words }) =>
      telephonesIn(words).flatMap((phone) => readText(phone) ?? []),
    ),
    employers: values(
      cardsOf(linesOf('employers'), (text) => inRows || isId(text)).flatMap((card) =>
        employersApart(card, rightOf(card, lines, pageWidth)),
      ),
      ' ',
    ),
    statements: textsOf('statements'),
    notices: textsOf('other'),
  }
  return { personal, unread: otherNumbers.map(({ text, box }) => ({ text, box })) }
}

/** The row of the city and its code; the number of an address may stand below that, and below the number its kind. */
const endsAddress = (text: string): boolean => /\b[A-Z]{2},? \d{5}(-\d{4})?$/.test(text) || isId(text)
const isBelowAddress = (text: string): boolean => isAddressKind(text) || isId(text)

/** Names that nothing numbers below them may follow each other as close as the rows of one: none is of one word, and none ends with a hyphen. */
const namesApart = (card: Line[]): Line[][] =>
  card.some(({ text }) => isId(text))
    ? [card]
    : parted(card, (line, above) => line.words.length > 1 && !above.text.endsWith('-'))

/** The same of employers: a name that goes on below had no room left. */
function employersApart(card: Line[], right: number): Line[][] {
  if (card.some(({ text }) => isId(text))) return [card]
  const texts = columnParagraphs(
    card.map(({ words }) => words),
    right,
  )
  return texts.map((words) => card.filter((line) => line.words.some((word) => words.includes(word))))
}

/** Where the column of a card ends: at the next one of its section, else at the margin. */
function rightOf([top]: readonly Line[], lines: readonly Line[], pageWidth: number): number {
  const left = top?.box.x ?? 0
  const lefts = lines.flatMap((line) => segmentsOf(line)).map(({ box }) => box.x)
  return Math.min(pageWidth - Math.min(left, ...lefts), ...lefts.filter((x) => x > left + columnWidth))
}

/** 'BOISE ID 83759' as every other report writes it. */
const withCommas = (address: Printed<string>): Printed<string> => ({
  ...address,
  value: address.value.replace(/(?<!,) ([A-Z]{2} \d{5}(-\d{4})?)$/, ', $1'),
})

/** 'Name(s):' above a lane is the plural that other reports print: 'Names'. */
function partNamed(cell: Line): PartName | undefined {
  const text = plainText(cell)
    .replace(/:$/, '')
    .replace(/\((e?s)\)$/, '$1')
  return headings.find(([pattern]) => pattern.test(text))?.[1]
}

interface LaneBelow {
  name: PartName
  left: number
  hasColon: boolean
}

/**
 * Several headings in a row, each above a lane of its own: 'Name(s):   Address(es):   Year of birth:'. Without colons they may be
 * labels above values, unless what stands below is numbered as cards are.
 */
function lanesWhere(lines: readonly Line[]): (line: Line) => LaneBelow[] {
  const areCards = lines.some((line) => segmentsOf(line).some(({ text }) => isId(text)))
  return (line) => lanesIn(line).filter((_, __, lanes) => areCards || lanes.every(({ hasColon }) => hasColon))
}

function lanesIn(line: Line): LaneBelow[] {
  const lanes = segmentsOf(line).map((cell) => ({
    name: partNamed(cell) ?? ('intro' as const),
    left: cell.box.x,
    hasColon: cell.text.endsWith(':'),
  }))
  return lanes.length > 1 && lanes.every(({ name }) => name !== 'intro') ? lanes : []
}

/** The lines below each heading, in lanes the cells. */
function split(lines: readonly Line[], lanesBelow: (line: Line) => LaneBelow[]): (name: PartName) => Line[] {
  const found: { name: PartName; line: Line }[] = []
  const left = Math.min(...lines.map(({ box }) => box.x))
  let lanes: { name: PartName; left: number }[] = [{ name: 'intro', left }]
  for (const line of lines.flatMap(withHeadingApart)) {
    const below = lanesBelow(line)
    const own = lanes.length > 1 ? [] : segmentsOf(line)
    if (below.length > 0) lanes = below
    else
      for (const cell of lanes.length > 1 || isHeadedRow(own) ? segmentsOf(line) : [line]) {
        const lane = lanes.findLast(({ left }) => left <= cell.box.x + 4) ?? lanes[0]
        const named = partNamed(cell)
        // Two lanes may have their headings at different heights.
        const isBeside = cell.text.endsWith(':') && cell.box.x - (lane?.left ?? 0) > columnWidth
        if (named !== undefined && isBeside)
          lanes = [...lanes, { name: named, left: cell.box.x }].sort((a, b) => a.left - b.left)
        else if (lane !== undefined && named !== undefined) lane.name = named
        else found.push({ name: lane?.name ?? 'intro', line: cell })
      }
  }
  return (name) => found.filter((each) => each.name === name).map(({ line }) => line)
}

/** 'Year of Birth 1980', 'Social Security Number XXX-XX-1073': a heading with its value a mere space behind it. */
function withHeadingApart(line: Line): Line[] {
  const [, value = ''] =
    /^(?:(?:Year|Date) of Birth|Social Security Numbers?) ((?:19|20)\d{2}|[Xx*]{3}-?[Xx*]{2}-?\d{4})$/i.exec(
      line.text,
    ) ?? []
  return value === '' ? [line] : [lineOf(line.words.slice(0, -1)), lineOf(line.words.slice(-1))]
}

/** 'Year of birth    1988': a heading with what it heads beside it. */
function isHeadedRow([first, ...others]: readonly Line[]): boolean {
  const isNamed = first !== undefined && partNamed(first) !== undefined
  return isNamed && others.length > 0 && others.every((cell) => partNamed(cell) === undefined)
}

/**
 * One value a card, without its id and kind. The last line of an address is its city; a street that wraps over two lines
 * is joined with a space.
 */
function values(cards: Line[][], lastJoin: ' ' | ', '): Printed<string>[] {
  return cards.flatMap((lines) => {
    const card = lines.map(withoutIdBehind)
    const id = card.findIndex((line) => isId(line.text))
    const kept = (id < 0 ? card : card.slice(0, id)).filter(
      (line) => !isAddressKind(line.text) && !isNumber(line) && !saysNothing(line),
    )
    const texts = kept.map(({ text }) => text)
    const last = texts.at(-1)
    if (last === undefined) return []
    const before = texts.slice(0, -1).join(' ').replace(/,$/, '')
    const words = kept.flatMap((line) => line.words)
    return [printed(before ? `${before}${lastJoin}${last}` : last, texts.join(' '), words)]
  })
}

/** 'ANN LEE Name ID #8841' on one line. */
function withoutIdBehind(line: Line): Line {
  const at = line.words.findIndex((_, from) => from > 0 && isId(textOf(line.words.slice(from))))
  return at === -1 ? line : lineOf(line.words.slice(0, at))
}

/** The rest of 'Address identification number:' in the row below. */
const isNumber = ({ text }: Line): boolean => /^#?\d+$/.test(text)

/** Columns start at least this far apart, in points. */
const columnWidth = 45
/** Lines of one card follow each other at about 1.35 times the font size; cards are set further apart. */
const samePitch = 1.75

/**
 * Groups the segments of some lines into cards, in reading order.
 * @param ends tells from a segment's text that its card ends with it, as 'Name ID #59938' does; `belongs` that a segment
 *   after the end is still of that card, as the kind of an address is.
 */
function cardsOf(
  lines: readonly Line[],
  ends: (text: string) => boolean,
  belongs: (text: string) => boolean = () => false,
): Line[][] {
  const columns: Line[][] = []
  for (const segment of lines.flatMap((line) => segmentsOf(line))) {
    const column = columns.find(([top]) => top && Math.abs(top.box.x - segment.box.x) < columnWidth)
    if (column === undefined) columns.push([segment])
    else column.push(segment)
  }
  const begins = (next: Line, last: Line, card: readonly Line[]) =>
    !follows(last, next) || (card.some(({ text }) => ends(text)) && !belongs(next.text))
  return columns.flatMap((column) => parted(column, begins)).sort((a, b) => order(a) - order(b))
}

function follows(last: Line, next: Line): boolean {
  if (last.box.page !== next.box.page) return true
  const size = Math.max(last.words[0]?.size ?? 0, next.words[0]?.size ?? 0)
  return bottom(next) - bottom(last) < samePitch * size
}

const bottom = (line: Line): number => line.box.y + line.box.height

/** Page, then row (cards of a row start within a few points), then column. */
const order = ([first]: readonly Line[]): number =>
  first === undefined ? 0 : first.box.page * 1e7 + Math.round(first.box.y / 4) * 1e4 + first.box.x
