import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'

/** How often more than in `npm test`; every run has other seeds. In the browser, where most of these run too, once all of it. */
const times = 15
const root = fileURLToPath(new URL('..', import.meta.url))
const suites = [
  'src/engine/report/property-disturbed-pages.test.ts',
  'src/engine/report/hard-cases.test.ts',
  'src/engine/report/front-and-back.test.ts',
  'src/engine/audit/months-not-read.test.ts',
  'src/engine/report/renamed-labels.test.ts',
  'src/engine/report/missing-pages.test.ts',
  'src/engine/report/damaged-older-reports.test.ts',
  'src/engine/report/equifax-acr/page-breaks.test.ts',
  'src/engine/report/experian-acr/damaged-report.test.ts',
  'src/engine/report/labelled/lost-lines.test.ts',
  'src/engine/report/hints/compare-readings.test.ts',
  'src/engine/report/three-bureau/read-services.test.ts',
  'src/engine/report/three-bureau-equifax/read-three-bureau-equifax.test.ts',
  'src/engine/report/transunion-acr/broken-words.test.ts',
  'src/engine/report/transunion-acr/page-breaks.test.ts',
  'src/engine/report/experian-acr/layout-variations.test.ts',
  'src/engine/report/transunion-acr/damaged-pages.test.ts',
  'src/engine/results/read-scanned-answer.soak.test.ts',
  'src/engine/report/read-many-scans.soak.test.ts',
  'src/engine/report/long-files.soak.test.ts',
  'src/engine/report/missing-pages.soak.test.ts',
  'test/mutations/printed-variants.soak.test.ts',
  'test/mutations/mutated-samples.soak.test.ts',
  'src/engine/ocr/photos-of-pages.test.ts',
  'src/server/platform/backup/damaged-backup.test.ts',
  'test/recovery/restarted-database.test.ts',
  'test/recovery/sentinel-person.soak.test.ts',
  'src/server/features/mail/two-senders.test.ts',
  'src/server/features/seed/run-seed.soak.test.ts',
  'src/server/features/imports/large-import.soak.test.ts',
  'src/server/features/storefront/settle-at-once.test.ts',
  'test/access/access.test.ts',
  'test/access/hostile-values.test.ts',
  'src/engine/read/read-pages.test.ts',
  'src/server/platform/payments/set-up-stripe-account.test.ts',
  'src/server/features/bookings/two-at-once.test.ts',
  'test/journeys/every-product.test.ts',
  'test/journeys/bad-files.test.ts',
  'src/engine/command-line/run-audit.test.ts',
]

/**
 * The property tests of the layouts, longer than `npm test` runs them, and the tests that take too long for it.
 * @returns a sentence when one fails; its seed is in what was printed
 */
export async function soakReading(print: (line: string) => void): Promise<string[]> {
  const vitest = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
    'vitest.mjs',
  )
  const child = spawn(
    process.execPath,
    [vitest, 'run', ...suites, '--retry', '0', '--testTimeout', '600000'],
    {
      cwd: root,
      env: { ...process.env, ARMOR_SOAK: String(times) },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  const [code] = await once(child, 'exit')
  print(`  ${times} times as many disturbed reports as in npm test`)
  return code === 0 ? [] : ['a disturbed report gets an account that it does not print, or is read otherwise']
}
