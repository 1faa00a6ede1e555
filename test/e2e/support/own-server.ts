import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { expect } from '@playwright/test'

/** A server beside the one of all tests, with data of its own; its clock can be ahead. */
export interface OwnServer {
  address: string
  /** Starts it, or starts it again, so many days later. */
  start(daysAhead: number): Promise<void>
  close(): Promise<void>
}

/**
 * The embedded database is compiled a second time, in the background, for the years that a server runs: seconds of a core for one that lives
 * for a journey.
 */
export const forAJourney = '--liftoff-only'

const msOfDay = 86_400_000

/** Has every clock of a process tell a later time. */
const laterClock = (days: number) => `
  const Now = Date, ahead = ${days * msOfDay}
  globalThis.Date = class extends Now {
    constructor(...given) { given.length > 0 ? super(...given) : super(Now.now() + ahead) }
    static now() { return Now.now() + ahead }
  }`

/** @param place which port after the one of all tests: no two specs have the same. */
export function ownServer(place: number, settings: Record<string, string> = {}): OwnServer {
  const port = Number(process.env.E2E_PORT ?? 4399) + place
  const address = `http://localhost:${port}`
  const folder = mkdtempSync(path.join(tmpdir(), 'armor-e2e-own-'))
  let running: ChildProcess | null = null
  const stop = async () => {
    if (!running) return
    const ended = new Promise((resolve) => running?.once('exit', resolve))
    running.kill('SIGTERM')
    await ended
    running = null
  }
  return {
    address,
    async start(daysAhead) {
      await stop()
      const clock = `data:text/javascript,${encodeURIComponent(laterClock(daysAhead))}`
      running = spawn(process.execPath, [forAJourney, '--import', clock, 'dist/server/main.js'], {
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          PORT: String(port),
          DATA_DIR: path.join(folder, 'data'),
          XDG_CONFIG_HOME: path.join(folder, 'config'),
          LOG_LEVEL: 'warn',
          ...settings,
        },
        stdio: 'ignore',
      })
      await expect
        .poll(async () => (await fetch(`${address}/readyz`).catch(() => null))?.status, { intervals: [500] })
        .toBe(200)
    },
    async close() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
