import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumProgram } from './find-chromium.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Whether there is a built product for a browser to walk through. */
export const isBuilt = (): boolean => existsSync(path.join(root, 'dist/server/main.js'))

/**
 * The browser tests whose names carry the mark, those among them that only the soak walks.
 * @param without marks of others, which are walked elsewhere
 */
export async function walkShare(mark: string, without?: string): Promise<{ passed: number; failed: number }> {
  const cli = path.join(path.dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js')
  const folder = await mkdtemp(path.join(tmpdir(), 'armor-soak-products-'))
  const file = path.join(folder, 'results.json')
  const args = [
    cli,
    'test',
    '--grep',
    mark,
    '--reporter=line,json',
    ...(without ? ['--grep-invert', without] : []),
  ]
  try {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: {
        ...process.env,
        ARMOR_SOAK: '1',
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        CHROMIUM_PATH: await chromiumProgram(),
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
