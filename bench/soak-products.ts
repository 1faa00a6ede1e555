import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** What of the table of products is walked, by the mark in the names of its tests. */
const shares = {
  '@alone': 'products bought alone, used to their end, and refunded',
  '@credited': 'products bought after a session',
  '@upgraded': 'packages bought after a lower one',
  '@cancelled': 'subscriptions cancelled',
  '@elsewhere': 'kinds of buyers who sign in elsewhere, by keyboard on a phone, in Spanish',
}

/**
 * The whole table of products, through the buttons of the built product in a real browser (docs/decisions/077). Prints of each share
 * how many passed. @returns a sentence for each share in which something failed
 */
export async function soakProducts(print: (line: string) => void): Promise<string[]> {
  if (!existsSync(path.join(root, 'dist/server/main.js'))) {
    return ['no product was bought in a browser: there is no build, run `npm run build` first']
  }
  const faults: string[] = []
  for (const [mark, what] of Object.entries(shares)) {
    const { passed, failed } = await walkShare(mark)
    print(`  ${passed} of ${passed + failed} ${what}`)
    if (failed > 0 || passed === 0) faults.push(`${failed} of ${passed + failed} ${what} ended otherwise`)
  }
  return faults
}

async function walkShare(mark: string): Promise<{ passed: number; failed: number }> {
  const cli = path.join(path.dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js')
  const folder = await mkdtemp(path.join(tmpdir(), 'armor-soak-products-'))
  const file = path.join(folder, 'results.json')
  const args = [cli, 'test', '--grep', mark, '--reporter=line,json']
  try {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: {
        ...process.env,
        ARMOR_SOAK: '1',
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        // Without one on the machine Playwright takes its own.
        CHROMIUM_PATH: existsSync(chromium) ? chromium : '',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    await once(child, 'exit')
    const { stats } = JSON.parse(await readFile(file, 'utf8'))
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
