import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { addFilesTo } from '../../../../test/support/make-client-with-files.ts'
import { sealFileName } from '../../platform/files/sealed-file-name.ts'
import { reportUploads } from '../reports/reports.tables.ts'

const content = randomBytes(600_000)
let app: TestApp
let caller: Caller
let url: string
let fileUrl: string
let fileKey: string
beforeAll(async () => {
  app = await makeApp({ working: false })
  const clientId = await app.makeClient()
  caller = await app.asBrowser(clientId)
  const { reportId } = await addFilesTo(app.deps, clientId)
  fileKey = (await app.deps.files.put(content)).key
  await app.deps.database.db
    .update(reportUploads)
    .set({ fileKey, fileNameSealed: sealFileName(app.deps.sealer, fileKey, 'report.pdf') })
    .where(eq(reportUploads.id, reportId))
  fileUrl = `/api/clients/${clientId}/files/report-${reportId}`
  url = `/api/clients/${clientId}/download-report/experian`
})
afterAll(() => app.close())

const ask = (range?: string) => caller.inject({ url, headers: range === undefined ? {} : { range } })

describe('a download', () => {
  it('is sent whole, and says that it can be sent in parts', async () => {
    const reply = await ask()
    expect([reply.statusCode, reply.headers['accept-ranges'], reply.headers['content-length']]).toEqual([
      200,
      'bytes',
      String(content.length),
    ])
    expect(reply.rawPayload.equals(content)).toBe(true)
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it('of before is called what it is, whatever it was sent as', async () => {
    const kept = sealFileName(app.deps.sealer, fileKey, 'report.html')
    await app.deps.database.db.update(reportUploads).set({ fileNameSealed: kept })
    const reply = await caller.inject({ url: fileUrl })
    expect(reply.headers['content-disposition']).toContain('filename="report.html.pdf"')
  })

  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=262000-263000', 262_000, 263_001],
    ['bytes=-7', 599_993, 600_000],
    ['bytes=599999-', 599_999, 600_000],
  ])('of %s is that part', async (range, from, to) => {
    const reply = await ask(range)
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([
      206,
      `bytes ${from}-${to - 1}/600000`,
    ])
    expect(reply.rawPayload.equals(content.subarray(from, to))).toBe(true)
    expect(reply.headers['content-security-policy']).toContain('sandbox')
  })

  it('of what the file has not is refused, with its length', async () => {
    const reply = await ask('bytes=600000-')
    expect([reply.statusCode, reply.headers['content-range'], reply.body]).toEqual([
      416,
      'bytes */600000',
      '',
    ])
  })

  it('of a part is as little for a stranger as the whole', async () => {
    const reply = await app.asNobody().inject({ url, headers: { range: 'bytes=0-9' } })
    expect(reply.statusCode).toBe(401)
  })
})
