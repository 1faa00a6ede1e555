import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Applicant,
  applyForFunding,
  mailTextsOf,
  readInSpanish,
  tokenIn,
} from '../../../../test/support/funding-applicant.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'

let app: TestApp
let applicant: Applicant
beforeAll(async () => {
  app = await makeApp({ now: new Date('2026-11-21T15:00:00Z') })
  applicant = await applyForFunding(app, { fullName: 'Fay <b>Founder</b>', fundingPurpose: 'A second oven' })
  await applicant.browser.inject({
    method: 'POST',
    url: `/api/funding-applications/${applicant.id}/messages`,
    payload: { message: 'When do you begin?', attemptKey: 'of-the-archive-test' },
  })
  await applyForFunding(app, { fullName: 'Olga Other', email: 'other@example.com' })
})
afterAll(() => app.close())

const ask = (who: Caller, id = applicant.id) => who.inject({ url: `/api/funding-applications/${id}/my-data` })
async function archiveOf(who: Caller, id = applicant.id): Promise<Map<string, string>> {
  const reply = await ask(who, id)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip'])
  const files = unzipSync(new Uint8Array(reply.rawPayload))
  return new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

describe('the archive of a funding application', () => {
  it('has answers, files, messages and statuses, with an index that names them', async () => {
    const archive = await archiveOf(applicant.browser)
    const index = archive.get('index.html') ?? ''
    const file = [...archive.keys()].find((name) => name.startsWith('funding/'))
    expect(archive.get(file ?? '')).toBe('%PDF-1.7 bank\nstartxref\n0\n%%EOF')
    expect(index).toContain(file)
    expect(index).toContain('Everything ARMOR holds about your funding application')
    expect(index).toContain('Fay &lt;b&gt;Founder&lt;/b&gt;')
    const [record] = JSON.parse(archive.get('records/funding.json') ?? '[]')
    expect(record).toMatchObject({
      answers: { fundingPurpose: 'A second oven' },
      statuses: [{ status: 'intake-received' }],
      messages: [{ text: 'When do you begin?' }],
    })
    expect(archive.get('records/mails.json')).toContain('We have your funding application')
    expect(archive.get('records/retention.json')).toContain('2028-11-21')
    expect([...archive.values()].join('\n')).not.toContain('Olga')
  })

  it('has no link that opens the application, and consents only for whoever has proven the address', async () => {
    const [opened] = await mailTextsOf(app, applicant.email, 'funding-news')
    expect(await mailTextsOf(app, applicant.email, 'support-message')).toEqual([])
    const token = opened?.includes('link=') ? tokenIn([opened], 'link') : 'link='
    const own = await archiveOf(applicant.browser)
    expect([...own.values()].join('\n')).not.toContain(token)
    expect(own.get('records/consents.json')).toBe('[]\n')
    const proven = await archiveOf(await app.asClient(applicant.email))
    expect(JSON.parse(proven.get('records/consents.json') ?? '[]')).toMatchObject([
      { channel: 'terms' },
      { channel: 'contact' },
      { channel: 'email' },
    ])
  })

  it('tells who of the staff opened what, staff’s own download included', async () => {
    const staff = await app.asStaff()
    await archiveOf(staff)
    const openings = (await archiveOf(applicant.browser)).get('records/openings.json')
    expect(JSON.parse(openings ?? '[]')).toMatchObject([{ by: 'Sam Staff', what: 'All your data' }])
  })

  it('is read in Spanish by whoever reads Spanish', async () => {
    const spanish = await applyForFunding(app)
    await readInSpanish(app, spanish.email)
    const index = (await archiveOf(spanish.browser, spanish.id)).get('index.html')
    expect(index).toContain('Todo lo que ARMOR guarda sobre su solicitud de financiamiento')
    expect(index).toContain('<html lang="es">')
  })

  it('is nobody else’s', async () => {
    const replies = [await ask(await app.asBrowser()), await ask(applicant.browser, 999_999)]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect(app.errors).toEqual([])
  })
})
