import { customType } from 'drizzle-orm/pg-core'

/**
 * Which parts of a JSON value are sealed: each element of a list; what stands under these names, at any depth; or every text of
 * an object but those under these names, whose values are codes. A null, a number and a truth are left as they are.
 */
export type SealedParts =
  | { of: 'elements' }
  | { of: 'named'; names: readonly string[] }
  | { of: 'texts'; but: readonly string[] }

/** What a JSON column's value is before the database's keys have sealed it, and before they have opened it (seal-columns.ts). */
export class ColumnJson {
  readonly how = 'json'
  readonly place: string
  readonly parts: SealedParts
  readonly value: unknown
  constructor(place: string, parts: SealedParts, value: unknown) {
    this.place = place
    this.parts = parts
    this.value = value
  }
}

/**
 * A `jsonb` column of which parts are sealed at rest, which code reads and writes as what it is. What is left in the clear is asked for in
 * queries as ever. A server of the version before reads a sealed part as its letters: the form stays.
 * @param place table and column as the database spells them; it is part of the seal
 */
export const personJson = <T>(place: string, parts: SealedParts) =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => new ColumnJson(place, parts, value),
    fromDriver: (stored) =>
      new ColumnJson(place, parts, typeof stored === 'string' ? JSON.parse(stored) : stored) as T,
  })()

const sealing = (seal: (text: string) => string) => (part: unknown) =>
  typeof part === 'string' || (typeof part === 'object' && part !== null) ? seal(JSON.stringify(part)) : part

/** The value with these parts sealed. */
export function sealedJson(value: unknown, parts: SealedParts, seal: (text: string) => string): unknown {
  const part = sealing(seal)
  const eachOf = (one: unknown) => (Array.isArray(one) ? one.map(part) : part(one))
  if (parts.of === 'elements') return eachOf(value)
  if (parts.of === 'texts')
    return mapped(value, (one, name) =>
      typeof one === 'string' && !parts.but.includes(name) ? part(one) : one,
    )
  const inside = (one: unknown): unknown =>
    Array.isArray(one)
      ? one.map(inside)
      : mapped(one, (own, name) => (parts.names.includes(name) ? eachOf(own) : inside(own)))
  return inside(value)
}

/** The value with whatever is sealed in it opened. */
export function openedJson(value: unknown, open: (sealed: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => openedJson(one, open))
  if (typeof value !== 'string') return mapped(value, (one) => openedJson(one, open))
  if (!value.startsWith('~1')) return value
  const opened = open(value)
  return opened === value ? value : JSON.parse(opened)
}

function mapped(value: unknown, change: (one: unknown, name: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one, name)]))
}

/** The jsonpath of parts that the newest key has not sealed: there is one, the row is to be sealed. */
export function unsealedPath(parts: SealedParts, newest: string): string {
  const isSealed = `@ starts with ${JSON.stringify(newest)}`
  const isOld = (value: string) =>
    `${value}.type() == "object" || (${value}.type() == "string" && !(${isSealed.replace('@', value)}))`
  if (parts.of === 'elements') return `lax $[*] ? (${isOld('@')})`
  if (parts.of === 'named')
    return `lax $.** ? (${parts.names.map((name) => `exists (@.${JSON.stringify(name)} ? (${isOld('@')}))`).join(' || ')})`
  const isCode = parts.but.map((name) => ` && @.key != ${JSON.stringify(name)}`).join('')
  return `lax $.keyvalue() ? (@.value.type() == "string" && !(${isSealed.replace('@', '@.value')})${isCode})`
}
