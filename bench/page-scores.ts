import { spawn } from 'node:child_process'
import { chromiumProgram } from './find-chromium.ts'

/** No dependency of the project: npx fetches it the first time. */
const lighthouse = 'lighthouse@12.8.2'
/** What a visitor waits for, in the order in which it is printed. */
export const waitNames = ['LCP ms', 'blocking ms', 'shift', 'requests', 'kB'] as const
export const scoreNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { transferSize?: number }[] } } | undefined
  >
}

/**
 * Lighthouse's four scores of a page, 0 to 100, in the order of `scoreNames`, and what was waited for, in that of `waitNames`: its own
 * simulated telephone on a slow line.
 * Single runs differ by some points. Null with the reason when it cannot be run.
 */
export async function scorePage(
  address: string,
): Promise<{ scores: (number | null)[]; waits: string[] } | { reason: string }> {
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
    { CHROME_PATH: await chromiumProgram() },
  )
  if (code !== 0) return { reason: errors.trim().split('\n').at(-1) ?? 'it said nothing' }
  const { categories, audits }: Report = JSON.parse(output)
  const requests = audits['network-requests']?.details?.items ?? []
  const bytes = requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  const waited = (name: string, digits = 0) => audits[name]?.numericValue?.toFixed(digits) ?? '-'
  return {
    scores: scoreNames.map((name) => {
      const score = categories[name]?.score ?? null
      return score === null ? null : Math.round(score * 100)
    }),
    waits: [
      waited('largest-contentful-paint'),
      waited('total-blocking-time'),
      waited('cumulative-layout-shift', 3),
      String(requests.length),
      (bytes / 1000).toFixed(0),
    ],
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
