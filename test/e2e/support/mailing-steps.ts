import { expect, type Page } from '@playwright/test'
import { encode } from 'fast-png'
import type { MailedLetter } from '../../../src/shared/api/mailing.ts'
import type { getPackets } from '../../../src/shared/api/results.ts'
import type { Review } from '../../../src/shared/api/review.ts'
import type { CallReply } from '../../../src/web/lib/call-address.ts'
import type { LetterItem } from '../../support/print-results/results-page.ts'

const photo = {
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(encode({ width: 2, height: 2, data: new Uint8Array(12).fill(200), channels: 3 })),
}

/** The browser's own day, 'YYYY-MM-DD': the last one that a date field takes. */
export const today = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = new Date()
    const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    return parts.map((part) => String(part).padStart(2, '0')).join('-')
  })

export async function lettersOf(page: Page, clientId: string): Promise<MailedLetter[]> {
  return (
    await (await page.request.get(new URL(`/api/clients/${clientId}/mailings`, page.url()).href)).json()
  ).letters
}

/** Enters one step of a letter of the mail log, of today and with a photo. */
export async function enterStep(page: Page, letter: string, step: string): Promise<void> {
  const card = page.getByRole('article', { name: letter, exact: true }).first()
  await card.getByRole('button', { name: /^(I mailed it|Enter the next step)/ }).click()
  await card.getByRole('radio', { name: step }).check()
  await card.getByLabel('What day was it?').fill(await today(page))
  await card.getByLabel('Photo of the proof').setInputFiles(photo)
  await card.getByRole('button', { name: 'Save this step' }).click()
  await expect(card.getByRole('button', { name: 'Save this step' })).toHaveCount(0)
  await expect(card.getByRole('link', { name: /^Open the proof/ }).first()).toBeVisible()
}

/** Enters what else happened to a letter, of today and with a photo: 'They answered'. */
export async function enterEvent(page: Page, letter: string | RegExp, what: string): Promise<void> {
  const card = page.getByRole('article', { name: letter }).first()
  await card.getByRole('button', { name: new RegExp(`^${what}: `) }).click()
  const form = card.getByRole('form')
  await form.getByLabel(/^(On which|What) day/).fill(await today(page))
  await form.getByLabel(/^Photo of/).setInputFiles(photo)
  await form.getByRole('button', { name: 'Save this entry' }).click()
  await expect(form).toHaveCount(0)
}

export async function uploadAnswer(page: Page, bureau: string, answer: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Upload an answer' }).click()
  const form = page.getByRole('form', { name: 'Upload an answer' })
  await form.getByRole('radio', { name: bureau }).check()
  await form.getByLabel('On which day did it come?').fill(await today(page))
  await form
    .getByLabel('The answer', { exact: true })
    .setInputFiles({ name: `${bureau} results.pdf`, mimeType: 'application/pdf', buffer: answer })
  await form.getByRole('button', { name: 'Upload this answer' }).click()
  await expect(page.getByRole('article', { name: new RegExp(`^${bureau}, round 1`) })).toBeVisible()
}

/** The accounts that the letter to a bureau disputes, as the bureau answers: with the same outcome each. */
export async function disputedItems(
  page: Page,
  clientId: string,
  bureau: string,
  outcome: LetterItem['outcome'],
): Promise<LetterItem[]> {
  const api = new URL(`/api/clients/${clientId}`, page.url()).href
  const { findings }: Review = await (await page.request.get(`${api}/review`)).json()
  const { entries }: CallReply<typeof getPackets> = await (await page.request.get(`${api}/packets`)).json()
  const disputed = findings
    .filter(({ letters }) => letters.some((letter) => letter.bureau === bureau && letter.item !== null))
    .flatMap(({ evidence }) => evidence.filter((line) => line.bureau === bureau).map((line) => line.creditor))
  const named = entries.filter((entry) => entry.bureau === bureau && disputed.includes(entry.creditor))
  expect(named.length, `accounts in dispute with ${bureau}`).toBeGreaterThan(0)
  return named.map(({ creditor, accountNumber }) => ({ creditor, number: accountNumber, outcome }))
}
