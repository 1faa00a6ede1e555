import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  filledFundingForm,
  mailTextsOf,
  sendFundingForm,
} from '../../../../test/support/funding-applicant.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { type FormFile, multipartBody } from '../../../../test/support/multipart-body.ts'

let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    settings: { SUPPORT_EMAIL: 'help@armor.example', RATE_LIMIT_MESSAGE: '5000/60' },
  })
  staff = await app.asStaff()
})
afterAll(() => app.close())

async function apply(name = 'Fay Founder') {
  const form = filledFundingForm({ fullName: name })
  const browser = await app.asBrowser()
  const { applicationId } = (await sendFundingForm(browser, form)).json()
  return { id: applicationId as number, email: form.email, browser }
}
interface Paper {
  id: number
  name: string
  status: string
  files: { id: number; fileName: string }[]
}
const papersOf = async (who: Caller, id: number): Promise<Paper[]> =>
  (await who.inject({ url: `/api/funding-applications/${id}` })).json().documents
const paper = async (who: Caller, id: number, name: string) =>
  (await papersOf(who, id)).find((each) => each.name === name)?.id ?? 0
const upload = (who: Caller, id: number, document: number, file: FormFile) =>
  who.inject({
    method: 'POST',
    url: `/api/funding-applications/${id}/documents/${document}/files`,
    ...multipartBody({}, { file }),
  })
const write = (who: Caller, id: number, message: string, attemptKey: string, seenUpTo?: number) =>
  who.inject({
    method: 'POST',
    url: `/api/funding-applications/${id}/messages`,
    payload: { message, attemptKey, seenUpTo },
  })
const list = async (query = '') => staff.inject({ url: `/api/staff/funding-applications${query}` })
const names = async (query: string) => (await list(query)).json().map((row: { name: string }) => row.name)

const pdf = (text: string) => Buffer.from(`%PDF-1.7 ${text}\nstartxref\n0\n%%EOF`)
const docx = Buffer.from(zipSync({ 'word/document.xml': strToU8('<w:document/>') }))
const doc = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.from('WordDocument', 'utf16le'),
])

