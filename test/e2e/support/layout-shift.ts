import { expect, type Page } from '@playwright/test'

/** Calls and files answer at once on this machine; each of a page's calls takes another time here, as on a phone. */
const slowest = 400

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]
/** What nobody sees; up to 0.1 counts as good. */
const unseen = 0.02
/** So long after the last answer a page asks for nothing more. Counted here: the browser's own word that its network is idle never came on a starved core. */
const quietMs = 500
/** What a page waits for costs no processor: so many load beside each other. */
const beside = 4

/**
 * Pages that load on a phone and on a desk without their parts moving, in the browser of this page.
 * @param mostScreens how long some of them are at most, by their path, in screens of the phone
 */
export async function expectAllStandStill(
  page: Page,
  addresses: readonly string[],
  mostScreens: Readonly<Record<string, number>> = {},
): Promise<void> {
  const waiting = sizes.flatMap((size) => addresses.map((address) => ({ address, size })))
  const moved: string[] = []
  const long: string[] = []
  const work = async () => {
    const tab = await page.context().newPage()
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { address, size } = next
      await tab.setViewportSize(size)
      const { sum, parts } = await layoutShiftOf(tab, address)
      if (sum > unseen) moved.push(`${address} at ${size.width}: ${sum.toFixed(3)}, ${parts.join(', ')}`)
      const most = size === sizes[0] ? mostScreens[address.split('?')[0] ?? ''] : undefined
      if (most === undefined) continue
      const screens = await tab.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)
      process.stdout.write(`\n${address}: ${screens.toFixed(1)} screens of a phone, ${most} at most\n`)
      if (screens > most) long.push(`${address}: ${screens.toFixed(1)} screens`)
    }
    await tab.close()
  }
  await Promise.all(Array.from({ length: beside }, work))
  expect(moved).toEqual([])
  expect(long).toEqual([])
}

interface Shift {
  sum: number
  /** What was moved by more than nobody sees, and when. */
  parts: string[]
}

/**
 * How far the parts of a page move while it loads, as browsers measure it (Layout Instability: the share of the screen
 * that moved times how far), with answers that come one after the other.
 * @returns the sum of all shifts, until nothing has come for a while
 */
async function layoutShiftOf(page: Page, address: string): Promise<Shift> {
  let calls = 0
  let unanswered = 0
  let lastAnswer = Date.now()
  await page.route(/\/api\/|\.woff2$/, async (route) => {
    calls += 1
    unanswered += 1
    await new Promise((resolve) => setTimeout(resolve, (calls * 170) % slowest))
    // The page may have gone on to another one meanwhile.
    const answer = await route.fetch().catch(() => null)
    await (answer ? route.fulfill({ response: answer }) : route.abort()).catch(() => undefined)
    unanswered -= 1
    lastAnswer = Date.now()
  })
  await page.goto(address)
  // On a busy machine nothing is asked for while the app's code is compiled; and what leads on to another page has not led there.
  await expect(page.locator('h1').first(), `a heading of ${address}`).toBeAttached()
  lastAnswer = Date.now()
  await expect
    .poll(() => unanswered === 0 && Date.now() - lastAnswer > quietMs, { intervals: [100] })
    .toBe(true)
  await page.unrouteAll({ behavior: 'wait' })
  return page.evaluate(
    () =>
      new Promise<Shift>((resolve) => {
        const found: Shift = { sum: 0, parts: [] }
        type Entry = PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Entry[]) {
            if (hadRecentInput) continue
            found.sum += value
            const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? node?.nodeName)
            if (value > 0.005)
              found.parts.push(`${value.toFixed(3)} after ${startTime.toFixed(0)} ms: ${moved}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(found), 100)
      }),
  )
}
