import { expect, type Locator, type Page } from '@playwright/test'
import { type EnvelopesShown, listEnvelopes, signLetter } from '../../../src/shared/api/envelopes.ts'

/** Draws a signature in one line. */
export async function drawSignature(page: Page, field: Locator): Promise<void> {
  // Not before the page stands still.
  await field.hover()
  const box = await field.boundingBox()
  if (!box) throw new Error('there is no field to sign in')
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.7)
  await page.mouse.down()
  for (const [x, y] of [
    [0.25, 0.2],
    [0.4, 0.8],
    [0.6, 0.3],
    [0.85, 0.7],
  ] as const)
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 4 })
  await page.mouse.up()
}

/** Draws a signature in the field and sets it in the bureau's letter, on the page of the mail log. */
export async function signOnScreen(page: Page, bureau: string): Promise<void> {
  const letter = page.getByRole('article', { name: `Letter to ${bureau}` })
  await letter.getByRole('button', { name: /^Sign this letter/ }).click()
  const field = letter.getByRole('img', { name: 'Field for your signature' })
  await drawSignature(page, field)
  await letter.getByRole('checkbox', { name: /^I agree to sign this letter on the screen/ }).check()
  await letter.getByRole('button', { name: 'Set my signature in this letter' }).click()
  await expect(letter.getByText(/^Signed on/)).toBeVisible()
}

/** Sets the signature that is kept in every letter that is ready and has none, as the button sends it. */
export async function signByCall(page: Page, clientId: string): Promise<void> {
  const reply = await page.request.get(listEnvelopes.path.replace(':id', clientId))
  const { letters }: EnvelopesShown = await reply.json()
  for (const { documentId, sha256, isReady, signedAt } of letters) {
    if (!isReady || signedAt !== null) continue
    const path = signLetter.path.replace(':id', clientId).replace(':document', String(documentId))
    const signed = await page.request.post(path, { data: { sha256, consent: true } })
    expect(signed.status(), await signed.text()).toBe(200)
  }
}
