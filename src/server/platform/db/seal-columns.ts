import { type Column, type ColumnBaseConfig, is, Param, Placeholder } from 'drizzle-orm'
import { PgCustomColumn } from 'drizzle-orm/pg-core'
import type { ColumnSealer } from './column-sealer.contract.ts'
import type { Queryable } from './database.ts'
import { ColumnJson, openedJson, sealedJson } from './json-columns.ts'
import { addressText, ColumnText, wordsIn } from './person-columns.ts'
import { tokensAsked, tokensOfWholes, tokensOfWords } from './search-tokens.ts'
import { openSentenceCode, sealSentenceCode } from './sentence-codes.ts'

/** The keys of one database's columns; none before its installation is known. */
export interface ColumnKeys {
  sealer: ColumnSealer | null
}

type Session = Queryable['_']['session']
type Prepare = Session['prepareQuery']
type Fields = Parameters<Prepare>[1]
/** Of each session of drizzle, the database's own and those of its transactions. */
const keysOf = new WeakMap<Session, ColumnKeys>()
type CustomColumn = PgCustomColumn<ColumnBaseConfig<'custom', 'PgCustomColumn'>>
/** The columns that open themselves, of each database. */
const openingOf = new WeakMap<ColumnKeys, WeakMap<CustomColumn, CustomColumn>>()

/**
 * Makes every query of this database, or of this transaction, seal what it writes into columns of people and open what it reads from
 * them. It stands where drizzle hands a query to the driver: one place for select, insert, update, delete and for SQL of one's own.
 * A session that does so already (the next transaction of a connection) is left as it is.
 */
export function sealColumns(queryable: Queryable, keys: ColumnKeys): void {
  const { session } = queryable._
  if (keysOf.get(session) === keys) return
  const prepare = session.prepareQuery.bind(session) as Prepare
  keysOf.set(session, keys)
  const opening = openingOf.get(keys) ?? new WeakMap<CustomColumn, CustomColumn>()
  openingOf.set(keys, opening)
  const openedOf = (column: CustomColumn) => {
    const known = opening.get(column) ?? openingColumn(column, keys)
    opening.set(column, known)
    return known
  }
  const opened = (fields: Fields): Fields =>
    fields?.map((one) => (is(one.field, PgCustomColumn) ? { ...one, field: openedOf(one.field) } : one))
  const sealing: Prepare = (query, fields, ...rest) =>
    prepare(
      { ...query, params: query.params.map((param) => sealedParam(param, keys)) },
      opened(fields),
      ...rest,
    )
  session.prepareQuery = sealing
}

/** An address that one's own SQL read, opened; whatever else stands in its place is left as it is. */
export const openedAddress = (queryable: Queryable, stored: string): string =>
  openColumnText(addressText(stored), keysIn(queryable))

/** The value of a column that one's own SQL read, opened. */
export function openedValue<T>(queryable: Queryable, column: Column, stored: T): T {
  const value: unknown = column.mapFromDriverValue(stored)
  if (value instanceof ColumnJson) return openColumnJson(value, keysIn(queryable)) as T
  return value instanceof ColumnText ? (openColumnText(value, keysIn(queryable)) as T) : stored
}

/** One and the same for a database and all of its transactions. */
export function keysIn({ _: { session } }: Queryable): ColumnKeys {
  const keys = keysOf.get(session)
  if (keys === undefined) throw new Error('this database seals no columns')
  return keys
}

/** What one's own SQL writes into a column: sealed in a column of people, else as it is. */
export function sealedText<T>(column: Column | undefined, value: T, sealer: ColumnSealer): T | string {
  if (!(typeof value === 'string' || Array.isArray(value)) || !is(column, PgCustomColumn)) return value
  const mapped: unknown = column.mapToDriverValue(value)
  if (mapped instanceof ColumnJson) return sealColumnJson(mapped, { sealer })
  return mapped instanceof ColumnText ? sealColumnText(mapped, { sealer }) : value
}

/** The same column, of which drizzle reads what it means. */
function openingColumn(column: CustomColumn, keys: ColumnKeys): CustomColumn {
  return Object.create(column, {
    mapFromDriverValue: {
      value: (stored: unknown): unknown => {
        const value: unknown = column.mapFromDriverValue(stored)
        if (value instanceof ColumnJson) return openColumnJson(value, keys)
        return value instanceof ColumnText ? openColumnText(value, keys) : value
      },
    },
  })
}

/** A value, or the place of one that is given with each run of a prepared query. */
function sealedParam(param: unknown, keys: ColumnKeys): unknown {
  if (param instanceof ColumnText) return sealColumnText(param, keys)
  if (param instanceof ColumnJson) return sealColumnJson(param, keys)
  if (!is(param, Param) || !is(param.value, Placeholder)) return param
  const { encoder } = param
  return new Param(param.value, {
    mapToDriverValue: (given: unknown) => {
      const value: unknown = encoder.mapToDriverValue(given)
      if (value instanceof ColumnJson) return sealColumnJson(value, keys)
      return value instanceof ColumnText ? sealColumnText(value, keys) : value
    },
  })
}

function sealColumnText(column: ColumnText, keys: ColumnKeys): string {
  const { how, place, text } = column
  const sealer = sealerOf(keys)
  if (how === 'text') return sealer.sealText(text, place)
  if (how === 'key') return sealer.sealKey(text, place)
  if (how === 'code') return sealSentenceCode(sealer, text, place)
  const token = (word: string) => sealer.searchToken(word, place)
  return `{${tokensOf[how](wordsIn(column), token).join(',')}}`
}

const tokensOf = { words: tokensOfWords, asked: tokensAsked, wholes: tokensOfWholes }

function openColumnText({ how, place, text }: ColumnText, keys: ColumnKeys): string {
  const sealer = sealerOf(keys)
  if (how === 'code') return openSentenceCode(sealer, text, place)
  return how === 'key' ? sealer.openKey(text, place) : sealer.openText(text, place)
}

function sealColumnJson({ place, parts, value }: ColumnJson, keys: ColumnKeys): string {
  const sealer = sealerOf(keys)
  return JSON.stringify(sealedJson(value, parts, (text) => sealer.sealText(text, place)))
}

function openColumnJson({ place, value }: ColumnJson, keys: ColumnKeys): unknown {
  const sealer = sealerOf(keys)
  return openedJson(value, (sealed) => sealer.openText(sealed, place))
}

/** Nothing about a person is ever written in the clear because a key was not there yet. */
function sealerOf({ sealer }: ColumnKeys): ColumnSealer {
  if (sealer === null)
    throw new Error('Columns of people were used before the keys of the database were opened.')
  return sealer
}
