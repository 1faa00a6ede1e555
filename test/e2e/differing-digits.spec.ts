import { expect, type Page, test } from '@playwright/test'
import { expectDocuments } from './support/case-steps.ts'
import { becomeTester } from './support/join-by-call.ts'
import { lettersOf } from './support/mailing-steps.ts'
import { readLetterText } from './support/read-download.ts'

async function letterText(page: Page, clientId: string): Promise<string> {
  const letter = (await lettersOf(page, clientId)).find(({ recipient }) => recipient === 'Equifax')
  if (!letter) throw new Error('there is no letter to Equifax')
  return readLetterText(page, `/api/documents/${letter.documentId}/download`)
}

test('no letter carries digits on which the reports differ until their owner says which are right', async ({
  page,
}) => {
  // Experian prints 5517, Equifax 5571.
  const clientId = await becomeTester(page, {
    Experian: 'set-1/experian.pdf',
    Equifax: 'set-1/equifax.pdf',
  })
  expect((await page.request.post(`/api/clients/${clientId}/trigger-armor`)).ok()).toBe(true)
  await expectDocuments(page, 6)
  expect(await letterText(page, clientId)).not.toMatch(/ending in/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/account/review?client=${clientId}#digits`)
  const part = page.locator('#digits')
  await part.getByRole('button', { name: 'Save answer' }).click()
  await expect(part.getByText('Please choose an answer').first()).toBeVisible()
  await part.getByRole('radio', { name: 'None of these' }).check()
  await part.getByRole('button', { name: 'Save answer' }).click()
  await expect(part.getByText('Saved. No letter carries any digits of your number.')).toBeVisible()
  await part.getByRole('radio', { name: /^5571/ }).check()
  await part.getByRole('button', { name: 'Save other answer' }).click()
  await expect(part.getByText('Saved. Your letters say that your number ends in 5571.')).toBeVisible()
  await expect.poll(() => letterText(page, clientId)).toMatch(/ending in 5571/)
})
