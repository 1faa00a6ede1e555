import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { submitIntake } from '../../../src/shared/api/intake.ts'
import { applyAsTester } from '../../../src/shared/api/testers.ts'
import { type ChosenFile, newEmail, person, sample } from './paying-steps.ts'

/** What the intake form asks beside the contact. */
const answers = {
  mailingAddress: '5201 Windlestraw Pl',
  city: 'Worcester',
  state: 'MA',
  zipCode: '01627',
  previousDisputes: 'no',
  identityTheft: 'no',
  ftcAffidavit: 'no',
}
const slots = ['Experian', 'Equifax', 'TransUnion']

/**
 * A beta tester with these reports by bureau ('Experian': 'set-1/experian.pdf' or bytes), open at the portal. What the
 * forms of application and intake send is sent by this browser without opening them: they have journeys of their own
 * (test-for-free, in-spanish).
 * @param name the one that the reports print
 * @returns the client's number
 */
export async function becomeTester(
  page: Page,
  reports: Record<string, string | ChosenFile>,
  name = person.name,
): Promise<string> {
  const contact = { name, email: newEmail(), phone: person.phone }
  const applied = await page.request.post(applyAsTester.path, {
    data: { ...contact, studyConsent: true, agreeToContact: true },
  })
  expect(applied.status(), await applied.text()).toBe(200)
  const { token } = await applied.json()
  return sendIntake(page, { ...contact, clientType: 'tester', token }, reports)
}

/**
 * What the intake form sends, of a tester or of a client who paid; this browser is then open at the portal.
 * @param fields the contact, and whose intake it is: `token` or `paymentIntentId`
 * @returns the client's number
 */
export async function sendIntake(
  page: Page,
  fields: Record<string, string>,
  reports: Record<string, string | ChosenFile>,
): Promise<string> {
  const files = Object.entries(reports).map(([bureau, file]) => [
    `creditReport${slots.indexOf(bureau)}`,
    typeof file === 'string' ? sampleUpload(file) : file,
  ])
  const sent = await page.request.post(submitIntake.path, {
    multipart: { ...fields, ...answers, ...Object.fromEntries(files) },
  })
  expect(sent.status(), await sent.text()).toBe(200)
  const { clientId } = await sent.json()
  await page.goto(`/client-dashboard?client=${clientId}`)
  return String(clientId)
}

function sampleUpload(file: string): ChosenFile {
  const name = file.split('/').at(-1) ?? file
  return { name, mimeType: 'application/pdf', buffer: readFileSync(sample(file)) }
}
