import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type PersonTable, sealOldRows, tablesWithOldRows } from '../../platform/db/old-rows.store.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { sealFileName, sealOldReason } from '../../platform/files/sealed-file-name.ts'
import { sealMailContent } from '../outbox/mail-content.ts'
import * as store from './clear-texts.store.ts'

const atOnce = 200
const rowsAtOnce = 1_000
const tablesAtOnce = 12

type Needs = Pick<Deps, 'database' | 'sealer' | 'log'>

/**
 * Seals what mails, file names, refusals and columns of people said in the clear before they were sealed, and takes the clear text
 * out of the tables and of their files. Run at every start: with nothing to do it is one look at each table. Each batch is
 * one transaction: killed in the middle it goes on at the next start.
 * @param personTables every table with columns of people
 */
export async function sealOldTexts(deps: Needs, personTables: readonly PersonTable[]): Promise<void> {
  const changed = new Set<string>()
  if (await sealAll(deps, (tx) => sealMails(deps, tx))) changed.add('mail_outbox')
  for (const name of keysOf(store.tablesWithFileNames))
    if (await sealAll(deps, (tx) => sealNames(deps, tx, name))) changed.add(name)
  for (const name of keysOf(store.tablesWithRefusals))
    if (await sealAll(deps, (tx) => sealRefusals(deps, tx, name))) changed.add(name)
  const old = await tablesInGroups(deps, personTables)
  for (const { name, table } of personTables.filter((each) => old.has(each.name))) {
    const sealSome = (tx: Queryable) => sealOldRows(tx, table, deps.sealer.columns, rowsAtOnce)
    if (await sealAll(deps, sealSome).catch((error: unknown) => leaveTwice(deps, name, error)))
      changed.add(name)
  }
  for (const name of changed) {
    await store.rewriteTable(deps.database.db, name).catch((error: unknown) => {
      deps.log.warn({ err: error, table: name }, 'a table was not written anew after it was sealed')
    })
  }
}

/**
 * Not all in one statement: on PostgreSQL each has a time in which it must end, and the largest tables are read whole. Tables that are too
 * many for it even so are all named: each is then asked for its rows by itself.
 */
async function tablesInGroups({ database, sealer, log }: Needs, tables: readonly PersonTable[]) {
  const old = new Set<string>()
  for (let at = 0; at < tables.length; at += tablesAtOnce) {
    const some = tables.slice(at, at + tablesAtOnce)
    const names = await tablesWithOldRows(database.db, some, sealer.columns).catch((error: unknown) => {
      log.warn({ err: error, tables: some.length }, 'tables are asked for old texts one by one')
      return some.map(({ name }) => name)
    })
    for (const name of names) old.add(name)
  }
  return old
}

/** @param sealSome seals one batch and says how many rows it had. @returns whether there was any */
async function sealAll(deps: Needs, sealSome: (tx: Queryable) => Promise<number>): Promise<boolean> {
  let any = false
  while ((await deps.database.transaction(sealSome)) > 0) any = true
  return any
}

async function sealMails({ sealer }: Needs, tx: Queryable): Promise<number> {
  const rows = await store.lockClearMails(tx, atOnce)
  for (const row of rows) {
    const said = { subject: row.clearSubject, html: row.clearHtml, text: row.clearText }
    await store.sealMailRow(tx, row.id, sealMailContent(sealer, row.dedupeKey, said))
  }
  return rows.length
}

async function sealNames({ sealer }: Needs, tx: Queryable, name: store.TableWithFileNames): Promise<number> {
  const rows = await store.lockClearFileNames(tx, name, atOnce)
  for (const { id, fileKey, fileName } of rows)
    await store.sealFileNameRow(tx, name, id, sealFileName(sealer, fileKey, fileName))
  return rows.length
}

async function sealRefusals(
  { sealer }: Needs,
  tx: Queryable,
  name: store.TableWithRefusals,
): Promise<number> {
  const rows = await store.lockClearRefusals(tx, name, atOnce)
  for (const { id, reason } of rows) await store.sealRefusalRow(tx, name, id, sealOldReason(sealer, reason))
  return rows.length
}

const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[]

/**
 * A row that a server of the version before wrote of an address that has a sealed one by now. Nobody is kept out for it: the sealed one counts.
 * @returns that nothing is written anew
 */
function leaveTwice({ log }: Needs, table: string, error: unknown): false {
  if (!isUniqueViolation(error)) throw error
  log.warn({ table }, 'rows of addresses that are there already were left as they are')
  return false
}
