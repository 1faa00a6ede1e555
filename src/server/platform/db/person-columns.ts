import { getTableColumns, is, type SQL, sql } from 'drizzle-orm'
import { customType, type PgColumn, PgCustomColumn, type PgTable } from 'drizzle-orm/pg-core'
import { ColumnJson, type SealedParts } from './json-columns.ts'

/**
 * How a column is sealed: differently each time; always alike, so that rows are found and joined by it; or all but the key of a
 * sentence, by which rows are chosen.
 */
type Sealing = 'text' | 'key' | 'code'
/** Keyed hashes of words and their beginnings; of what is looked for by beginnings; of what is looked for as whole words. */
type Hashing = 'words' | 'asked' | 'wholes'

/** What a column's value is before the database's keys have sealed it, and before they have opened it (seal-columns.ts). */
export class ColumnText {
  readonly how: Sealing | Hashing
  readonly place: string
  readonly text: string
  constructor(how: Sealing | Hashing, place: string, text: string) {
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

/** The code of a sentence (shared/sentences/says.ts): its key stays in the clear, and what it is filled with is sealed. */
export const sentenceCode = (place: string) => column('code', place)()

/**
 * The domain of all of them is one, so that rows of different tables are joined by an address. It shows which rows have the same
 * address, as a keyed hash would, and no more.
 */
export const addressDomain = 'address'

/** An email address in the form in which addresses are compared (shared/rules/email-key.ts): sealed always alike. */
export const addressKey = column('key', addressDomain)

/** What attempts are counted by: an address stands in it. */
export const throttleKey = column('key', 'throttle')

/** An address as a value in SQL of one's own; beside a column, drizzle's `eq` does the same. */
export const addressValue = (emailKey: string): SQL => sql`${addressText(emailKey)}::text`

export const addressText = (emailKey: string) => new ColumnText('key', addressDomain, emailKey)

/** Both a text and a list of words. */
const empty = '' as string & readonly string[]

export interface PersonColumn {
  name: string
  how: Sealing | 'json'
  place: string
  /** Of a JSON column; null of any other. */
  parts: SealedParts | null
}

/** The columns of people in a table: how the database spells each, and how it is sealed. */
export function personColumnsOf(table: PgTable): PersonColumn[] {
  return Object.entries(getTableColumns(table)).flatMap(([key, column]): PersonColumn[] => {
    const sealed = is(column, PgCustomColumn) ? column.mapToDriverValue(empty) : null
    const name = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    if (sealed instanceof ColumnJson)
      return [{ name, how: sealed.how, place: sealed.place, parts: sealed.parts }]
    if (!(sealed instanceof ColumnText)) return []
    const { how, place } = sealed
    return how === 'text' || how === 'key' || how === 'code' ? [{ name, how, place, parts: null }] : []
  })
}

const separator = '\n'
const hashed = (how: Hashing, place: string, words: readonly string[]) =>
  new ColumnText(how, place, words.join(separator))
export const wordsIn = ({ text }: ColumnText) => (text === '' ? [] : text.split(separator))

/**
 * The words by which a row is found, as keyed hashes (search-tokens.ts): written as a list of words in lower case, never read. An index
 * (gin) answers at any number of rows.
 */
export const searchedWords = (place: string) =>
  customType<{ data: readonly string[]; driverData: unknown }>({
    dataType: () => 'bigint[]',
    toDriver: (words) => hashed('words', place, words === empty ? [] : words),
    fromDriver: () => [],
  })()

/** Of a row whose words are not written yet (old-rows.store.ts). */
export const noWords: SQL = sql`'{}'`

/** Where the words of a table are hashed for; null when it has none. */
export function searchedPlace(table: PgTable): string | null {
  const { searched } = getTableColumns(table) as Record<string, PgColumn | undefined>
  return searched ? placeOf(searched) : null
}

/** Rows of which each of these words begins one of theirs. */
export const beginWith = (column: PgColumn, words: readonly string[]): SQL =>
  sql`${column} @> ${hashed('asked', placeOf(column), words)}::bigint[]`

/**
 * Rows of `id`, of which one has any of these words. Each word is looked up in the index by itself: asked for all at once (`&&`), PostgreSQL
 * takes the comparison of two long lists for cheap and makes it with every row of the table.
 */
export const withWord = (column: PgColumn, id: PgColumn, words: readonly string[]): SQL =>
  sql`(select ${id} from unnest(${hashed('wholes', placeOf(column), words)}::bigint[]) as asked (word)
    join ${column.table} on ${column} @> array[asked.word])`

function placeOf(column: PgColumn): string {
  const value: unknown = column.mapToDriverValue(empty)
  if (!(value instanceof ColumnText)) throw new Error('this column holds no words')
  return value.place
}
