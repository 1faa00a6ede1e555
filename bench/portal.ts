import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { startBuiltServer } from './built-server.ts'
import { chromiumProgram } from './find-chromium.ts'
import { percentile } from './timing.ts'
import { sample, sendIntake, type WholeIntake } from './whole-intake.ts'

/** A slow telephone, as Lighthouse has it. */
const line = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
}
const timesSlower = 4
const loads = 5
/** After the last answer, for what is fetched when nothing else is to be done. */
const settledMs = 4_000

/** Runs in the page, before anything of it. */
const watching = `
  const told = (globalThis.told = { paintMs: 0, blockingMs: 0 });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) told.paintMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) told.blockingMs += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });`

interface Load {
  paintMs: number
  blockingMs: number
  requests: number
}

/** A client's portal with six documents, opened on a slow telephone that has nothing of it yet. */
export async function benchPortal(print: (line: string) => void): Promise<void> {
  // Before the server: one that is not there would leave it running.
  const browser = await chromium.launch({
    executablePath: await chromiumProgram(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-bench-portal-'))
  const server = await startBuiltServer(folder)
  try {
    const person = sample('set-1')
    const client = await sendIntake(server, person)
    const seen: Load[] = []
    // The first one warms the server.
    for (let load = 0; load <= loads; load += 1) {
      const found = await openPortal(browser, server.address, { ...client, name: person.name })
      if (load > 0) seen.push(found)
    }
    const of = (what: keyof Load) => {
      const values = seen.map((each) => each[what])
      return `${percentile(values, 0.5).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`
    }
    print(
      `A client's portal on a slow telephone, cold, median of ${loads}: largest contentful paint ${of('paintMs')} ms, blocking ${of('blockingMs')} ms, requests ${of('requests')}`,
    )
  } finally {
    await browser.close()
    await server.stop()
    await fs.rm(folder, { recursive: true, force: true })
  }
}

/** Throws where the page is not the portal of this person. */
async function openPortal(
  browser: Browser,
  address: string,
  { clientId, browser: { cookie }, name }: WholeIntake & { name: string },
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  try {
    const [key = '', ...value] = cookie.split('=')
    await context.addCookies([{ name: key, value: value.join('='), url: address }])
    const page = await context.newPage()
    const asked = await context.newCDPSession(page)
    await asked.send('Network.enable')
    await asked.send('Network.emulateNetworkConditions', line)
    await asked.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
    let requests = 0
    page.on('request', () => {
      requests += 1
    })
    await page.addInitScript({ content: watching })
    await page.goto(`${address}/client-dashboard?client=${clientId}`)
    // Nothing is looked for in the page before it was measured: what looks is a script of its own, 70 to 90 ms of the slowed processor.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(settledMs)
    const told = (await page.evaluate('told')) as Omit<Load, 'requests'>
    const load = { ...told, requests }
    await page.getByRole('heading', { name: `Welcome, ${name}` }).waitFor({ timeout: 1_000 })
    return load
  } finally {
    await context.close()
  }
}
