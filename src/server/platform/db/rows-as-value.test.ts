import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { databaseKinds, makeDb } from '../../../../test/support/make-db.ts'
import { clientFiles } from '../../features/intake/intake.tables.ts'
import { rowsAsValue } from './rows-as-value.ts'

const columns = {
  field: clientFiles.field,
  fileKey: clientFiles.fileKey,
  pages: clientFiles.pages,
  refusedReasonSealed: clientFiles.refusedReasonSealed,
  replacedAt: clientFiles.replacedAt,
  createdAt: clientFiles.createdAt,
}

describe.each(databaseKinds)('rows as one value on %s', (kind) => {
  const opened = makeDb(kind)
  afterAll(async () => (await opened).close())

  it('are the rows of a select: bytes, instants, numbers, nothing, signs of any kind, in their order', async () => {
    const { db } = await opened
    const paper = (clientId: number, field: string) => ({ clientId, field, bytes: 1 })
    await db
      .insert(clientFiles)
      .values([
        { ...paper(1, 'José "Ñandú" \\x00 日本'), refusedReasonSealed: new Uint8Array([0, 255, 92, 120]) },
        { ...paper(1, ''), fileKey: 'a', pages: 3, replacedAt: new Date('2026-03-29T01:30:00.123Z') },
        { ...paper(1, 'third'), refusedReasonSealed: new Uint8Array(), createdAt: new Date(0) },
        paper(2, 'of another'),
      ])
    const read = async (clientId: number) => {
      const where = eq(clientFiles.clientId, clientId)
      const [value] = await db
        .select({ rows: rowsAsValue({ from: clientFiles, columns, where, orderBy: [clientFiles.id] }) })
        .from(sql`(select 1) as one`)
      return value?.rows
    }
    const selected = await db
      .select(columns)
      .from(clientFiles)
      .where(eq(clientFiles.clientId, 1))
      .orderBy(clientFiles.id)
    expect(selected).toHaveLength(3)
    const rows = await read(1)
    const plain = rows?.map((row) => ({
      ...row,
      refusedReasonSealed: row.refusedReasonSealed && new Uint8Array(row.refusedReasonSealed),
    }))
    expect(plain).toEqual(selected)
    expect(await read(3)).toEqual([])
  })
})
