import { expect, type Page } from '@playwright/test'
import { answerBackground, fillIntakeContact, newEmail, person, sample } from './paying-steps.ts'

/** The beta application up to the intake's second step, answered. */
export async function openTesterIntake(page: Page, name = person.name): Promise<void> {
  const email = newEmail()
  await page.goto('/apply-beta')
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Phone number').fill(person.phone)
  await page.getByLabel('I agree to take part in the performance study').check()
  await page.getByRole('button', { name: 'Communication Preferences' }).click()
  await page.getByRole('button', { name: 'Yes, Keep Me Updated' }).click()
  await page.getByRole('button', { name: 'Continue now' }).click()
  await page.getByRole('button', { name: 'Apply for the beta program' }).click()
  await expect(page).toHaveURL(/\/intake\?type=tester&token=bt_/, { timeout: 10_000 })
  await fillIntakeContact(page, email, name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await answerBackground(page)
}

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A beta tester with these reports by bureau ('Experian': 'set-1/experian.pdf' or bytes), up to the portal. Returns the client's number. `name` is the one that the reports print. */
export async function becomeTester(
  page: Page,
  reports: Record<string, string | ChosenFile | ChosenFile[]>,
  name = person.name,
): Promise<string> {
  await openTesterIntake(page, name)
  for (const [bureau, file] of Object.entries(reports)) {
    await page
      .getByLabel(`${bureau} credit report`)
      .setInputFiles(typeof file === 'string' ? sample(file) : file)
  }
  await page.getByRole('button', { name: 'Complete Intake' }).click()
  await expect(page).toHaveURL(/\/client-dashboard\?client=\d+$/, { timeout: 60_000 })
  return new URL(page.url()).searchParams.get('client') ?? ''
}

/** The three reports of a sample set. */
export function reportsOfSet(set: string): Record<string, string> {
  return Object.fromEntries(
    ['Experian', 'Equifax', 'TransUnion'].map((bureau) => [bureau, `${set}/${bureau.toLowerCase()}.pdf`]),
  )
}

/** Waits until the portal lists so many documents. */
export async function expectDocuments(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('link', { name: /^Open Document/ })).toHaveCount(count, { timeout: 90_000 })
}
