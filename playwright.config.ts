import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 4399)
// Workers load this file again: the first one decides where the data is.
process.env.E2E_FOLDER ??= mkdtempSync(path.join(tmpdir(), 'armor-e2e-'))
const folder = process.env.E2E_FOLDER
/** `npm run soak` (bench/walk-share.ts) walks everything. */
const isSoak = process.env.ARMOR_SOAK !== undefined
const address = `http://localhost:${port}`

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  // For a machine that is ten times as busy as it should be: what never comes is known a little later.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  // One more than the two cores that are there at least: a journey waits for half of its time.
  workers: 3,
  fullyParallel: true,
  // What only the soak walks (docs/decisions/192).
  ...(isSoak ? {} : { grepInvert: /@soak/ }),
  forbidOnly: true,
  // What fails sometimes is repaired.
  retries: 0,
  reporter: [['line']],
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    // What the app's worker fetches is seen by no page's own listeners; the spec that is about it lets it in.
    serviceWorkers: 'block',
    // Between tests the browser is emptied (cookies, storage, permissions, other tabs), not started and warmed up anew.
    reuseContext: true,
    // Nothing waits for motion to end. The journeys that move by themselves say so.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      // Root in a container has no user namespaces; the other flags keep the browser off the network.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // One process less to paint in: a twentieth of the time.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // What V8 would do beside (collect, compile) it does in turn: a twentieth of the time, on cores that all have work.
        '--js-flags=--single-threaded',
        // Else each page of each test starts in a process of its own, which compiles everything anew.
        '--disable-site-isolation-trials',
        // And so would the page of the next test: a browser that is emptied opens a blank page, and what is opened after it got a process of its
        // own. Half a second each, of which a third is the page.
        '--process-per-site',
      ],
    },
  },
  projects: [
    // What comes back after a reload is the same at every width.
    { name: 'wide', testIgnore: /come-back\.spec\.ts/ },
    // With one thumb's width, and in the soak the payments a second time; the others set their own widths or do not depend on it.
    {
      name: 'phone',
      testMatch: isSoak ? /(pay-with-trouble|come-back)\.spec\.ts/ : /come-back\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node dist/server/main.js',
    url: `${address}/readyz`,
    timeout: 120_000,
    stdout: 'ignore',
    env: {
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      XDG_CONFIG_HOME: path.join(folder, 'config'),
      LOG_LEVEL: 'warn',
      // All tests come from one address.
      // A journey waits for minutes between two calls of its own, which no browser asks again when their connection was just ended.
      KEEP_ALIVE_SECONDS: '3600',
      RATE_LIMIT_ANY: '100000/60',
      RATE_LIMIT_UPLOAD: '10000/60',
      RATE_LIMIT_PAYMENT: '10000/60',
      RATE_LIMIT_MESSAGE: '10000/60',
      RATE_LIMIT_SIGN_IN: '10000/60',
    },
  },
})
