import { expect } from '@playwright/test'
import { expectDocuments, reportsOfSet } from './support/case-steps.ts'
import { disputeEverything } from './support/decide-findings.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { becomeTester } from './support/join-by-call.ts'
import { test } from './support/other-browsers.ts'
import { fillCard } from './support/paying-steps.ts'
import { signByCall, signOnScreen } from './support/sign-letters.ts'

test('with one thumb a client has the letters mailed, follows them, and cancels one', async ({ page }) => {
  const clientId = await becomeTester(page, reportsOfSet('set-1'))
  await expectDocuments(page, 6)
  await disputeEverything(page, clientId)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/account/mailing?client=${clientId}`)
  const send = page.getByRole('region', { name: 'Send it for me' })

  await test.step('nothing unsigned is sent; one is signed by hand on the screen, the others by the same act', async () => {
    await expect(send.getByLabel('Experian, round 1')).toBeDisabled()
    await signOnScreen(page, 'Experian')
    await expect(send.getByLabel('Experian, round 1')).toBeChecked()
    await signByCall(page, clientId)
    await page.reload()
    await expect(send.getByLabel('Equifax, round 1')).toBeChecked()
  })

  await test.step('addresses are checked and the price is told before anything is paid', async () => {
    await expect(send.getByText('This is a sandbox')).toBeVisible()
    await expectAccessible(page, 'the choice of service and letters')
    await send.getByRole('button', { name: 'Check addresses and price' }).click()
    await expect(send.getByRole('heading', { name: 'What we would send' })).toBeFocused()
    await expect(send.getByText('The post knows this address.')).toHaveCount(4)
    await expectAccessible(page, 'what would be sent')
    await send.getByRole('button', { name: 'Go on to the payment' }).click()
  })

  await test.step('paid letters are handed over, and stand in the mail log with a proof', async () => {
    await fillCard(page, '4242424242424242')
    await send.getByRole('button', { name: /^Pay \$/ }).click()
    await expect(send.getByText('Paid. We are handing your letters over.')).toBeVisible()
    const sent = send.getByRole('article', { name: 'Mailed for you: Experian' })
    await expect(sent.getByText('Sandbox: not mailed')).toBeVisible()
    await expect(sent.getByText(/^Tracking number SANDBOX-/)).toBeVisible()
    const logged = page.getByRole('article', { name: 'Letter to Experian' })
    await expect(logged.getByRole('link', { name: /proof/i }).first()).toBeVisible()
    await expectAccessible(page, 'letters under way')
  })

  await test.step('one is cancelled in time, and free again', async () => {
    await send.getByRole('button', { name: 'Cancel the letter to Equifax' }).click()
    const cancelled = send.getByRole('article', { name: 'Mailed for you: Equifax' })
    await expect(cancelled.getByText(/^We refund \$/)).toBeVisible()
    await expect(send.getByLabel('Equifax, round 1')).toBeVisible()
  })
})
