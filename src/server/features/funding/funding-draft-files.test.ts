import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filledFundingForm, sendFundingForm } from '../../../../test/support/funding-applicant.ts'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { type FormFile, multipartBody } from '../../../../test/support/multipart-body.ts'
import { sendIntake } from '../../../../test/support/paying-client.ts'
import { tinyPng, tornPng } from '../../../../test/support/tiny-png.ts'
import { says } from '../../../shared/sentences/says.ts'
import { forgetOldDraftFiles } from '../intake/keep-draft-files.ts'

const statement = (text: string): FormFile => ({
  fileName: 'statements of Fay.png',
  bytes: tinyPng(text),
})

let app: TestApp
beforeAll(async () => {
  app = await makeApp({
    engine: keptEngine(),
    now: new Date(),
    working: false,
    settings: { RATE_LIMIT_UPLOAD: '1000/60' },
  })
})
afterAll(async () => {
  expect(app.errors).toEqual([])
  await app.close()
})

const keep = (caller: Caller, chosen: FormFile, field = 'bankStatementsFile') =>
  caller.inject({ method: 'POST', url: '/api/funding-draft/files', ...multipartBody({ field }, { chosen }) })
const drop = (caller: Caller) =>
  caller.inject({ method: 'DELETE', url: '/api/funding-draft/files/bankStatementsFile' })
const kept = async (caller: Caller) => (await caller.inject({ url: '/api/funding-draft' })).json().files
const storedKeys = async () => new Set(await app.deps.files.listOlderThan(new Date(Date.now() + 60_000)))
const shown = (file: FormFile) => ({
  field: 'bankStatementsFile',
  fileName: file.fileName,
  bytes: file.bytes.length,
})
const filesOf = async (id: number) => {
  const { rows } = await app.deps.database.db.execute(
    `select field, bytes from funding_files where application_id = ${id}`,
  )
  return rows
}

describe('a file that was chosen into the funding form', () => {
  it('waits for the same browser through a payment or a reload, and for no other', async () => {
    const browser = await app.asBrowser()
    expect((await keep(browser, statement('one'))).json()).toEqual(shown(statement('one')))
    expect(await kept(browser)).toEqual([shown(statement('one'))])
    expect(await kept(await app.asBrowser())).toEqual([])
    expect(await kept(app.asNobody())).toEqual([])
    const { rows } = await app.deps.database.db.execute('select * from intake_draft_files')
    expect(JSON.stringify(rows)).not.toContain('Fay')
  })

  it('is replaced and removed, and no byte of either stays', async () => {
    const browser = await app.asBrowser()
    const before = await storedKeys()
    await keep(browser, statement('first'))
    await keep(browser, statement('the second one'))
    expect(await kept(browser)).toEqual([shown(statement('the second one'))])
    expect((await storedKeys()).size).toBe(before.size + 1)
    expect((await drop(browser)).statusCode).toBe(200)
    expect((await drop(browser)).statusCode).toBe(200)
    expect(await kept(browser)).toEqual([])
    expect(await storedKeys()).toEqual(before)
  })

  it('is opened before it waits: a torn one is asked for again at once, and the one before it stays', async () => {
    const browser = await app.asBrowser()
    await keep(browser, statement('whole'))
    const torn = await keep(browser, { fileName: 'torn.png', bytes: tornPng() })
    expect(torn.statusCode).toBe(400)
    expect(torn.json().error).toMatch(/^torn\.png is incomplete or damaged/)
    expect((await keep(browser, statement('a'), 'ssc')).statusCode).toBe(400)
    expect(await kept(browser)).toEqual([shown(statement('whole'))])
  })

  it('goes into the application that names it, one in the form before it, and then waits no longer', async () => {
    const browser = await app.asBrowser()
    await keep(browser, statement('mine'))
    await keep(browser, statement('older'), 'creditReportFile')
    const before = await storedKeys()
    const sent = await sendFundingForm(browser, filledFundingForm(), {
      fields: { keptFiles: 'bankStatementsFile,creditReportFile' },
      files: { creditReportFile: statement('newer report') },
    })
    expect(sent.json().refusedFiles).toEqual([])
    expect(
      (await filesOf(sent.json().applicationId)).sort((a, b) => Number(a.bytes) - Number(b.bytes)),
    ).toEqual([
      { field: 'bankStatementsFile', bytes: statement('mine').bytes.length },
      { field: 'creditReportFile', bytes: statement('newer report').bytes.length },
    ])
    expect(await kept(browser)).toEqual([])
    expect((await storedKeys()).size).toBe(before.size)
  })

  it('of two tabs that send the form at once is in the one application, once', async () => {
    const browser = await app.asBrowser()
    await keep(browser, statement('both tabs'))
    const form = filledFundingForm()
    const fields = { keptFiles: 'bankStatementsFile', attemptKey: 'the-same-key-in-both-tabs' }
    const both = await Promise.all([1, 2].map(() => sendFundingForm(browser, form, { fields })))
    expect(both.map((reply) => reply.statusCode)).toEqual([200, 200])
    const [id, other] = both.map((reply) => reply.json().applicationId)
    expect(id).toBe(other)
    expect(await filesOf(id)).toHaveLength(1)
  })

  it('of another browser never comes along; who sent it is told that it was not kept', async () => {
    await keep(await app.asBrowser(), statement('of somebody else'))
    const sent = await sendFundingForm(await app.asBrowser(), filledFundingForm(), {
      fields: { keptFiles: 'bankStatementsFile,ssc,../x' },
    })
    expect(sent.json().refusedFiles).toEqual([
      { field: 'bankStatementsFile', reason: says('file.keptNoLonger') },
    ])
  })

  it('stays when the intake of the same browser is sent', async () => {
    const browser = await app.asBrowser()
    await keep(browser, statement('for funding'))
    const paid = await sendIntake(browser, { clientType: 'paid', name: 'Fay Founder' })
    expect(paid.status).toBe(200)
    expect(await kept(browser)).toEqual([shown(statement('for funding'))])
  })

  it('comes along to the device that takes the draft over by the mailed link', async () => {
    const browser = await app.asBrowser()
    const form = filledFundingForm()
    await browser.inject({ method: 'PUT', url: '/api/funding-draft', payload: { fields: form, step: 3 } })
    await keep(browser, statement('on the way'))
    await browser.inject({ method: 'POST', url: '/api/funding-draft/mail' })
    const [mail] = await mailsWith(app.deps, { to: form.email })
    const token = /draft=([\w-]+)/.exec(JSON.stringify(mail))?.[1]
    const other = await app.asBrowser()
    await other.inject({ method: 'POST', url: '/api/funding-draft/open', payload: { token } })
    expect(await kept(other)).toEqual([shown(statement('on the way'))])
    await drop(other)
    expect(await kept(browser)).toEqual([shown(statement('on the way'))])
  })

  it('is forgotten after a day, with its bytes, whether anybody comes or not', async () => {
    const browser = await app.asBrowser()
    await keep(browser, statement('for a day'))
    app.clock.advance(24 * 3_600_000 + 1)
    expect(await kept(browser)).toEqual([])
    await forgetOldDraftFiles(app.deps)
    expect((await app.deps.database.db.execute('select 1 from intake_draft_files')).rows).toEqual([])
  })
})
