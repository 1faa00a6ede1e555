import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import { tornPng } from '../../../../test/support/tiny-png.ts'
import { clients } from '../clients/clients.tables.ts'

let app: TestApp
let id: number
let own: Caller
beforeAll(async () => {
  app = await makeApp({ working: false, engine: keptEngine() })
  id = await app.makeClient({ email: 'papers@example.com' })
  await app.deps.database.db.update(clients).set({ intakeCompletedAt: app.deps.clock.now() })
  own = await app.asClient('papers@example.com')
})
afterAll(() => app.close())

const send = (field: string, fileName: string, bytes: Buffer) =>
  own.inject({
    method: 'POST',
    url: `/api/clients/${id}/papers`,
    ...multipartBody({ field }, { paper: { fileName, bytes } }),
  })
const missing = async () =>
  (await own.inject({ url: `/api/clients/${id}` }))
    .json<{ missingFiles: { field: string }[] }>()
    .missingFiles.map(({ field }) => field)
const folder = async () =>
  (await own.inject({ url: `/api/clients/${id}/folder` }))
    .json<{ files: { kind: string; fileName: string }[] }>()
    .files.map(({ kind, fileName }) => `${kind} ${fileName}`)

describe('a paper that follows the intake', () => {
  it('is kept in the folder, and is missing no longer', async () => {
    expect(await missing()).toContain('ssc')
    const reply = await send('ssc', 'card.pdf', Buffer.from(tinyPdf('card')))
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json()).toMatchObject({ fileName: 'card.pdf' })
    expect(await missing()).not.toContain('ssc')
    expect(await folder()).toContain('ssc card.pdf')
  })

  it('is one paper however often the button is pressed, and stands beside an earlier one', async () => {
    const bytes = Buffer.from(tinyPdf('police'))
    const replies = await Promise.all([1, 2].map(() => send('policeReportFile', 'police.pdf', bytes)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    await send('policeReportFile', 'page-2.pdf', Buffer.from(tinyPdf('page 2')))
    const kept = (await folder()).filter((line) => line.startsWith('policeReportFile'))
    expect(kept.sort()).toEqual(['policeReportFile page-2.pdf', 'policeReportFile police.pdf'])
  })

  it('is refused with a sentence when it is empty or not what it says, and nothing of it is kept', async () => {
    const before = await folder()
    const empty = await send('licenseId', 'licence.pdf', Buffer.alloc(0))
    const script = await send('licenseId', 'licence.jpg', Buffer.from('<script>'))
    expect([empty.statusCode, script.statusCode]).toEqual([400, 400])
    expect(empty.json().error).toBe('licence.pdf is empty. Choose the file again.')
    expect(script.json().error).toMatch(/not a PDF, JPG or PNG/)
    const pdf = Buffer.from(tinyPdf('licence'))
    const torn = [
      await send('licenseId', 'licence.pdf', pdf.subarray(0, pdf.length - 20)),
      await send('proofOfResidency', 'bill.png', tornPng()),
    ]
    expect(torn.map((reply) => reply.json().error)).toEqual([
      'licence.pdf is incomplete or damaged: its end is missing. Please save it again and upload the whole file.',
      'bill.png is incomplete or damaged: its end is missing. Please save it again and upload the whole file.',
    ])
    expect((await send('creditReport0', 'r.pdf', Buffer.from(tinyPdf('r')))).statusCode).toBe(400)
    expect(await folder()).toEqual(before)
  })
})
