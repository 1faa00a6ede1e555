import { expect, type Page } from '@playwright/test'

/** Calls answer at once on this machine; each of a page's calls takes another time here, as on a phone. */
const slowest = 900

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]
/** What nobody sees; up to 0.1 counts as good. */
const unseen = 0.02

/** A page that loads on a phone and on a desk without its parts moving; the size of the window is then as it was. */
export async function expectStandsStill(page: Page, address: string): Promise<void> {
  const before = page.viewportSize()
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect(await layoutShiftOf(page, address), `at ${size.width} pixels`).toBeLessThan(unseen)
  }
  if (before) await page.setViewportSize(before)
}

/**
 * How far the parts of a page move while it loads, as browsers measure it (Layout Instability: the share of the screen
 * that moved times how far), with answers that come one after the other.
 * @returns the sum of all shifts, until nothing has come for a second
 */
async function layoutShiftOf(page: Page, address: string): Promise<number> {
  let calls = 0
  await page.route('**/api/**', async (route) => {
    calls += 1
    await new Promise((resolve) => setTimeout(resolve, (calls * 170) % slowest))
    await route.continue()
  })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  // A call that came last may still be on its way.
  await page.unrouteAll({ behavior: 'wait' })
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 200)
      }),
  )
}
