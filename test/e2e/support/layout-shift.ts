import { expect, type Page } from '@playwright/test'
import { soaked } from '../../support/soak-share.ts'

/** Calls and files answer at once on this machine; each of a page's calls takes another time here, as on a phone. */
const slowest = 400

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } }
/** What nobody sees; up to 0.1 counts as good. */
const unseen = 0.02
/** So long after the last answer a page asks for nothing more. Counted here: the browser's own word that its network is idle never came on a starved core. */
const quietMs = 500
/** What a page waits for costs no processor: so many load beside each other. */
const beside = 4

/** What a person meets first is short on a phone, with all that a case of three reports shows: at most so many screens. */
export const mostScreens = { '/client-dashboard': 6, '/account/review': 3 }

/**
 * Pages that load without their parts moving, in the browser of this page: at the width of those whom they are for, and in the soak on a
 * phone and on a desk.
 * @param most how long some of them are at most, by their path, in screens of the phone
 */
export async function expectAllStandStill(
  page: Page,
  addresses: readonly string[],
  usual: keyof typeof sizes,
  most: Readonly<Record<string, number>> = {},
): Promise<void> {
  const tried = soaked([sizes[usual]], Object.values(sizes))
  const waiting = tried.flatMap((size) => addresses.map((address) => ({ address, size })))
  const moved: string[] = []
  const long: string[] = []
  const work = async () => {
    const tab = await page.context().newPage()
    await tab.addInitScript(answerLate, slowest)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { address, size } = next
      await tab.setViewportSize(size)
      const { sum, parts } = await layoutShiftOf(tab, address)
      if (sum > unseen) moved.push(`${address} at ${size.width}: ${sum.toFixed(3)}, ${parts.join(', ')}`)
      const atMost = size === sizes.phone ? most[address.split('?')[0] ?? ''] : undefined
      if (atMost === undefined) continue
      const screens = await tab.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)
      process.stdout.write(`\n${address}: ${screens.toFixed(1)} screens of a phone, ${atMost} at most\n`)
      if (screens > atMost) long.push(`${address}: ${screens.toFixed(1)} screens`)
    }
    await tab.close()
  }
  await Promise.all(Array.from({ length: Math.min(beside, waiting.length) }, work))
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
  await page.goto(address)
  // On a busy machine nothing is asked for while the app's code is compiled; and what leads on to another page has not led there.
  await expect(page.locator('h1').first(), `a heading of ${address}`).toBeAttached()
  await page.evaluate(() => {
    window.lateAnswers.lastAt = performance.now()
  })
  await page.waitForFunction(
    (quiet) => window.lateAnswers.open === 0 && performance.now() - window.lateAnswers.lastAt > quiet,
    quietMs,
    { polling: 100 },
  )
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

declare global {
  interface Window {
    /** Of the calls of this page: how many wait for their answer, and when the last one came. */
    lateAnswers: { open: number; lastAt: number }
  }
}

/**
 * Runs in each page before its own code. In the page, since a browser whose calls are held from outside keeps no file: every page would fetch
 * and compile all of its script anew. Fonts need no delay: one that is late is not used (`font-display: optional`).
 */
function answerLate(slowestAnswer: number): void {
  const answers = { open: 0, lastAt: performance.now() }
  window.lateAnswers = answers
  const ask = window.fetch.bind(window)
  let calls = 0
  window.fetch = async (...asked) => {
    calls += 1
    answers.open += 1
    const late = new Promise((resolve) => setTimeout(resolve, (calls * 170) % slowestAnswer))
    try {
      const [answer] = await Promise.all([ask(...asked), late])
      return answer
    } finally {
      answers.open -= 1
      answers.lastAt = performance.now()
    }
  }
}