describe('the files of a document', () => {
  it('are taken by what they contain, shown, and read by the applicant and, audited, by staff', async () => {
    const { id, browser } = await apply()
    const document = await paper(browser, id, 'Tax Returns')
    const kinds: [string, Buffer, string][] = [
      ['returns.pdf', pdf('returns'), 'application/pdf'],
      ['photo.jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 7, 0xff, 0xd9]), 'image/jpeg'],
      ['letter.docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      ['old.doc', doc, 'application/msword'],
    ]
    for (const [fileName, bytes, contentType] of kinds) {
      const reply = await upload(browser, id, document, { fileName, bytes })
      expect(reply.json()).toMatchObject({ status: 'received' })
      const file = reply.json().files.at(-1).id
      const download = await browser.inject({ url: `/api/funding-applications/${id}/files/${file}` })
      expect(download.rawPayload.equals(bytes)).toBe(true)
      expect(download.headers['content-type']).toBe(contentType)
      expect(download.headers['content-disposition']).toMatch(/^attachment/)
    }
    const [{ id: file } = { id: 0 }] = (await papersOf(browser, id)).flatMap(({ files }) => files)
    await staff.inject({ url: `/api/funding-applications/${id}/files/${file}` })
    const { rows } = await app.deps.database.db.execute(
      `select detail from audit_entries where action = 'open-funding-file'`,
    )
    expect(rows).toEqual([{ detail: { application: id, file } }])
  })

  it('are refused by name when they are of another kind, empty or too large', async () => {
    const { id, browser } = await apply()
    const document = await paper(browser, id, 'Tax Returns')
    const refused: [FormFile, string][] = [
      [{ fileName: 'run.pdf', bytes: Buffer.from('MZ program') }, 'run.pdf is not a PDF, Word document'],
      [{ fileName: 'none.pdf', bytes: Buffer.alloc(0) }, 'none.pdf is empty'],
      [
        { fileName: 'big.pdf', bytes: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-') },
        'big.pdf is larger than 10 MB',
      ],
    ]
    for (const [file, sentence] of refused) {
      const reply = await upload(browser, id, document, file)
      expect(reply.json()).toMatchObject({ code: 'file_refused' })
      expect(reply.json().error).toContain(sentence)
    }
    expect((await papersOf(browser, id)).flatMap(({ files }) => files)).toEqual([])
  })

  it('are one when the same bytes come twice at once', async () => {
    const { id, browser } = await apply()
    const document = await paper(browser, id, 'Tax Returns')
    const file = { fileName: 'returns.pdf', bytes: pdf('once') }
    await Promise.all([upload(browser, id, document, file), upload(browser, id, document, file)])
    expect((await papersOf(browser, id)).flatMap(({ files }) => files)).toHaveLength(1)
  })

  it('go to no document of another application, and come out of none', async () => {
    const [mine, theirs] = [await apply(), await apply()]
    const document = await paper(theirs.browser, theirs.id, 'Tax Returns')
    const file = { fileName: 'returns.pdf', bytes: pdf('theirs') }
    const reply = await upload(theirs.browser, theirs.id, document, file)
    expect((await upload(mine.browser, mine.id, document, file)).statusCode).toBe(404)
    const url = `/api/funding-applications/${mine.id}/files/${reply.json().files[0].id}`
    expect((await mine.browser.inject({ url })).statusCode).toBe(404)
    expect((await staff.inject({ url })).statusCode).toBe(404)
  })
})

describe('the messages of an application', () => {
  it('go both ways, each mailed once, whatever is sent twice', async () => {
    const { id, email, browser } = await apply()
    const asked = (await write(browser, id, 'Which statements do you need?', 'first-message')).json()
    await write(browser, id, 'Which statements do you need?', 'first-message')
    expect((await list('?waiting=message')).json().map((row: { id: number }) => row.id)).toContain(id)
    const answer = await write(staff, id, 'The last three months.', 'first-answer', asked.id)
    await write(staff, id, 'The last three months.', 'first-answer')
    expect(answer.json()).toMatchObject({
      from: 'staff',
      author: 'Sam Staff',
      text: 'The last three months.',
    })
    const { messages } = (await browser.inject({ url: `/api/funding-applications/${id}` })).json()
    expect(messages.map(({ from, author }: { from: string; author: string }) => [from, author])).toEqual([
      ['applicant', 'Fay Founder'],
      ['staff', 'Sam Staff'],
    ])
    expect(await mailTextsOf(app, 'help@armor.example', 'support-message')).toHaveLength(1)
    const [, mail, ...more] = await mailTextsOf(app, email, 'funding-news')
    expect(mail).toContain('The last three months.')
    expect(more).toEqual([])
    expect((await list('?waiting=message')).json().map((row: { id: number }) => row.id)).not.toContain(id)
    const { rows } = await app.deps.database.db.execute<{ raw: string }>(
      `select encode(body_sealed, 'escape') as raw from funding_messages`,
    )
    expect(rows.map(({ raw }) => raw).join()).not.toContain('three months')
  })
})

describe('the list of staff', () => {
  it('finds by the beginning of a name, filters, and says how many there are', async () => {
    const { id } = await apply('Zoe Zimmer')
    await staff.inject({
      method: 'POST',
      url: `/api/staff/funding-applications/${id}/status`,
      payload: { from: 'intake-received', to: 'under-review' },
    })
    expect(await names('?search=zoe')).toEqual(['Zoe Zimmer'])
    expect(await names('?status=under-review')).toEqual(['Zoe Zimmer'])
    expect(await names('?status=closed')).toEqual([])
    expect(await names('?search=zoe&waiting=documents')).toEqual(['Zoe Zimmer'])
    const all = await list()
    expect(Number(all.headers['x-total-count'])).toBe(all.json().length)
    expect(all.json()[0]).toMatchObject({ id, caseStatus: 'under-review', missingDocuments: 4, packages: [] })
    expect((await list('?page=2')).json()).toEqual([])
    expect(app.errors).toEqual([])
  })
})
