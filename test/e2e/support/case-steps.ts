import { expect, type Page } from '@playwright/test'
import { englishMessages, type Messages } from '../../../src/shared/messages/messages.ts'
import { agreeToNews } from './consent-steps.ts'
import { answerBackground, type ChosenFile, fillIntakeContact, newEmail, person } from './paying-steps.ts'

/** The beta application up to the intake's second step, answered. */
async function openTesterIntake(page: Page): Promise<void> {
  const email = newEmail()
  await page.goto('/apply-beta')
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Phone number').fill(person.phone)
  await page.getByLabel('I agree to take part in the performance study').check()
  await page.getByRole('button', { name: 'Communication Preferences' }).click()
  await agreeToNews(page)
  await page.getByRole('button', { name: 'Apply for the beta program' }).click()
  await expect(page).toHaveURL(/\/intake\?type=tester&token=bt_/)
  await fillIntakeContact(page, email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await answerBackground(page)
}

/** A beta tester who fills in both forms, with these reports by bureau, up to the portal. Returns the client's number. */
export async function becomeTesterByHand(page: Page, reports: Record<string, ChosenFile>): Promise<string> {
  await openTesterIntake(page)
  for (const [bureau, file] of Object.entries(reports)) {
    await page.getByLabel(`${bureau} credit report`).setInputFiles(file)
  }
  await page.getByRole('button', { name: 'Complete Intake' }).click()
  await expect(page).toHaveURL(/\/client-dashboard\?client=\d+$/)
  return new URL(page.url()).searchParams.get('client') ?? ''
}

/** The three reports of a sample set. */
export function reportsOfSet(set: string): Record<string, string> {
  return Object.fromEntries(
    ['Experian', 'Equifax', 'TransUnion'].map((bureau) => [bureau, `${set}/${bureau.toLowerCase()}.pdf`]),
  )
}

/** Waits until the portal lists so many documents. */
export async function expectDocuments(
  page: Page,
  count: number,
  texts: Messages = englishMessages,
): Promise<void> {
  const { open } = texts.portal.documents
  await expect(page.getByRole('link', { name: new RegExp(`^${open}`) })).toHaveCount(count)
}
