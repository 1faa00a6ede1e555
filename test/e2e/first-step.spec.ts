import { expect } from '@playwright/test'
import { test } from './support/other-browsers.ts'

test('the checkout is read before the app has come, and nothing of it moves when that draws it', async ({
  page,
}) => {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await coming
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/checkout?tier=standard', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  const lead = page.getByText('Three fields, then your card.')
  await expect(heading).toHaveText('Checkout')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  const places = async () => [await heading.boundingBox(), await lead.boundingBox()]
  const before = await places()
  come()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible()
  await expect(heading).toHaveCount(1)
  expect(await places()).toEqual(before)

  // An address that may mean another step shows none before it is known which.
  const later = await page.request.get('/checkout?tier=standard&step=2')
  expect(await later.text()).not.toContain('Three fields')
  await page.goto('/checkout?tier=standard&step=2')
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible()
})
