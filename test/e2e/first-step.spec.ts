import { expect } from '@playwright/test'
import { englishMessages } from '../../src/shared/messages/messages.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'

const { beta, checkout } = englishMessages
const begun = [
  { address: '/checkout?tier=standard', title: checkout.contactTitle, lead: checkout.contactLead },
  { address: '/apply-beta', title: beta.pageTitle, lead: beta.lead },
]

test('a form is introduced before the app has come, and nothing of that moves when the app draws it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { address, title, lead } of begun) {
    let come = () => {}
    const coming = new Promise<void>((resolve) => {
      come = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await coming
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    const shown = [page.getByRole('heading', { level: 1 }), page.getByText(lead)]
    const places = async () => {
      // Another typeface is another width of the same words.
      await page.evaluate(() => document.fonts.ready.then(() => null))
      return Promise.all(shown.map((each) => each.boundingBox()))
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expectAccessible(page, `${address}, before the app has come`)
    const before = await places()
    come()
    await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await places()).toEqual(before)
    await page.unrouteAll()
  }
})

test('an address that may mean another step shows none before it is known which', async ({ page }) => {
  const later = await page.request.get('/checkout?tier=standard&step=2')
  expect(await later.text()).not.toContain(checkout.contactLead)
  await page.goto('/checkout?tier=standard&step=2')
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible()
})
