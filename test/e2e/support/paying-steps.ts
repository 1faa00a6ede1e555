import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { agreeToNews } from './consent-steps.ts'

export const sample = (name: string) =>
  fileURLToPath(new URL(`../../fixtures/reports/${name}`, import.meta.url))

/** A file as it is chosen from a disk or a camera. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** The person of set-1's reports. */
export const person = { name: 'Harlan Ashgrove', phone: '(480) 555-0161' }

let people = 0
/** An address that no other test uses. */
export function newEmail(): string {
  people += 1
  return `e2e-${process.pid}-${Date.now()}-${people}@example.com`
}

/** Step 1 of the checkout, with the consent dialog. */
export async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Phone number').fill(person.phone)
  await page.getByRole('button', { name: 'Set preferences' }).click()
  await agreeToNews(page)
}

/** On the page of a subscription: its renewal terms are agreed to before anything is asked about a card. */
export async function agreeToRenewal(page: Page): Promise<void> {
  await page.getByLabel(/^I agree that .* renews by itself/).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('12 / 34')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('ZIP code').fill('01627')
}

/** From the offer's address to the payment form. */
export async function openPayment(
  page: Page,
  address = '/checkout?tier=premier&amount=1750',
): Promise<string> {
  const email = newEmail()
  await page.goto(address)
  await fillContact(page, email)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
  return email
}

export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $1,750.00' })

export async function pay(page: Page, number = '4242424242424242'): Promise<void> {
  await fillCard(page, number)
  await payButton(page).click()
}

/** Step 3 of the checkout or the upload page: one report. */
export async function uploadReport(page: Page, bureau: string, file: string): Promise<void> {
  await page.getByLabel(`${bureau} credit report`).setInputFiles(sample(file))
  await page.getByRole('button', { name: `Upload ${bureau} report` }).click()
}

/** Step 1 of the intake. */
export async function fillIntakeContact(page: Page, email: string, name = person.name): Promise<void> {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Phone number').fill(person.phone)
  await page.getByLabel('Mailing address', { exact: true }).fill('5201 Windlestraw Pl')
  await page.getByLabel('City', { exact: true }).fill('Worcester')
  await page.getByLabel('State', { exact: true }).selectOption('MA')
  await page.getByLabel('ZIP code').fill('01627')
}

/** The questions of step 2. */
export async function answerBackground(page: Page): Promise<void> {
  const answer = (question: RegExp, choice: string) =>
    page.getByRole('group', { name: question }).getByRole('radio', { name: choice, exact: true }).check()
  await answer(/disputed anything/, 'No')
  await answer(/victim of identity theft/, 'No')
  await answer(/FTC affidavit/, 'No')
}
