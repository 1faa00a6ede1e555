import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { soakedEngineFiles } from './soaked-files.ts'

/** How often more than in `npm test`; every run has other seeds. */
const times = 15
const root = fileURLToPath(new URL('..', import.meta.url))
const suites = [
  ...soakedEngineFiles(root),
  'test/mutations/printed-variants.soak.test.ts',
  'test/mutations/mutated-samples.soak.test.ts',
  'test/mutations/independent-prints.test.ts',
  'src/server/platform/backup/damaged-backup.test.ts',
  'test/recovery/restarted-database.test.ts',
  'test/recovery/two-servers.test.ts',
  'test/recovery/sentinel-person.soak.test.ts',
  'src/server/features/mail/two-senders.test.ts',
  'src/server/features/mail/client-mails.test.ts',
  'src/server/features/accounts/known-device.test.ts',
  'src/server/main.soak.test.ts',
  'src/server/features/seed/run-seed.soak.test.ts',
  'src/server/features/imports/large-import.soak.test.ts',
  'src/server/features/storefront/settle-at-once.test.ts',
  'src/server/features/envelopes/envelopes.test.ts',
  'src/server/features/postal/postal.test.ts',
  'src/server/features/mailing/mailing.test.ts',
  'src/server/features/reports/assembled-uploads.test.ts',
  'src/server/features/worklist/export-clients.test.ts',
  'src/server/features/clients/find-alike.test.ts',
  'src/server/features/checkout/stale-answers.test.ts',
  'test/access/access.test.ts',
  'test/access/hostile-values.test.ts',
  'src/server/platform/payments/set-up-stripe-account.test.ts',
  'src/server/features/bookings/two-at-once.test.ts',
  'test/journeys/every-product.test.ts',
  'test/journeys/payments.test.ts',
  'test/journeys/bad-files.test.ts',
  'test/journeys/three-rounds.soak.test.ts',
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
  // In Node alone: what a browser reads runs there whole below.
  const inNode = await run(vitest, ['--project', 'node', ...suites])
  const inBrowser = await run(vitest, ['--project', 'browser'])
  print(`  ${times} times as many disturbed reports as in npm test`)
  const isRead = inNode === 0 && inBrowser === 0
  return isRead ? [] : ['a disturbed report gets an account that it does not print, or is read otherwise']
}

async function run(vitest: string, what: readonly string[]): Promise<unknown> {
  const child = spawn(process.execPath, [vitest, 'run', ...what, '--retry', '0', '--testTimeout', '600000'], {
    cwd: root,
    env: { ...process.env, ARMOR_SOAK: String(times) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  return code
}
