import { expect } from '@playwright/test'
import { answerPdf } from '../support/print-results/print-answer.ts'
import { reportsOfSet } from './support/case-steps.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { becomeTester } from './support/join-by-call.ts'
import { disputedItems, lettersOf } from './support/mailing-steps.ts'
import { test } from './support/other-browsers.ts'
import { becomeStaff } from './support/staff-member.ts'
import {
  countPresses,
  decideAll,
  enterAnswerFile,
  mailRound,
  openPart,
  prints,
  region,
} from './support/staff-steps.ts'

// What staff enter here stands in work-a-case in other ways, and each part of the page in the tests of its own.
test('staff alone work a case into its second round, and the client’s portal follows live @soak', async ({
  page: portal,
  openBrowser,
}) => {
  const clientId = await becomeTester(portal, reportsOfSet('set-1'))
  const staff = await openBrowser()
  await becomeStaff(staff, 'Sam Staff')
  await staff.goto(`/dashboard/client?client=${clientId}`)

  await test.step('decisions are entered under the word of the client', async () => {
    await staff.getByRole('link', { name: 'Enter decisions' }).click()
    const part = region(staff, 'Findings and decisions')
    await expect(part.getByRole('button', { name: 'Dispute', exact: true }).first()).toBeDisabled()
    await decideAll(staff)
    await expectAccessible(staff, 'decisions entered by staff')
    const facts = await (await portal.request.get(`/api/clients/${clientId}/facts`)).json()
    expect(facts.facts[0]).toMatchObject({ by: 'staff', onWordOf: { by: 'Harlan Ashgrove', how: 'phone' } })
    await expect
      .poll(async () => (await lettersOf(portal, clientId)).every((each) => each.undecided === 0))
      .toBe(true)
  })

  await test.step('the papers are printed in one file', async () => {
    const counted = countPresses()
    await counted.press(openPart(staff, 'Documents and packets'))
    const link = staff.getByRole('link', { name: 'All packets of round 1 in one file' })
    // What the file holds is looked at where packets are; it takes a while to make.
    await expect(link).toHaveAttribute('href', `/api/clients/${clientId}/envelopes/rounds/1`)
    await counted.press(link)
    counted.done('papers for printing', 3)
  })

  await test.step('three letters are mailed in one form, and the portal follows', async () => {
    const counted = await mailRound(staff, null)
    counted.done('three mailed letters with proof', 9)
    await expect(portal.getByText('Round 1 Sent').first()).toBeVisible()
    await expectAccessible(staff, 'the mail log of staff')
    await mailRound(staff, 'Delivered')
    await openPart(staff, 'Record and stage').click()
    await expect(staff.getByLabel('Round 1 mailed')).not.toHaveValue('')
  })

  await test.step('each answer says what became of the items', async () => {
    for (const bureau of ['Experian', 'Equifax', 'TransUnion'] as const) {
      const items = await disputedItems(portal, clientId, bureau, 'verified')
      const buffer = answerPdf(prints[bureau], items, new Date())
      const counted = await enterAnswerFile(staff, { bureau, buffer, round: 1 })
      counted.done(`the answer of ${bureau}`, 4)
    }
    await expect(staff.getByText('Verified', { exact: true }).first()).toBeVisible()
    await expectAccessible(staff, 'the answers of a case')
  })

  await test.step('the next round is one press', async () => {
    const counted = countPresses()
    await counted.press(staff.getByRole('region', { name: /can be prepared/ }).getByRole('button'))
    counted.done('the next round', 1)
    const ofRound2 = async () => (await lettersOf(portal, clientId)).filter(({ round }) => round === 2)
    await expect.poll(async () => (await ofRound2()).length).toBeGreaterThan(0)
    await expect(staff.getByRole('region', { name: /can be prepared/ })).toHaveCount(0)
  })

  await test.step('a message is answered in two presses', async () => {
    const answering = countPresses()
    await answering.press(openPart(staff, 'Messages and emails'))
    const part = region(staff, 'Messages')
    await part.getByRole('textbox').fill('Round 2 is on its way to you.')
    await answering.press(part.getByRole('button', { name: /^Send/ }))
    await expect(part.getByRole('log').getByText('Round 2 is on its way to you.')).toBeVisible()
    answering.done('an answer to a message', 2)
  })

  await test.step('on a telephone it begins with six screens at most, then one part at a time', async () => {
    await staff.setViewportSize({ width: 390, height: 844 })
    await staff.goto(`/dashboard/client?client=${clientId}`)
    await expect(staff.getByRole('heading', { level: 1, name: 'Harlan Ashgrove' })).toBeVisible()
    const screens = await staff.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)
    process.stdout.write(`before a part is opened: ${screens.toFixed(1)} screens of a telephone\n`)
    expect(screens).toBeLessThanOrEqual(6)
    await openPart(staff, 'Findings and decisions').click()
    await expectAccessible(staff, 'decisions on a telephone')
    await expect(staff.getByRole('heading', { level: 1, name: 'Harlan Ashgrove' })).toBeInViewport()
  })
})
