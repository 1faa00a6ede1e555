import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BareBrowser, startBareBrowser } from './bare-browser.ts'
import { startBuiltServer } from './built-server.ts'
import { longestWork } from './page-work.ts'
import { slowDown } from './slowed-browser.ts'
import { percentile } from './timing.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = ['experian', 'equifax', 'transunion'].map((bureau) =>
  path.join(root, `test/fixtures/reports/set-3/${bureau}.pdf`),
)
/** Of all three together: a figure of fewer is of a file that was not read. */
const pagesOfAll = 47
const looks = 3

/**
 * `/check` as a visitor waits for it: what it loads, and how long three reports of 47 pages take from the choice to what they show, with
 * loading, on this processor and on one that is four times slower; the longest time in which the page showed nothing new, and the most
 * that its thread worked between two frames, which work of others beside it does not change.
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
  try {
    print(
      `  ${pagesOfAll} pages in three files, from the choice to what they show, loading included; ${looks} times`,
    )
    for (const times of [1, 4]) await printLooks(server.address, times, print)
  } finally {
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

async function printLooks(address: string, times: number, print: (line: string) => void): Promise<void> {
  const done: Look[] = []
  while (done.length < looks) done.push(await lookInNewBrowser(address, times))
  const what = times === 1 ? 'on this processor' : `on one ${times} times slower`
  const seconds =
    percentile(
      done.map(({ taken }) => taken),
      0.5,
    ) / 1000
  const frame = Math.max(...done.map(({ longest }) => longest))
  const work = Math.max(...done.map(({ worked }) => worked))
  print(`  ${what.padEnd(40)}${seconds.toFixed(2).padStart(10)} s`)
  print(
    `    longest frame, and the page's own work in one${frame.toFixed(0).padStart(8)} ms${work.toFixed(0).padStart(8)} ms`,
  )
}

/** In milliseconds. */
interface Look {
  taken: number
  longest: number
  worked: number
}

async function lookInNewBrowser(address: string, times: number): Promise<Look> {
  const browser = await startBareBrowser()
  try {
    const loaded = new Promise<void>((resolve) => browser.hear('Page.loadEventFired', () => resolve()))
    await browser.ask('Page.enable')
    await browser.ask('Page.navigate', { url: `${address}/check` })
    await loaded
    const pace = slowDown(browser.pid, times)
    let seen: unknown = null
    const worked = await longestWork(browser, async () => {
      seen = await lookAtAll(browser)
    }).finally(pace)
    return { ...whatWasSeen(seen), worked: times * worked }
  } finally {
    await browser.close()
  }
}

async function lookAtAll(browser: BareBrowser): Promise<unknown> {
  const watched = browser.ask('Runtime.evaluate', { expression: watching, awaitPromise: true })
  const { root } = (await browser.ask('DOM.getDocument')) as { root: { nodeId: number } }
  const chooser = { nodeId: root.nodeId, selector: '#check input[type=file]' }
  const { nodeId } = await browser.ask('DOM.querySelector', chooser)
  await browser.ask('DOM.setFileInputFiles', { nodeId, files: reports })
  const { result } = (await watched) as { result: { value?: unknown } }
  return result.value
}

/** @throws when not every page was read: the figure would be of something else */
function whatWasSeen(seen: unknown): Omit<Look, 'worked'> {
  const { pages, taken, longest } = JSON.parse(String(seen)) as Record<string, number>
  if (pages !== pagesOfAll) throw new Error(`The first look read ${pages} pages of ${pagesOfAll}.`)
  return { taken: taken ?? 0, longest: longest ?? 0 }
}

/** Runs in the page, until the last part of what the reports show stands there: a look at the page in each frame, and no more. */
const watching = `new Promise((seen) => {
  const began = performance.now()
  let last = began
  let longest = 0
  const next = (now) => {
    longest = Math.max(longest, now - last)
    last = now
    if (!document.getElementById('go-on')) return requestAnimationFrame(next)
    const read = [...document.getElementById('check').innerText.matchAll(/^Read, (\\d+) pages?$/gm)]
    const pages = read.reduce((sum, [, count]) => sum + Number(count), 0)
    seen(JSON.stringify({ pages, taken: performance.now() - began, longest }))
  }
  requestAnimationFrame(next)
})`
