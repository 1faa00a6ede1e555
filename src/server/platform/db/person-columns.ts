import { getTableColumns, is, type SQL, sql } from 'drizzle-orm'
import { customType, PgCustomColumn, type PgTable } from 'drizzle-orm/pg-core'

/** How a column is sealed: differently each time, or always alike, so that rows are found and joined by it. */
export type Sealing = 'text' | 'key'

/** What a column's value is before the database's keys have sealed it, and before they have opened it (seal-columns.ts). */
export class ColumnText {
  readonly how: Sealing
  readonly place: string
  readonly text: string
  constructor(how: Sealing, place: string, text: string) {
    this.how = how
    this.place = place
    this.text = text
  }
}

const column = (how: Sealing, place: string) =>
  customType<{ data: string; driverData: unknown }>({
    dataType: () => 'text',
    toDriver: (text) => new ColumnText(how, place, text),
    // The keys are the database's: whoever runs the query opens it.
    fromDriver: (stored) => new ColumnText(how, place, String(stored)) as unknown as string,
  })

/**
 * A name, an address, a phone of a person: a `text` column sealed at rest, which code reads and writes as the text it is. Two
 * equal texts look different in it: no query can compare it, search it or sort by it.
 * @param place table and column as the database spells them; it is part of the seal
 */
export const personText = (place: string) => column('text', place)()

/**
 * The domain of all of them is one, so that rows of different tables are joined by an address. It shows which rows have the same
 * address, as a keyed hash would, and no more.
 */
const addressDomain = 'address'

/** An email address in the form in which addresses are compared (shared/rules/email-key.ts): sealed always alike. */
export const addressKey = column('key', addressDomain)

/** An address as a value in SQL of one's own; beside a column, drizzle's `eq` does the same. */
export const addressValue = (emailKey: string): SQL =>
  sql`${new ColumnText('key', addressDomain, emailKey)}::text`

/** The columns of people in a table: how the database spells each, and how it is sealed. */
export function personColumnsOf(table: PgTable): { name: string; how: Sealing; place: string }[] {
  return Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
    const sealed = is(column, PgCustomColumn) ? column.mapToDriverValue('') : null
    if (!(sealed instanceof ColumnText)) return []
    const name = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return [{ name, how: sealed.how, place: sealed.place }]
  })
}
