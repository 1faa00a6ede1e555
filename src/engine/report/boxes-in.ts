import type { Box } from '../read/positioned-text.ts'
import type { CreditReport } from './credit-report.ts'

/** Every place that something read stands at, however deep it lies in the value, in the order in which it lies there. */
export function boxesIn(value: unknown): Box[] {
  const boxes: Box[] = []
  addBoxes(value, boxes)
  return boxes
}

function addBoxes(value: unknown, boxes: Box[]): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) for (const each of value) addBoxes(each, boxes)
  else if (isBox(value)) boxes.push(value)
  else for (const each of Object.values(value)) addBoxes(each, boxes)
}

export function isBox(value: object): value is Box {
  return 'page' in value && 'width' in value && typeof value.page === 'number'
}

/** To sort by: page, then line. */
export const byLine = (a: Box, b: Box): number => a.page - b.page || a.y - b.y
/** To sort by: page, then line, then column. */
export const inReadingOrder = (a: Box, b: Box): number => byLine(a, b) || a.x - b.x

/** True for places at one height of a page. */
export const isOnOneLine = (a: Box, b: Box): boolean => a.page === b.page && Math.abs(a.y - b.y) < 3

export const isSamePlace = (a: Box, b: Box): boolean => a.page === b.page && a.x === b.x && a.y === b.y

/** True for a place above the other, or on its line: one line's words differ by a little in height. */
export const isBefore = (from: Box, box: Box): boolean =>
  from.page < box.page || (from.page === box.page && from.y <= box.y + 2)

/** True where the middle of a place is in the box. @param slack points by which it may miss it */
export function isWithin(place: Box, box: Box, slack = 0): boolean {
  const [x, y] = [place.x + place.width / 2 - box.x, place.y + place.height / 2 - box.y]
  return x >= -slack && x <= box.width + slack && y >= -slack && y <= box.height + slack
}

/** An account, an inquiry, a record, or what the report says of the person, from its first place to the foot of its last. */
export interface Entry {
  id: string
  /** What stands together under one heading: inquiries of one kind, records, accounts of one section. */
  part: string
  from: Box
  to: Box
}

/** In reading order. */
export function entriesOf({ accounts, inquiries, publicRecords, personal }: CreditReport): Entry[] {
  const entry = (item: object, part: string, id = part): Entry[] => {
    const boxes = boxesIn(item)
    const [from] = boxes.toSorted(inReadingOrder)
    const to = boxes
      .map((box) => ({ ...box, y: box.y + box.height }))
      .sort(inReadingOrder)
      .at(-1)
    return from === undefined || to === undefined ? [] : [{ id, part, from, to }]
  }
  return [
    ...accounts.flatMap((each) => entry(each, `accounts ${each.section ?? ''}`, each.id)),
    ...inquiries.flatMap((each) => entry(each, `inquiries ${each.kind}`, each.id)),
    ...publicRecords.flatMap((each) => entry(each, 'records', each.id)),
    ...entry(personal, 'personal'),
  ].sort((a, b) => inReadingOrder(a.from, b.from))
}
