import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addFundingFile } from '../../../../test/support/add-funding-file.ts'
import { applyForFunding } from '../../../../test/support/funding-applicant.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { addFilesTo } from '../../../../test/support/make-client-with-files.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { intakeAnswers } from '../../../../test/support/paying-client.ts'
import { storedDatabase } from '../../../../test/support/whole-database.ts'
import { personTables } from '../../person-tables.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import { selectClientFiles } from '../intake/intake.store.ts'
import { sealOldTexts } from './seal-old-texts.ts'

/** What a person may write or name a file, and what no table may say afterwards. */
const ssn = '900-45-6789'
const tables = [
  'client_files',
  'report_uploads',
  'dispute_results',
  'funding_files',
  'mailing_steps',
  'letter_events',
]

describe('what a person wrote', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp()
  })
  afterAll(() => app.close())

  const saying = async (text: string) =>
    (await storedDatabase(app.deps)).filter((line) => line.includes(text)).map((line) => line.split(' ')[0])

  it('a message to support, a funding message and the names of files say nothing in any table', async () => {
    const id = await app.makeClient({ email: 'seal@example.com' })
    const browser = await app.asBrowser(id)
    const message = `My number is ${ssn}.`
    const payload = { message, attemptKey: 'sealed-texts-1' }
    await browser.inject({ method: 'POST', url: `/api/clients/${id}/messages`, payload })
    const applicant = await applyForFunding(app)
    const url = `/api/funding-applications/${applicant.id}`
    await applicant.browser.inject({ method: 'POST', url: `${url}/messages`, payload })
    const file = (bytes: string) => ({ fileName: `card ${ssn}.pdf`, bytes: Buffer.from(bytes) })
    await browser.inject({
      method: 'POST',
      url: '/api/intake',
      ...multipartBody(
        { ...intakeAnswers, email: 'seal@example.com', clientType: 'paid', notes: message },
        { ssc: file('%PDF-1.7 card'), licenseId: file('no picture') },
      ),
    })
    const { fundingDocumentId } = await addFundingFile(app.deps, applicant.id)
    for (const bytes of ['%PDF-1.7 other', 'no document'])
      await applicant.browser.inject({
        method: 'POST',
        url: `${url}/documents/${fundingDocumentId}/files`,
        ...multipartBody({}, { file: file(bytes) }),
      })
    await app.deps.queue.idle()
    expect((await mailsWith(app.deps, {})).some(({ text }) => text.includes(ssn))).toBe(true)
    expect(await saying(ssn)).toEqual([])
  })

  it('rows from before are sealed at the start, once and for all, and read as before', async () => {
    const { db } = app.deps.database
    const id = await app.makeClient({ email: 'before@example.com' })
    await addFilesTo(app.deps, id)
    await db.execute(sql`update clients set intake_completed_at = now() where id = ${id}`)
    // As the columns were before: a mail and every name in the clear.
    await db.execute(sql`
      insert into mail_outbox (dedupe_key, client_id, mail_type, recipient, recipient_key, subject, html, text, optional, status)
      values ('old:1', ${id}, 'support-message', 'old@example.com', 'old@example.com', ${`S ${ssn}`}, ${`H ${ssn}`}, ${`T ${ssn}`}, false, 'sent')`)
    await db.execute(sql`
      insert into client_files (client_id, field, file_key, file_name, bytes, refused_reason)
      values (${id}, 'ssc', null, ${`${ssn}.gif`}, 3, ${`${ssn}.gif is no picture.`})`)
    for (const table of tables)
      await db.execute(
        sql`update ${sql.identifier(table)} set file_name = ${`${ssn} ${table}`}, file_name_sealed = null where file_key is not null`,
      )
    expect((await saying(ssn)).length).toBeGreaterThan(3)
    await sealOldTexts(app.deps, personTables)
    await sealOldTexts(app.deps, personTables)
    expect(await saying(ssn)).toEqual([])
    expect(await mailsWith(app.deps, { to: 'old@example.com' })).toMatchObject([
      { subject: `S ${ssn}`, html: `H ${ssn}`, text: `T ${ssn}` },
    ])
    const names = (await selectClientFiles(db, id)).map((row) => fileNameOf(app.deps.sealer, row))
    expect(names).toEqual([`${ssn}.gif`, `${ssn} client_files`])
    const portal = (
      await (await app.asClient('before@example.com')).inject({ url: `/api/clients/${id}` })
    ).json()
    expect(portal.missingFiles).toContainEqual(
      expect.objectContaining({ field: 'ssc', reason: `${ssn}.gif is no picture.` }),
    )
    expect(portal.experianReportFile).toBe(`${ssn} report_uploads`)
  })

  it('a start that is killed in the middle goes on where it was', async () => {
    const { db } = app.deps.database
    await db.execute(sql`
      insert into mail_outbox (dedupe_key, mail_type, recipient, subject, html, text, optional)
      select 'many:' || n, 'welcome', 'many@example.com', ${ssn}, '', '', false from generate_series(1, 450) as n`)
    let batches = 0
    const dying = {
      ...app.deps,
      database: {
        ...app.deps.database,
        transaction: (async (work) => {
          batches += 1
          if (batches > 1) throw new Error('killed')
          return app.deps.database.transaction(work)
        }) as typeof app.deps.database.transaction,
      },
    }
    await expect(sealOldTexts(dying, personTables)).rejects.toThrow('killed')
    expect(await saying(ssn)).toHaveLength(250)
    await sealOldTexts(app.deps, personTables)
    expect(await saying(ssn)).toEqual([])
    expect(
      (await mailsWith(app.deps, { to: 'many@example.com' })).every(({ subject }) => subject === ssn),
    ).toBe(true)
  })
})
