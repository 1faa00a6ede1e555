import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filledFundingForm, sendFundingForm } from '../../../../test/support/funding-applicant.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { findClient } from '../clients/find-client.ts'
import { deleteClientData } from './delete-client-data.ts'
import { myDataRecords } from './my-data-records.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ now: new Date('2026-11-20T12:00:00Z') })
})
afterAll(() => app.close())

const tables = [
  'funding_applications',
  'funding_documents',
  'funding_files',
  'funding_messages',
  'funding_status_changes',
  'funding_holders',
  'funding_links',
]
const rowsOf = async (table: string) =>
  (await app.deps.database.db.execute(`select 1 from ${table}`)).rows.length
const system = { id: 'system', name: 'ARMOR' }

async function clientWhoApplied(email: string) {
  const clientId = await app.makeClient({ email })
  const browser = await app.asBrowser()
  const reply = await sendFundingForm(
    browser,
    filledFundingForm({ email, fundingPurpose: 'A second oven' }),
    {
      files: {
        bankStatementsFile: {
          fileName: 'bank.pdf',
          bytes: Buffer.from('%PDF-1.7 bank\nstartxref\n0\n%%EOF'),
        },
      },
    },
  )
  const { applicationId } = reply.json()
  await browser.inject({
    method: 'POST',
    url: `/api/funding-applications/${applicationId}/messages`,
    payload: { message: 'When do you begin?', attemptKey: 'of-the-privacy-test' },
  })
  return { clientId, applicationId, browser }
}

describe('the funding applications of a client', () => {
  it('are in the archive of whoever has proven the address, and in nobody else’s', async () => {
    const email = 'archive-fay@example.com'
    const { clientId, applicationId } = await clientWhoApplied(email)
    const client = await findClient(app.deps.database.db, clientId)
    if (!client) throw new Error('the client is gone')
    const read = async (address: string | null) =>
      (await myDataRecords(app.deps, { clientId: client.id, address, language: 'en' })).find(
        ({ name }) => name === 'funding',
      )?.records
    expect(await read(null)).toEqual([])
    expect(await read(email)).toMatchObject([
      {
        application: applicationId,
        answers: { fundingPurpose: 'A second oven' },
        statuses: [{ status: 'intake-received' }],
        messages: [{ text: 'When do you begin?' }],
      },
    ])
    await deleteClientData(app.deps, { clientId, actor: system, reason: 'client' })
  })

  it('go with the client who wants to be deleted: rows, files and links', async () => {
    const { clientId, applicationId, browser } = await clientWhoApplied('gone-fay@example.com')
    const { rows } = await app.deps.database.db.execute<{ key: string }>(
      `select file_key as key from funding_files where application_id = ${applicationId}`,
    )
    for (const table of tables) expect([table, await rowsOf(table)]).not.toEqual([table, 0])
    await deleteClientData(app.deps, { clientId, actor: system, reason: 'client' })
    for (const table of tables) expect([table, await rowsOf(table)]).toEqual([table, 0])
    await app.deps.queue.idle()
    await expect(app.deps.files.get(rows[0]?.key ?? '')).rejects.toThrow()
    expect((await browser.inject({ url: `/api/funding-applications/${applicationId}` })).statusCode).toBe(404)
  })

  it('stay when a browser deletes a record whose address nobody has proven', async () => {
    const { clientId, applicationId } = await clientWhoApplied('unproven-fay@example.com')
    await deleteClientData(app.deps, { clientId, actor: system, reason: 'browser' })
    const staff = await app.asStaff()
    const reply = await staff.inject({ url: `/api/staff/funding-applications/${applicationId}` })
    expect(reply.json().clientName).toBe('Fay Founder')
    expect(app.errors).toEqual([])
  })
})
