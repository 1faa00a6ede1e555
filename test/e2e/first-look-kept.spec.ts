import { readdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { keptInBrowser } from './support/kept-in-browser.ts'
import { test } from './support/other-browsers.ts'

const hour = 3_600_000

/** As the page keeps them, by another hand, until then. */
async function keep(page: Page, until: number): Promise<void> {
  await page.goto('/help')
  await page.evaluate(
    (until) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('armor-first-look')
        opening.onupgradeneeded = () => void opening.result.createObjectStore('kept')
        opening.onsuccess = () => {
          const writing = opening.result.transaction('kept', 'readwrite')
          const report = { file: new File(['%PDF-1.7'], 'kept-report.pdf'), bureau: null }
          writing.objectStore('kept').put({ until, reports: [report] }, 'reports')
          writing.objectStore('kept').put({ until, decisions: [{ finding: 'kept-finding' }] }, 'decisions')
          writing.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    until,
  )
}

test('what a first look kept is gone after its hours as soon as /check is opened, and not before', async ({
  page,
}) => {
  await keep(page, Date.now() + hour)
  await page.goto('/check')
  await page.waitForLoadState('networkidle')
  expect(await keptInBrowser(page)).toContain('kept-finding')

  await keep(page, Date.now() - 1)
  await page.goto('/check')
  await expectNothingKept(page)
})

test('so it is by any page that is opened, once the app was', async ({ browser, baseURL }) => {
  // A context of its own: in a browser that is only emptied the app's worker would be another test's.
  const context = await browser.newContext({ baseURL: String(baseURL), serviceWorkers: 'allow' })
  const page = await context.newPage()
  await keep(page, Date.now() - 1)
  await page.goto('/checkout')
  await expectNothingKept(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await keep(page, Date.now() - 1)
  await page.goto('/restore')
  await expectNothingKept(page)
  await keep(page, Date.now() + hour)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await keptInBrowser(page)).toContain('kept-finding')
  await context.close()
})

async function expectNothingKept(page: Page): Promise<void> {
  await expect.poll(() => keptInBrowser(page)).not.toContain('kept-finding')
  expect(await keptInBrowser(page)).not.toContain('"reports"')
}

test('what the first look loads is small, and stays in the browser for good', async ({ request }) => {
  const worker = readdirSync('dist/web/assets/sealed').find((name) => name.endsWith('.js'))
  const assets = readdirSync('dist/web/assets')
  const page = await request.get('/check')
  const script = /<script type="module" src="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const most: Record<string, number> = {
    [script]: 1_000,
    [`/assets/sealed/${worker}`]: 350_000,
    [`/assets/${assets.find((name) => /^pdfium-.*\.wasm$/.test(name))}`]: 1_800_000,
  }
  for (const [address, bytes] of Object.entries(most)) {
    const answer = await request.get(address, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers()['cache-control'], address).toMatch(/max-age=31536000.*immutable/)
    expect(Number(answer.headers()['content-length']), address).toBeGreaterThan(100)
    expect(Number(answer.headers()['content-length']), address).toBeLessThanOrEqual(bytes)
  }
})
