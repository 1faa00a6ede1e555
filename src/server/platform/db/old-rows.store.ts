import { getTableName, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ColumnSealer } from './column-sealer.contract.ts'
import type { Queryable } from './database.ts'
import { openedJson, sealedJson, unsealedPath } from './json-columns.ts'
import { type PersonColumn, personColumnsOf, searchedPlace } from './person-columns.ts'
import { tokensOfWords } from './search-tokens.ts'
import { wordsOfPerson } from './search-words.ts'
import { openSentenceCode, sealSentenceCode } from './sentence-codes.ts'

export type AnyTable = PgTable
/** A table with columns of people, and how the database spells it. */
export interface PersonTable {
  name: string
  table: AnyTable
}
export const namedTable = (table: AnyTable): PersonTable => ({ name: getTableName(table), table })

type Row = Record<string, string | null>

/**
 * Of which tables any row stands in the clear or under an older key: one question, where asking each table for its rows takes a transaction
 * of its own, sixty of them at every start. It locks nothing, so that who acts upon it asks again.
 * @returns their names
 */
export async function tablesWithOldRows(
  queryable: Queryable,
  tables: readonly PersonTable[],
  sealer: ColumnSealer,
): Promise<Set<string>> {
  if (tables.length === 0) return new Set()
  const looks = tables.map(
    ({ name, table }) => sql`select ${name}::text as name where exists (
      select 1 from ${sql.identifier(name)} where ${isToSeal(table, sealer)})`,
  )
  const { rows } = await queryable.execute<{ name: string }>(sql.join(looks, sql` union all `))
  return new Set(rows.map(({ name }) => name))
}

/**
 * Seals some rows that stand in the clear, or that an older key sealed. Rows that another process has in hand are passed over. One
 * statement reads them and one writes them: a hundred thousand rows wait at one start.
 * @returns how many there were
 */
export async function sealOldRows(
  tx: Queryable,
  table: AnyTable,
  sealer: ColumnSealer,
  limit: number,
): Promise<number> {
  const columns = personColumnsOf(table)
  const names = columns.map(({ name }) => sql.identifier(name))
  const asText = columns.map(({ name }) => sql`${sql.identifier(name)}::text as ${sql.identifier(name)}`)
  const own = sql.identifier(getTableName(table))
  const { rows } = await tx.execute<Row>(sql`
    select ctid::text as place, ${sql.join(asText, sql`, `)} from ${own}
    where ${isToSeal(table, sealer)} limit ${limit} for update skip locked`)
  if (rows.length === 0) return 0
  const sealed = rows.map((row) => ({
    place: row.place,
    ...Object.fromEntries(columns.map((column) => [column.name, sealedAnew(column, row, sealer)])),
    searched: hashedAnew(table, row, sealer),
  }))
  const hashed = searchedPlace(table) === null ? [] : [sql`searched = anew.searched`]
  const anew = columns.map(({ name, how }) => {
    const own = sql.identifier(name)
    return how === 'json' ? sql`${own} = anew.${own}::jsonb` : sql`${own} = anew.${own}`
  })
  await tx.execute(sql`
    update ${own} as old set ${sql.join([...anew, ...hashed], sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb)
      as anew (place text, ${sql.join(
        [...names.map((name) => sql`${name} text`), ...hashed.map(() => sql`searched bigint[]`)],
        sql`, `,
      )})
    where old.ctid = anew.place::tid`)
  return rows.length
}

const isToSeal = (table: AnyTable, sealer: ColumnSealer): SQL | undefined =>
  or(...personColumnsOf(table).map((column) => isOld(column, sealer)), isNotFound(table))

function isOld({ name, how, parts }: PersonColumn, sealer: ColumnSealer): SQL {
  const column = sql.identifier(name)
  if (parts !== null)
    return sql`jsonb_path_exists(${column}, ${unsealedPath(parts, sealer.newest)}::jsonpath)`
  const newest = `${sealer.newest}%`
  if (how === 'code')
    return sql`((${column} like '% %' and ${column} not like ${`% ${newest}`}) or (${column} like '~1%' and ${column} not like ${newest}))`
  return sql`(${column} <> '' and ${column} not like ${how === 'key' ? '~k.%' : newest})`
}

function sealedAnew(
  { name, how, place, parts }: PersonColumn,
  row: Row,
  sealer: ColumnSealer,
): string | null {
  const stored = row[name] ?? null
  if (stored === null) return null
  if (parts !== null) {
    const clear = openedJson(JSON.parse(stored), (sealed) => sealer.openText(sealed, place))
    return JSON.stringify(sealedJson(clear, parts, (text) => sealer.sealText(text, place)))
  }
  if (how === 'code') return sealSentenceCode(sealer, openSentenceCode(sealer, stored, place), place)
  return how === 'key'
    ? sealer.sealKey(sealer.openKey(stored, place), place)
    : sealer.sealText(sealer.openText(stored, place), place)
}

/** Whom a row of a list is about. */
const aboutWhom = ['name', 'email', 'recipient']
const namesOf = (table: PgTable) =>
  personColumnsOf(table).filter(({ name, how }) => how === 'text' && aboutWhom.includes(name))

/** A row with a name or an address whose words were never written. */
function isNotFound(table: PgTable): SQL | undefined {
  if (searchedPlace(table) === null) return undefined
  const named = namesOf(table).map(({ name }) => sql`${sql.identifier(name)} <> ''`)
  return sql`(searched = '{}' and (${or(...named)}))`
}

function hashedAnew(table: PgTable, row: Row, sealer: ColumnSealer): string | null {
  const domain = searchedPlace(table)
  if (domain === null) return null
  const told = personColumnsOf(table).flatMap(({ name, how, place }) =>
    how === 'text' ? [[name, sealer.openText(row[name] ?? '', place)]] : [],
  )
  const { name, email, recipient, phone } = Object.fromEntries(told) as Record<string, string | undefined>
  const words = wordsOfPerson({ name, email: email ?? recipient, phone })
  return `{${tokensOfWords(words, (word) => sealer.searchToken(word, domain)).join(',')}}`
}
