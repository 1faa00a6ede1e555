import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Else axe prints the source of every element that it looks at, a tenth of its time; what is found is named by its selector. */
const withoutSources = 'axe.configure({ noHtml: true })'

/**
 * A page has a dozen colours, and axe takes each of them apart thousands of times, with a library that knows every space of colours: two
 * fifths of its time. What a text of a colour comes to is worked out once a document.
 */
const rememberColours = `(() => {
  const { prototype } = axe.commons.color.Color
  const { parseString } = prototype
  const known = new Map()
  prototype.parseString = function (text) {
    const kept = known.get(text)
    if (kept === undefined) {
      parseString.call(this, text)
      known.set(text, [this.r, this.g, this.b, this.alpha])
    } else [this.r, this.g, this.b, this.alpha] = kept
    return this
  }
})()`

/**
 * axe finds nothing, and nothing scrolls sideways. Waits for motion to end: half-faded text has no contrast. What changes its colour
 * while axe looks has the new one at once: a transition, however short, shows the old one for a frame more, beside what has none. Frames are
 * left out: the only one is a mail as it was sent, in a sandbox that lets no script in, axe's neither.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // The document has loaded before the page's own code has: until then there is nothing to look at, and nothing that may be judged.
  await expect(page.locator('main').first(), `a page in the state "${state}"`).toBeAttached()
  await expect(page.locator('h1').first(), `a heading in the state "${state}"`).toBeAttached()
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
  // Half a megabyte of script: once a document, however often that document is looked at.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${axeScript};${withoutSources};${rememberColours}`)
  const { found, overflow } = await page.evaluate(lookThrough)
  expect(found, `axe in the state "${state}"`).toEqual([])
  expect(overflow, `sideways scrolling in the state "${state}"`).toBeLessThanOrEqual(0)
}

/**
 * Runs in the page. Every rule of axe that is on by default; what passes is not worked out beyond that it passes, and of what axe can
 * load beforehand only media, which is what the one such rule that is on needs (no-autoplay-audio).
 */
async function lookThrough(): Promise<{ found: string[]; overflow: number }> {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  const { violations } = await (window as unknown as { axe: typeof axe }).axe
    .run(document, {
      iframes: false,
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    })
    .finally(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
    })
  return {
    found: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    ),
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  }
}
