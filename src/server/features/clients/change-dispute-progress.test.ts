import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { addFilesTo } from '../../../../test/support/make-client-with-files.ts'
import { openedRows } from '../../../../test/support/whole-database.ts'
import { verifyAuditLog } from '../audit-log/verify-audit-log.ts'
import { documents } from '../documents/documents.tables.ts'
import { saveDocuments } from '../documents/save-documents.ts'
import { changeDisputeProgress } from './change-dispute-progress.ts'
import { findClient } from './find-client.ts'

const actor = { id: 'user-1', name: 'Sam Staff' }
const now = new Date('2026-11-20T12:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await makeApp({ now })
})
afterAll(() => app.close())

describe('the progress of a dispute', () => {
  it('is entered, freezes the documents of the mailed round, and stands in the audit log', async () => {
    const { db } = app.deps.database
    const clientId = await app.makeClient()
    const { documentId } = await addFilesTo(app.deps, clientId)
    const change = { disputeStatus: 'round1_sent', round1MailDate: '2026-11-19' }
    const changed = await changeDisputeProgress(app.deps, { clientId, change, actor })
    expect(changed).toMatchObject({ ...change, version: 2, round2MailDate: null, results: null })

    const [frozen] = await db.select().from(documents).where(eq(documents.id, documentId))
    expect(frozen?.frozenAt).toEqual(now)
    const file = {
      documentType: 'mail_log',
      fileName: 'new.pdf',
      fileKey: 'new',
      bytes: 1,
      pages: 1,
      sha256: 'x',
      notes: [],
      undecided: 0,
    }
    const saved = await app.deps.database.transaction((tx) =>
      saveDocuments(tx, { clientId, runId: 'later', round: 1, files: [file], now }),
    )
    expect(saved.replacedKeys).toEqual(['new'])
    expect(await verifyAuditLog(db)).toMatchObject({ whole: true })
  })

  it('keeps what was not named, and does not write results into the audit log', async () => {
    const clientId = await app.makeClient()
    await changeDisputeProgress(app.deps, { clientId, change: { round1MailDate: '2026-10-01' }, actor })
    const change = { disputeStatus: 'completed', results: 'Two accounts were corrected.' }
    await changeDisputeProgress(app.deps, { clientId, change, actor })
    expect(await findClient(app.deps.database.db, clientId)).toMatchObject({
      ...change,
      round1MailDate: '2026-10-01',
    })
    const { rows } = await app.deps.database.db.execute<{ detail: unknown }>(
      `select detail from audit_entries where client_id = ${clientId} and action = 'change-dispute-progress'
        order by position desc limit 1`,
    )
    expect(openedRows(app.deps, 'audit_entries', rows)).toEqual([
      { detail: { disputeStatus: 'completed', results: 'changed' } },
    ])
  })

  it.each(['2026-02-30', '11/19/2026', ''])('refuses the mail date %o and changes nothing', async (given) => {
    const clientId = await app.makeClient()
    const change = { disputeStatus: 'round1_sent', round1MailDate: given }
    await expect(changeDisputeProgress(app.deps, { clientId, change, actor })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    expect((await findClient(app.deps.database.db, clientId))?.disputeStatus).toBe('uploaded')
  })

  it('is not found for a client that is not there', async () => {
    const input = { clientId: 999_999, change: { disputeStatus: 'completed' }, actor }
    await expect(changeDisputeProgress(app.deps, input)).rejects.toMatchObject({ code: 'not_found' })
  })
})
