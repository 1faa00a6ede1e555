import type { Locator, Page } from '@playwright/test'

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
