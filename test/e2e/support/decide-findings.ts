import { expect, type Page } from '@playwright/test'
import { decideFinding, getReview, type Review } from '../../../src/shared/api/review.ts'
import { lettersOf } from './mailing-steps.ts'

/**
 * The client disputes every finding that is open: what is provable in one act, the rest one by one. Ends when every letter
 * of the review is ready to sign.
 */
export async function disputeEverything(page: Page, clientId: string): Promise<void> {
  await page.goto(`/account/review?client=${clientId}`)
  const findings = page.locator('#findings')
  await expect(findings.getByRole('group', { name: /^Your decision/ }).first()).toBeVisible()
  const together = findings.getByRole('button', { name: /^Dispute (all \d+|the) provable/ })
  if ((await together.count()) > 0) {
    await together.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Yes, dispute/ }).click()
    await expect(dialog).toHaveCount(0)
    // It is entered before the findings are asked for anew: until then some count as open that are not.
    await expect(together).toHaveCount(0)
  }
  const open = findings
    .getByRole('group', { name: /^Your decision/ })
    .filter({ hasNot: page.locator('[aria-pressed="true"]') })
  for (let left = await open.count(); left > 0; left -= 1) {
    await open.first().getByRole('button', { name: 'Dispute', exact: true }).click()
    await expect(open).toHaveCount(left - 1)
  }
  const letters = page.locator('#letters')
  await expect(letters.getByText('Ready to sign').first()).toBeVisible()
  await expect(letters.getByText(/for your decision$/)).toHaveCount(0)
}

/** Disputes every finding that is open, as the buttons of the review send it. Ends when no letter waits for a decision. */
export async function disputeByCall(page: Page, clientId: string): Promise<void> {
  const reply = await page.request.get(getReview.path.replace(':id', clientId))
  const { findings }: Review = await reply.json()
  for (const { id, decision } of findings) {
    if (decision !== null) continue
    const data = { finding: id, decision: 'dispute' }
    const decided = await page.request.post(decideFinding.path.replace(':id', clientId), { data })
    expect(decided.status(), await decided.text()).toBe(200)
  }
  const waiting = async () => (await lettersOf(page, clientId)).filter(({ undecided }) => undecided > 0)
  await expect.poll(waiting).toEqual([])
}
