import { expect, type Page } from '@playwright/test'
import { encode } from 'fast-png'
import { answerPdf } from '../support/print-results/print-answer.ts'
import { disputeByCall } from './support/decide-findings.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { sendIntake } from './support/join-by-call.ts'
import { expectAllStandStill } from './support/layout-shift.ts'
import { disputedItems, lettersOf } from './support/mailing-steps.ts'
import { test } from './support/other-browsers.ts'
import { sendPayment } from './support/pay-by-call.ts'
import { person } from './support/paying-steps.ts'
import { becomeStaff } from './support/staff-member.ts'
import { countPresses, enterAnswerFile, prints } from './support/staff-steps.ts'
import { pickByKeys } from './support/walk-by-keyboard.ts'

const receipt = {
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(encode({ width: 2, height: 2, data: new Uint8Array(12).fill(200), channels: 3 })),
}

/** A client who has paid and sent two of three reports: nothing starts by itself. Returns their number. */
async function becomeClientWithTwoReports(page: Page): Promise<string> {
  const { email, paymentIntent } = await sendPayment(page)
  const whose = { ...person, email, clientType: 'paid', paymentIntentId: paymentIntent }
  const reports = { Experian: 'set-1/experian.pdf', Equifax: 'set-1/equifax.pdf' }
  const clientId = await sendIntake(page, whose, reports)
  await expect(page.getByText('Connected', { exact: true }).first()).toBeVisible()
  return clientId
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the case' }).getByRole('link', { name }).click()

/** Presses Tab until this control has the focus: what the keyboard alone can reach. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      const label = element?.labels?.[0]?.textContent
      return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''
    })
    if (focused.trim() === name) return
  }
  throw new Error(`the Tab key does not reach "${name}"`)
}

test('staff work a case from the upload to completed, and the portal follows live', async ({
  page: portal,
  openBrowser,
}) => {
  const clientId = await becomeClientWithTwoReports(portal)
  const staff = await openBrowser()
  await staff.goto(`/dashboard/client?client=${clientId}`)
  await expect(staff.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible()
  await becomeStaff(staff, 'Ada Admin')
  await staff.goto(`/dashboard/client?client=${clientId}`)

  await test.step('everything known is a press away, the name always in sight', async () => {
    await expect(staff.getByRole('heading', { name: 'Harlan Ashgrove' })).toBeVisible()
    await expect(part(staff, 'Contact and answers').getByText('5201 Windlestraw Pl')).toBeVisible()
    await expectAccessible(staff, 'the record of a case')
    await goTo(staff, 'Money')
    await expect(part(staff, 'Payments and refunds').getByText('ARMOR Premier')).toBeVisible()
    await goTo(staff, 'Reports and papers')
    await expect(part(staff, 'Uploads').getByText('Not analyzed yet').first()).toBeVisible()
    await goTo(staff, 'History and closing')
    await expect(part(staff, 'Consents').getByRole('row')).not.toHaveCount(0)
    await expectAccessible(staff, 'a case before its processing')
  })

  await test.step('processing is started here, and runs to its end in both windows', async () => {
    await goTo(staff, 'Record and stage')
    const processing = part(staff, 'Processing')
    await staff.getByRole('button', { name: 'Start processing' }).first().click()
    await expect(processing.getByText('Completed', { exact: true })).toBeVisible()
    await expect(staff.getByRole('heading', { name: /findings and .* wait for the client$/ })).toBeVisible()
    await goTo(staff, 'Reports and papers')
    await expect(part(staff, 'Uploads').getByRole('progressbar').first()).toBeVisible()
    await staff.getByRole('link', { name: 'Enter decisions' }).click()
    await expect(part(staff, 'Findings and decisions').getByText(/^\d+ findings, 0 decided$/)).toBeVisible()
    await expect(portal.getByRole('link', { name: /^Open Document/ }).first()).toBeVisible()
    await expectAccessible(staff, 'a case with findings and documents')
  })

  await test.step('the case and the day of staff do not move while they load', async () => {
    // Every other page of staff: the soak (stands-still).
    await expectAllStandStill(staff, [`/dashboard/client?client=${clientId}`, '/dashboard/today'], 'desk')
  })

  await test.step('the client decides what the letters say', async () => {
    await goTo(staff, 'Mail log')
    const letters = part(staff, 'Mail log and deadlines')
    await expect(letters.getByRole('button', { name: /^Enter that it was mailed/ })).toHaveCount(0)
    await disputeByCall(portal, clientId)
    await portal.goto(`/client-dashboard?client=${clientId}`)
    await expect(portal.getByText('Ready to sign').first()).toBeVisible()
    await staff.reload()
    await expect(letters.getByRole('button', { name: /^Enter that it was mailed/ }).first()).toBeVisible()
  })

  await test.step('a mail date with its certified number moves the portal', async () => {
    const letter = part(staff, 'Mail log and deadlines')
      .getByRole('article', { name: 'Letter to Experian', exact: true })
      .first()
    await letter.getByRole('button', { name: /^Enter that it was mailed/ }).click()
    await letter.getByRole('radio', { name: 'It was mailed' }).check()
    const day = await staff.evaluate(() => {
      const now = new Date()
      const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      return parts.map((each) => String(each).padStart(2, '0')).join('-')
    })
    await letter.getByLabel('What day was it?').fill(day)
    await letter.getByLabel(/^Certified mail number/).fill('9407 1000 0000 0000 0000 01')
    await letter.getByLabel('Photo of the proof').setInputFiles(receipt)
    await letter.getByRole('button', { name: 'Save this step' }).click()
    await expect(letter.getByText(/9407 1000 0000 0000 0000 01/)).toBeVisible()
    await goTo(staff, 'Record and stage')
    await expect(staff.getByLabel('Round 1 mailed')).toHaveValue(day)
    await expect(portal.getByText('Round 1 Sent').first()).toBeVisible()
  })

  await test.step('the answer of the bureau says what became of the items, and the next round is one press', async () => {
    const items = await disputedItems(portal, clientId, 'Experian', 'verified')
    const buffer = answerPdf(prints.Experian, items, new Date())
    const answering = await enterAnswerFile(staff, { bureau: 'Experian', buffer, round: 1 })
    answering.done('the answer of Experian', 4)
    await expect(staff.getByText('Verified', { exact: true }).first()).toBeVisible()
    const preparing = countPresses()
    await preparing.press(staff.getByRole('region', { name: /can be prepared/ }).getByRole('button'))
    preparing.done('the next round', 1)
    const ofRound2 = async () => (await lettersOf(portal, clientId)).filter(({ round }) => round === 2)
    await expect.poll(async () => (await ofRound2()).length).toBeGreaterThan(0)
    await expect(staff.getByRole('region', { name: /can be prepared/ })).toHaveCount(0)
    await goTo(staff, 'Record and stage')
  })

  await test.step('by keyboard alone: the results text and the last stage', async () => {
    await staff.locator('#main').focus()
    await tabTo(staff, 'Stage')
    await pickByKeys(staff, staff.getByLabel('Stage', { exact: true }), 'Comp')
    await tabTo(staff, 'Results, as the client reads them')
    await staff.keyboard.type('Experian corrected two accounts.')
    await tabTo(staff, 'Save changes')
    await staff.keyboard.press('Enter')
    await expect(staff.getByText('Saved. The client’s portal shows it.')).toBeVisible()
    await expect(portal.getByText('Experian corrected two accounts.')).toBeVisible()
    await expect(portal.getByRole('progressbar', { name: /progress/i }).first()).toHaveAttribute(
      'aria-valuenow',
      '100',
    )
  })

  await test.step('what another member saves meanwhile stands beside what is typed, and nothing is lost', async () => {
    const results = staff.getByLabel(/^Results, as the client reads them/)
    await results.fill('Experian corrected three accounts.')
    const colleague = await openBrowser()
    await becomeStaff(colleague, 'Kim Colleague')
    const saved = await colleague.request.patch(`/api/clients/${clientId}`, {
      data: { results: 'Experian corrected one account.' },
    })
    expect(saved.status()).toBe(200)
    await colleague.context().close()
    const record = staff.getByRole('form', { name: 'Record' })
    await expect(record.getByText(/^Kim Colleague changed this record on/)).toBeVisible()
    await expect(record.getByText('Experian corrected one account.')).toBeVisible()
    await expect(results).toHaveValue('Experian corrected three accounts.')
    await expectAccessible(staff, 'a conflict of two editors')
    await record.getByRole('button', { name: /^Keep mine/ }).click()
    await record.getByRole('button', { name: 'Save changes' }).click()
    await expect(portal.getByText('Experian corrected three accounts.')).toBeVisible()
  })

  await test.step('a refund in part, asked once more, then shown with what is left', async () => {
    await goTo(staff, 'Money')
    const payments = part(staff, 'Payments and refunds')
    await payments.getByRole('button', { name: 'Refund ARMOR Premier' }).click()
    await payments.getByLabel('Amount in dollars').fill('250')
    await payments.getByLabel('Reason, for the record').fill('Agreed on the phone')
    await payments.getByRole('button', { name: 'Continue' }).click()
    await expectAccessible(staff, 'a refund before it is confirmed')
    await payments.getByRole('button', { name: 'Yes, refund $250.00' }).dblclick()
    await expect(payments.getByText('$250.00 was refunded.')).toBeVisible()
    await expect(payments.getByRole('row', { name: /Ada Admin/ })).toHaveCount(1)
    await expect(payments.getByText('$1,500.00')).toBeVisible()
  })

  await test.step('a score is entered, and the portal shows it', async () => {
    await goTo(staff, 'Record and stage')
    const score = staff.getByRole('form', { name: 'Enter score' })
    await score.getByLabel('Score').fill('655')
    await score.getByLabel('On which day it held').fill('2026-01-15')
    await score.getByLabel('Where it was read').fill('Experian app')
    await score.getByRole('button', { name: 'Enter score' }).click()
    await expect(part(staff, 'Credit score').getByText('Experian app')).toBeVisible()
    await expect(portal.getByText('655', { exact: true }).first()).toBeVisible()
  })

  await test.step('on a telephone and in the dark nothing scrolls sideways', async () => {
    await staff.setViewportSize({ width: 390, height: 844 })
    await staff.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(staff, 'a case on a telephone, dark')
    await staff.getByRole('link', { name: 'All parts of the case' }).click()
    await expectAccessible(staff, 'the parts of a case on a telephone, dark')
    const screens = await staff.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)
    expect(screens, 'screens of a telephone before a part is opened').toBeLessThanOrEqual(6)
    await staff.emulateMedia({ colorScheme: 'light' })
    await staff.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('a blocked client finds nothing any more', async () => {
    await goTo(staff, 'History and closing')
    await staff
      .getByRole('form', { name: 'Block this client' })
      .getByLabel(/^Reason/)
      .fill('Charged back')
    await staff.getByRole('button', { name: 'Block this client' }).click()
    await expect(staff.getByRole('button', { name: 'Let this client in again' })).toBeVisible()
    expect((await portal.request.get(`/api/clients/${clientId}`)).status()).toBe(404)
  })

  await test.step('every act stands in the audit log of the client', async () => {
    await staff.reload()
    const log = part(staff, 'Audit log')
    await log.getByRole('button', { name: 'Show the newest entries' }).click()
    for (const action of ['block client', 'enter score', 'ask refund', 'open client'])
      await expect(log.getByText(action, { exact: true }).first()).toBeVisible()
  })
})
