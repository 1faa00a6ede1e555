import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** No dependency of the project: npx fetches it the first time. */
const lighthouse = 'lighthouse@12.8.2'
export const scoreNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  categories: Record<string, { score: number | null } | undefined>
}

/**
 * Lighthouse's four scores of a page, 0 to 100, in the order of `scoreNames`: its own simulated telephone on a slow line.
 * Single runs differ by some points. Null with the reason when it cannot be run.
 */
export async function scorePage(
  address: string,
): Promise<{ scores: (number | null)[] } | { reason: string }> {
  const own = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const { code, output, errors } = await run(
    'npx',
    [
      '--yes',
      lighthouse,
      address,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${scoreNames.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { CHROME_PATH: existsSync(own) ? own : chromium.executablePath() },
  )
  if (code !== 0) return { reason: errors.trim().split('\n').at(-1) ?? 'it said nothing' }
  const { categories }: Report = JSON.parse(output)
  return {
    scores: scoreNames.map((name) => {
      const score = categories[name]?.score ?? null
      return score === null ? null : Math.round(score * 100)
    }),
  }
}

function run(command: string, args: readonly string[], env: Record<string, string>) {
  return new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let errors = ''
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString()
    })
    child.stderr.on('data', (part: Buffer) => {
      errors += part.toString()
    })
    child.on('error', (error) => resolve({ code: null, output, errors: error.message }))
    child.on('close', (code) => resolve({ code, output, errors }))
  })
}
