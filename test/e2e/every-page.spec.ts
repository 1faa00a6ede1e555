import { expect, type Page } from '@playwright/test'
import { linkedProducts } from '../../src/shared/catalogue/linked-products.ts'
import { payAddress } from '../../src/shared/catalogue/product.ts'
import { pages } from '../../src/shared/pages.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { deadLinksAmong, linksOf } from './support/follow-links.ts'
import { test } from './support/other-browsers.ts'

const staticPaths = pages.filter(({ kind }) => kind === 'static').map(({ path }) => path)
/** The pages of the app that anybody may open without having bought, applied or signed in. */
const openAppPages = [
  '/dispute-generator',
  '/checkout?tier=standard',
  '/apply-beta',
  '/account/sign-in',
  '/account/overview',
  '/account/get-reports',
  '/readiness-intake',
  '/readiness-checkout',
  '/readiness-success',
  '/readiness-thank-you',
  '/readiness/status',
  '/readiness/status?application=mine',
  payAddress('monthly-access'),
]
/** Of a page without a form, on the wire. */
const mostScriptBytes = 1_000

const addresses = [...staticPaths, ...openAppPages]
/** A browser that is emptied for every page costs more than the page: so many share one, each with a fresh load. */
const pagesOfOneTest = 8

for (let from = 0; from < addresses.length; from += pagesOfOneTest) {
  const some = addresses.slice(from, from + pagesOfOneTest)
  test(`${some[0]} to ${some.at(-1)} are sound at every width, in light and dark`, async ({
    page,
    baseURL,
  }) => {
    const seen = watch(page, String(baseURL))
    for (const address of some) await test.step(address, () => expectSound(page, address, seen))
  })
}

async function expectSound(page: Page, address: string, seen: Seen): Promise<void> {
  // The language that the page before was asked for in.
  await page.context().clearCookies()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 900 })
  const isStatic = staticPaths.includes(address)
  // A page of the app asks for what it shows; a button that just now becomes free fades in, and half-faded has no contrast.
  await page.goto(address, { waitUntil: isStatic ? 'load' : 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(page, `${address}, wide and light`)
  if (isStatic && (await page.locator('form').count()) === 0)
    expect(seen.scriptBytes.get(page.url()) ?? 0).toBeLessThanOrEqual(mostScriptBytes)
  await expectFooterInLine(page, address)
  await expectNoSidewaysScroll(page, 1920)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, `${address}, narrow and dark`)
  await expectNoSidewaysScroll(page, 320)
  if (isStatic) {
    await page.goto(`${address}?language=es`)
    await expectNoSidewaysScroll(page, 320)
  }
  expect(seen.problems, address).toEqual([])
}

test('the search of the help page finds a tip, and leads to one that it hides', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('searchbox').fill('utilizacion')
  await expect(page.getByText('No tips found.')).toBeVisible()
  await page.getByRole('searchbox').fill('limits utilization')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('article').getByRole('link', { name: 'Line of credit' }).click()
  await expect(page.getByRole('heading', { name: 'Line of credit' })).toBeInViewport()
  await page.getByLabel('Level').selectOption('advanced')
  await page.getByLabel('Subject').selectOption('funding')
  await expect(page.getByRole('status')).toHaveText(/^1 of \d+ tips$/)
})

test('no link, anchor or picture of any page is dead, in either language', async ({ baseURL }) => {
  const home = String(baseURL)
  const inBoth = staticPaths.flatMap((path) => [path, `${path}?language=es`])
  const links = await linksOf(home, ['/dispute-generator', ...inBoth])
  expect(links.filter(({ url }) => url.hostname.endsWith('.invalid'))).toEqual([])
  const own = links.filter(({ url }) => url.origin === home)
  expect(own.length).toBeGreaterThan(300)
  expect(await deadLinksAmong(own)).toEqual([])
})

test('every product of the catalogue can be bought from a page', async ({ baseURL }) => {
  const home = String(baseURL)
  const links = await linksOf(home, [...staticPaths, '/dispute-generator'])
  const reached = new Set(links.map(({ url }) => url.pathname))
  const wanted = linkedProducts.map(({ key }) => payAddress(key))
  expect(wanted.filter((each) => !reached.has(each))).toEqual([])
})

test('search engines find every listed page at the address that it names itself', async ({ baseURL }) => {
  const home = String(baseURL)
  expect(await textAt(`${home}/robots.txt`)).toContain(`Sitemap: ${home}/sitemap.xml`)
  const map = await textAt(`${home}/sitemap.xml`)
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(listed).toHaveLength(2 * pages.filter(({ indexed }) => indexed).length)
  const named = await Promise.all(
    listed.map(async (address) => (await textAt(address)).match(/<link rel="canonical" href="([^"]*)"/)?.[1]),
  )
  expect(named).toEqual(listed)
})

async function textAt(address: string): Promise<string> {
  const reply = await fetch(address)
  expect([address, reply.status]).toEqual([address, 200])
  return reply.text()
}

/** Errors of the console and requests to other hosts; and the bytes of script that came, by the page that asked for them. */
interface Seen {
  problems: string[]
  scriptBytes: Map<string, number>
}

function watch(page: Page, home: string): Seen {
  const seen: Seen = { problems: [], scriptBytes: new Map() }
  page.on('console', (message) => {
    if (message.type() === 'error') seen.problems.push(message.text())
  })
  page.on('pageerror', (error) => seen.problems.push(error.message))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== home) seen.problems.push(`asked ${url.origin}`)
  })
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const bytes = Number(response.headers()['content-length'] ?? Number.POSITIVE_INFINITY)
    const from = response.frame().url()
    seen.scriptBytes.set(from, (seen.scriptBytes.get(from) ?? 0) + bytes)
  })
  return seen
}

/** What is pressed has room around it, and its words begin below those of the text above. */
async function expectFooterInLine(page: Page, address: string): Promise<void> {
  const begins = await page.getByRole('contentinfo').evaluate((footer) =>
    [footer.querySelector('p'), footer.querySelector('a')].map((element) => {
      const words = document.createRange()
      words.selectNodeContents(element ?? footer)
      return Math.round(words.getBoundingClientRect().left)
    }),
  )
  expect(begins[1], `the first link of the footer of ${address}`).toBe(begins[0])
}

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(beyond, `sideways scrolling at ${width} pixels`).toBeLessThanOrEqual(0)
}
