import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { type FormFile, multipartBody } from '../../../../test/support/multipart-body.ts'
import { ownerLockedPdf } from '../../../../test/support/owner-locked-pdf.ts'
import { paidBrowser, sampleFile, sendIntake } from '../../../../test/support/paying-client.ts'

describe('a locked report that was chosen into the intake', () => {
  let app: TestApp
  beforeAll(async () => {
    const settings = { RATE_LIMIT_UPLOAD: '1000/60' }
    app = await makeApp({ engine: keptEngine(), now: new Date(), working: false, settings })
  })
  afterAll(() => app.close())

  const keep = (caller: Caller, field: string, chosen: FormFile) =>
    caller.inject({
      method: 'POST',
      url: '/api/intake-draft/files',
      ...multipartBody({ field }, { chosen }),
    })
  const kept = async (caller: Caller) => (await caller.inject({ url: '/api/intake-draft' })).json().files
  const storedKeys = async () => new Set(await app.deps.files.listOlderThan(new Date(Date.now() + 60_000)))

  it('is kept and asked about at once, and its unlocked copy goes into the intake', async () => {
    const { caller, paymentIntentId } = await paidBrowser(app)
    const locked = sampleFile('bad/password-protected.pdf')
    const say = (password: string, chosen: FormFile[] = []) =>
      caller.inject({
        method: 'POST',
        url: '/api/intake-draft/files',
        ...multipartBody({ field: 'creditReport2', password }, { chosen }),
      })
    const asked = { field: 'creditReport2', fileName: locked.fileName, needsPassword: true }
    expect((await keep(caller, 'creditReport2', locked)).json()).toMatchObject(asked)
    expect(await kept(caller)).toEqual([{ ...asked, bytes: locked.bytes.length }])
    const wrong = await say('wrong-sentinel-4711')
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().fields.password).toMatch(/does not open the PDF/)
    expect(await kept(caller)).toMatchObject([asked])
    const among = await say('wrong-sentinel-4711', [sampleFile('set-1/experian.pdf'), locked])
    expect(among.json().fields.password).toMatch(/does not open the PDF/)
    expect((await say('open-sesame')).json()).not.toHaveProperty('needsPassword')
    expect(await kept(caller)).toMatchObject([{ field: 'creditReport2', fileName: locked.fileName }])
    const sent = await sendIntake(caller, { paymentIntentId, keptFiles: 'creditReport2' }, {})
    expect(sent.body.refusedFiles).toEqual([])
    const uploaded = await caller.inject({ url: `/api/uploaded-reports?client=${sent.body.clientId}` })
    expect(uploaded.json()).toMatchObject([{ recognition: { bureau: 'transunion', problem: null } }])

    await expectNowhere(/open-sesame|wrong-sentinel-4711/)
    expect(wrong.body + among.body).not.toMatch(/open-sesame|wrong-sentinel-4711/)
  })

  it('sent without its password is unlocked after the intake, by its owner alone, and the password is kept nowhere', async () => {
    const { caller, paymentIntentId } = await paidBrowser(app)
    await keep(caller, 'creditReport2', sampleFile('bad/password-protected.pdf'))
    const sent = await sendIntake(caller, { paymentIntentId, keptFiles: 'creditReport2' }, {})
    const clientId = String(sent.body.clientId)
    const shown = async () =>
      (await caller.inject({ url: `/api/uploaded-reports?client=${clientId}` })).json()
    expect(await shown()).toMatchObject([{ recognition: { needsPassword: true } }])
    const unlock = (by: Caller, password: string) =>
      by.inject({
        method: 'POST',
        url: '/api/upload-credit-report',
        ...multipartBody({ bureau: 'transunion', clientId, addTo: 'true', password }, {}),
      })
    const wrong = await unlock(caller, 'wrong-sentinel-4712')
    expect(wrong.json().fields.password).toMatch(/does not open the PDF/)
    const stranger = await unlock(await app.asBrowser(), 'open-sesame')
    expect(stranger.statusCode).toBe(404)
    expect(await shown()).toMatchObject([{ recognition: { needsPassword: true } }])
    expect((await unlock(caller, 'open-sesame')).statusCode).toBe(200)
    expect(await shown()).toMatchObject([{ recognition: { bureau: 'transunion', problem: null } }])
    await expectNowhere(/open-sesame|wrong-sentinel-4712/)
    expect(wrong.body + stranger.body).not.toMatch(/open-sesame|wrong-sentinel-4712/)
  })

  /** In no table, no stored file and no noted error. */
  async function expectNowhere(secrets: RegExp): Promise<void> {
    const { rows: tables } = await app.deps.database.db.execute<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    expect(tables.length).toBeGreaterThan(20)
    for (const { name } of tables) {
      const { rows } = await app.deps.database.db.execute(`select t::text as row from ${name} t`)
      expect(JSON.stringify(rows), name).not.toMatch(secrets)
    }
    for (const key of await storedKeys())
      expect(Buffer.from(await app.deps.files.get(key)).toString('latin1'), key).not.toMatch(secrets)
    expect(app.errors.join()).not.toMatch(secrets)
  }

  it('is asked for no password where only its owner has one', async () => {
    const caller = await app.asBrowser()
    const bytes = ownerLockedPdf(sampleFile('set-1/transunion.pdf').bytes, 'of-the-owner')
    const chosen = { fileName: 'may not be printed.pdf', bytes }
    const answer = (await keep(caller, 'creditReport2', chosen)).json()
    expect(answer).toMatchObject({ field: 'creditReport2', fileName: chosen.fileName, bytes: bytes.length })
    expect(answer).not.toHaveProperty('needsPassword')
    const reading = await app.deps.engine.readReport(bytes)
    expect(reading.ok && reading.reports.map(({ bureau }) => bureau)).toEqual(['TransUnion'])
  })
})
