import { expect, type Page } from '@playwright/test'

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const next = (page: Page) => page.getByRole('button', { name: 'Next Step' }).click()

/** Step 1 of the funding form, up to step 2. */
export async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Harlan Ashgrove')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Phone number').fill('(480) 555-0161')
  await page.getByRole('radio', { name: 'Text message' }).check()
  await next(page)
  await expect(heading(page, 'Financial Details')).toBeVisible()
}

/** Step 2 without its last button. */
export async function fillFinances(page: Page, entity: 'with' | 'without'): Promise<void> {
  await page.getByRole('radio', { name: '650-699' }).check()
  await page.getByRole('radio', { name: '$5K-$10K' }).check()
  await page.getByRole('radio', { name: 'W2 / 1099' }).check()
  await page.getByRole('radio', { name: '<$50K' }).check()
  if (entity === 'with') {
    await page.getByRole('radio', { name: 'Yes, I have one' }).check()
    await page.getByLabel('Business name').fill('Ashgrove Joinery')
    await page.getByLabel('Entity type').selectOption('LLC')
    await page.getByLabel('State of formation').fill('Ohio')
    return
  }
  await page.getByLabel('Entity type you would like').selectOption('Not Sure')
  await page.getByLabel('State you would like to form it in').selectOption('Home State')
  await page.getByLabel('What will the business do?').fill('Furniture to measure')
}
