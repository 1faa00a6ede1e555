import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { absentEngine } from '../../../../test/support/absent-engine.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { addFilesTo } from '../../../../test/support/make-client-with-files.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { paidBrowser, sendIntake } from '../../../../test/support/paying-client.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import type { StaffClient } from '../../../shared/api/staff-clients.ts'
import { says } from '../../../shared/sentences/says.ts'
import { documents } from '../documents/documents.tables.ts'

const now = new Date('2026-11-20T14:02:00Z')
let app: TestApp
let staff: Caller
beforeAll(async () => {
  const refusal = { code: 'not_a_report' as const, sentence: says('reading.notReport') }
  const engine = { ...absentEngine, readReport: async () => ({ ok: false as const, refusal }) }
  app = await makeApp({ now, working: false, engine })
  staff = await app.asStaff()
})
afterAll(() => app.close())

async function shown(id: number): Promise<StaffClient> {
  const reply = await staff.inject({ url: `/api/clients?search=${id}&sort=created` })
  return reply.json().find((client: StaffClient) => client.id === id)
}

const pdf = () => ({ fileName: 'a.pdf', bytes: tinyPdf('') })
const found = async (filter: string, id: number) =>
  (await staff.inject({ url: `/api/clients?${filter}` })).json().some((each: StaffClient) => each.id === id)

describe('the number of missing files', () => {
  it('is the same in list, case page and portal before the intake, after it and when the case is completed', async () => {
    const { caller, clientId, paymentIntentId } = await paidBrowser(app)
    const counts = async () => {
      const record = (await staff.inject({ url: `/api/staff/clients/${clientId}` })).json()
      const portal = (await caller.inject({ url: `/api/clients/${clientId}` })).json()
      const { missingFiles, intakeCompleted } = await shown(clientId)
      return [intakeCompleted, missingFiles, record.missingFiles.length, portal.missingFiles.length]
    }
    const stage = (disputeStatus: string) =>
      staff.inject({ method: 'PATCH', url: `/api/clients/${clientId}`, payload: { disputeStatus } })
    expect(await counts()).toEqual([false, 0, 0, 0])
    await sendIntake(caller, { paymentIntentId }, {})
    expect(await counts()).toEqual([true, 6, 6, 6])
    await stage('completed')
    expect(await counts()).toEqual([true, 0, 0, 0])
    expect([await found('missing=no', clientId), await found('missing=yes', clientId)]).toEqual([true, false])
    await stage('round1_sent')
    expect(await counts()).toEqual([true, 6, 6, 6])
  })

  it('begins with the intake and falls with every file, without a conflict for whoever edits the client', async () => {
    const { caller, clientId, paymentIntentId } = await paidBrowser(app)
    expect(await shown(clientId)).toMatchObject({ missingFiles: 0 })
    expect(await found('missing=no', clientId)).toBe(true)
    const sent = await sendIntake(caller, { paymentIntentId }, { licenseId: pdf() })
    expect(sent, JSON.stringify(sent.body)).toMatchObject({
      status: 200,
      body: { clientId, refusedFiles: [] },
    })
    // Three reports, the social security card and the proof of residency.
    const { missingFiles, version } = await shown(clientId)
    expect(missingFiles).toBe(5)
    expect(await found('missing=yes', clientId)).toBe(true)
    const fields = { bureau: 'experian', clientId: String(clientId) }
    const body = multipartBody(fields, { creditReport: pdf() })
    const upload = () => caller.inject({ method: 'POST', url: '/api/upload-credit-report', ...body })
    expect((await upload()).statusCode).toBe(200)
    expect((await upload()).statusCode).toBe(200)
    expect(await shown(clientId)).toMatchObject({ missingFiles: 4, version })
  })
})

describe('the next deadline', () => {
  it('follows the mail log', async () => {
    const { db } = app.deps.database
    const id = await app.makeClient()
    const { documentId } = await addFilesTo(app.deps, id)
    const letter = { documentType: 'experian_dispute_letter', createdAt: new Date('2026-09-30T00:00:00Z') }
    await db.update(documents).set(letter).where(eq(documents.id, documentId))
    const enter = async (state: string, day: string, withProof: boolean) => {
      const fields = { documentId: String(documentId), state, day }
      const body = multipartBody(fields, withProof ? { evidence: pdf() } : {})
      const reply = await staff.inject({ method: 'POST', url: `/api/clients/${id}/mailings`, ...body })
      expect(reply.statusCode, reply.body).toBe(200)
      return (await shown(id)).nextDeadlineOn
    }
    // Without a proof: 45 days after the round's mail date, the longer time, since the letter does not say.
    expect(await enter('handed_over', '2026-10-01', false)).toBe('2026-11-15')
    // Five days ago, and nobody is late: nothing proves that the bureau has the letter.
    expect(await shown(id)).toMatchObject({ nextDeadlineProved: false })
    expect([await found('late=yes', id), await found('late=no', id)]).toEqual([false, true])
    // 45 days, and five business days for the results, of which Thanksgiving is none.
    expect(await enter('delivered', '2026-10-10', true)).toBe('2026-12-02')
    expect(await shown(id)).toMatchObject({ nextDeadlineProved: true })
    expect(await found('late=yes', id)).toBe(false)
    app.clock.advance(13 * 86_400_000)
    staff = await app.asStaff()
    expect(await found('late=yes', id)).toBe(true)
    const completed = {
      method: 'PATCH',
      url: `/api/clients/${id}`,
      payload: { disputeStatus: 'completed' },
    } as const
    expect((await staff.inject(completed)).json().nextDeadlineOn).toBeNull()
    expect(await found('late=yes', id)).toBe(false)
  })
})
