import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filledFundingForm, sendFundingForm } from '../../../../test/support/funding-applicant.ts'
import { inEnglish } from '../../../../test/support/in-words.ts'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { type FormFile, multipartBody } from '../../../../test/support/multipart-body.ts'
import { sampleFile } from '../../../../test/support/paying-client.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import { tinyPng, tornPng } from '../../../../test/support/tiny-png.ts'
import { says } from '../../../shared/sentences/says.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ engine: keptEngine(), working: false })
})
afterAll(async () => {
  expect(app.errors).toEqual([])
  await app.close()
})

const whole = Buffer.from(tinyPdf(''))
const file = (fileName: string, bytes: Uint8Array): FormFile => ({ fileName, bytes })
const bad: [FormFile, 'file.incomplete' | 'file.paperDamaged' | 'file.paperLocked'][] = [
  [file('torn.pdf', whole.subarray(0, whole.length - 20)), 'file.incomplete'],
  [file('torn.png', tornPng()), 'file.incomplete'],
  [file('shell.pdf', Buffer.from('%PDF-1.7 nothing\nstartxref\n0\n%%EOF')), 'file.paperDamaged'],
  [{ ...sampleFile('bad/password-protected.pdf'), fileName: 'locked.pdf' }, 'file.paperLocked'],
]
const storedKeys = async () => new Set(await app.deps.files.listOlderThan(new Date(Date.now() + 60_000)))

describe('a paper of a funding application is opened before it is taken', () => {
  it.each(bad)('$fileName is asked for again, and nothing of it is kept', async (given, key) => {
    const reason = says(key, { name: given.fileName })
    const browser = await app.asBrowser()
    const before = await storedKeys()
    const sent = await sendFundingForm(browser, filledFundingForm(), { files: { bankStatementsFile: given } })
    expect(sent.json().refusedFiles).toEqual([{ field: 'bankStatementsFile', reason }])
    const id = sent.json().applicationId
    const shown = (await browser.inject({ url: `/api/funding-applications/${id}` })).json()
    const { id: document } = shown.documents.find(({ name }: { name: string }) => name === 'Tax Returns')
    const upload = await browser.inject({
      method: 'POST',
      url: `/api/funding-applications/${id}/documents/${document}/files`,
      ...multipartBody({}, { file: given }),
    })
    expect(upload.statusCode).toBe(400)
    expect(upload.json().error).toBe(inEnglish(reason))
    expect(await storedKeys()).toEqual(before)
  })

  it('is taken when it opens, a picture as well as a PDF', async () => {
    const files = { bankStatementsFile: file('bank.pdf', whole), creditReportFile: file('r.png', tinyPng()) }
    const sent = await sendFundingForm(await app.asBrowser(), filledFundingForm(), { files })
    expect(sent.json().refusedFiles).toEqual([])
  })
})
