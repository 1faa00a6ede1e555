import type { Box } from '../read/positioned-text.ts'

/** Every place that something read stands at, however deep it lies in the value, in the order in which it lies there. */
export function boxesIn(value: unknown): Box[] {
  if (Array.isArray(value)) return value.flatMap(boxesIn)
  if (typeof value !== 'object' || value === null) return []
  if (isBox(value)) return [value]
  return Object.values(value).flatMap(boxesIn)
}

export function isBox(value: object): value is Box {
  return 'page' in value && 'width' in value && typeof value.page === 'number'
}

/** To sort by: page, then line, then column. */
export const inReadingOrder = (a: Box, b: Box): number => a.page - b.page || a.y - b.y || a.x - b.x

/** True for places at one height of a page. */
export const isOnOneLine = (a: Box, b: Box): boolean => a.page === b.page && Math.abs(a.y - b.y) < 3
