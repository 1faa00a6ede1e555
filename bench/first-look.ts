import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserServer, chromium, type Page } from '@playwright/test'
import { startBuiltServer } from './built-server.ts'
import { slowDown } from './slowed-browser.ts'
import { percentile, timed } from './timing.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = ['experian', 'equifax', 'transunion'].map((bureau) =>
  path.join(root, `test/fixtures/reports/set-3/${bureau}.pdf`),
)
/** Of all three together: a figure of fewer is of a file that was not read. */
const pagesOfAll = 47
const looks = 3

/**
 * `/check` as a visitor waits for it: what it loads, and how long three reports of 47 pages take from the choice to what they show, with
 * loading, on this processor and on one that is four times slower; the longest time in which the page showed nothing new.
 */
export async function benchFirstLook(print: (line: string) => void): Promise<void> {
  if (!existsSync(path.join(root, 'dist/server/main.js'))) {
    print('First look: there is no build to measure; run `npm run build` first.')
    return
  }
  print('The first look: what it loads when a report is chosen (Brotli), and its share')
  await printSizes(print)
  const folder = await mkdtemp(path.join(tmpdir(), 'armor-bench-look-'))
  const server = await startBuiltServer(folder)
  const own = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launchServer({
    ...(existsSync(own) ? { executablePath: own } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    print(
      `  ${pagesOfAll} pages in three files, from the choice to what they show, loading included; ${looks} times`,
    )
    for (const times of [1, 4]) await printLooks(browser, server.address, times, print)
  } finally {
    await browser.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function printSizes(print: (line: string) => void): Promise<void> {
  const assets = path.join(root, 'dist/web/assets')
  const named = (folder: string, pattern: RegExp) =>
    readdirSync(folder)
      .filter((name) => pattern.test(name))
      .map((name) => path.join(folder, name))
  const parts = {
    'script of the page, before a choice': named(assets, /^check-[^.]{8}\.js$/).filter(
      (file) => !/check-(alive|view|look)/.test(file),
    ),
    'reading code': named(path.join(assets, 'sealed'), /\.js\.br$/),
    'PDF engine': named(assets, /^pdfium-.*\.wasm\.br$/),
  }
  const sizes = await Promise.all(
    Object.entries(parts).map(async ([what, files]) => {
      const bytes = await Promise.all(files.map(async (file) => (await stat(file)).size))
      if (bytes.length === 0) throw new Error(`The build has no ${what}.`)
      return { what, bytes: bytes.reduce((sum, size) => sum + size, 0) }
    }),
  )
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { what, bytes } of sizes)
    print(
      `  ${what.padEnd(40)}${(bytes / 1000).toFixed(1).padStart(10)} kB ${((100 * bytes) / all).toFixed(1).padStart(6)} %`,
    )
}

async function printLooks(
  server: BrowserServer,
  address: string,
  times: number,
  print: (line: string) => void,
) {
  const taken: number[] = []
  const stood: number[] = []
  for (let done = 0; done < looks; done += 1) {
    const browser = await chromium.connect(server.wsEndpoint())
    try {
      const page = await browser.newPage()
      await page.goto(`${address}/check`)
      await page.evaluate(watching)
      const pace = slowDown(server.process().pid ?? 0, times)
      taken.push(await timed(() => lookAtAll(page)).finally(pace))
      stood.push(Number(await page.locator('html').getAttribute('data-longest')))
      await refuseWrong(page)
    } finally {
      await browser.close()
    }
  }
  const what = times === 1 ? 'on this processor' : `on one ${times} times slower`
  print(
    `  ${what.padEnd(40)}${(percentile(taken, 0.5) / 1000).toFixed(2).padStart(10)} s   longest frame ${percentile(stood, 0.5).toFixed(0)} ms`,
  )
}

async function lookAtAll(page: Page): Promise<void> {
  await page.locator('#check input[type=file]').setInputFiles(reports)
  // Asked of the page in every frame: what looks for roles and names would itself take a good part of one.
  await page.locator('#check h2', { hasText: 'What your reports show' }).waitFor({ timeout: 120_000 })
  // What comes below it comes in frames of its own.
  await page.locator('#go-on').waitFor({ timeout: 120_000 })
}

async function refuseWrong(page: Page): Promise<void> {
  const said = await page.getByText(/^Read, \d+ pages?$/).allTextContents()
  const read = said.reduce((sum, text) => sum + Number(/\d+/.exec(text)?.[0] ?? 0), 0)
  if (read !== pagesOfAll)
    throw new Error(`The first look read ${read} pages of ${pagesOfAll}: ${said.join('; ')}`)
}

/** Runs in the page: notes the longest time between two frames from now on. */
const watching = `
  let last = performance.now()
  let longest = 0
  const next = (now) => {
    longest = Math.max(longest, now - last)
    last = now
    document.documentElement.dataset.longest = String(longest)
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)`
