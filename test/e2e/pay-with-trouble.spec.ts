import { expect } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
import { openPayment, pay, payButton } from './support/paying-steps.ts'

test('a declined card and a refused authentication keep everything, the next try pays, and its address grants nothing to others @again', async ({
  page,
  openBrowser,
}) => {
  await openPayment(page)
  await test.step('a declined card is explained', async () => {
    await pay(page, '4000000000000002')
    await expect(page.getByText('Payment Failed').first()).toBeVisible()
    await expect(page.getByText('Your card was declined.').first()).toBeVisible()
    await expectAccessible(page, 'card declined')
  })

  await test.step('3-D Secure asks; refused it pays nothing and may be tried again', async () => {
    await pay(page, '4000002760003184')
    await expect(page.getByRole('heading', { name: '3-D Secure test page' })).toBeVisible()
    await expectAccessible(page, '3-D Secure challenge')
    await page.getByRole('button', { name: 'Fail authentication' }).click()
    await expect(page.getByText('We are unable to authenticate your payment method.').first()).toBeVisible()
    await expect(payButton(page)).toBeEnabled()
  })

  await test.step('completed, it pays', async () => {
    await pay(page, '4000002760003184')
    await page.getByRole('button', { name: 'Complete authentication' }).click()
    await expect(page).toHaveURL(/step=3/)
    await expect(page).toHaveURL(/payment_intent=pi_/)
  })

  await test.step('another browser gets nothing by the address', async () => {
    const intent = new URL(page.url()).searchParams.get('payment_intent')
    const stranger = await openBrowser()
    await stranger.goto(`/success?payment_intent=${intent}&client=1&type=paid&redirect_status=succeeded`)
    await expect(stranger.getByRole('heading', { name: 'Payment Processing Issue' })).toBeVisible()
    await expectAccessible(stranger, 'payment of somebody else')
  })
})

test('an amount that is not one of our prices makes no payment @again', async ({ page }) => {
  await page.goto('/checkout?amount=1')
  await expect(page.getByText('The amount in this address is not one of our prices.')).toBeVisible()
  await expectAccessible(page, 'unknown amount')
})
