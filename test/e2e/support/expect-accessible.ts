import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * axe finds nothing, and nothing scrolls sideways. Waits for motion to end: half-faded text has no contrast. Frames are
 * left out: the only one is a mail as it was sent, in a sandbox that lets no script in, axe's neither.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await page
    .evaluate(async () => {
      await Promise.all(
        document
          .getAnimations()
          .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          .map((animation) => animation.finished.catch(() => null)),
      )
    })
    .catch(() => null)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ iframes: false }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found, `axe in the state "${state}"`).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `sideways scrolling in the state "${state}"`).toBeLessThanOrEqual(0)
}
