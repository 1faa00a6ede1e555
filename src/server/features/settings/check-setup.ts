import * as path from 'node:path'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { checkBackup } from '../../platform/backup/check-backup.ts'
import { backUpOnce } from '../../platform/backup/timed-backups.ts'
import { lookAtCertificate } from '../../platform/http/look-at-certificate.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { ProviderUnavailable } from '../../platform/payments/payment-provider.ts'
import { createStripeProvider } from '../../platform/payments/stripe-provider.ts'
import { StartRefused } from '../../platform/start-refused.ts'
import { backupFolderOf, newestBackupFile } from './get-setup.ts'
import { prove } from './setup-proofs.ts'

/** A PaymentIntent that nobody has: the provider says so to whoever has right keys. */
const nobodysIntent = 'pi_armorSetUpCheck0000000000'

/** Somebody sits before the answer, and can press again. */
const atAPress = { timeoutMs: 10_000, retries: 0 } as const

export type SetupCheck = 'stripe-keys' | 'backup' | 'address'

/** Proves one thing now. Throws Refusal 'conflict' or 'provider_unavailable' with what is wrong. */
type CheckSetup = (check: SetupCheck) => Promise<void>

/**
 * A restore takes the memory of a second database and, with no backup yet, stops the first one while one is made: whoever asks while one is
 * under way gets its answer.
 */
export function openSetupChecks(deps: Deps): CheckSetup {
  let restoring: Promise<void> | null = null
  const checks: Record<SetupCheck, () => Promise<void>> = {
    'stripe-keys': () => checkStripeKeys(deps),
    backup: () => {
      restoring ??= restoreNewest(deps).finally(() => {
        restoring = null
      })
      return restoring
    },
    address: () => checkAddress(deps),
  }
  return (check) => checks[check]()
}

/** Asks Stripe with the keys that are set, also with those that hold only from the next start. */
async function checkStripeKeys(deps: Deps): Promise<void> {
  const { stripe } = deps.config
  if (stripe === null) throw new Refusal('conflict', says('staff.noStripeKeys'))
  const modes = [stripe.secretKey, stripe.publishableKey].map((key) => key.includes('_live_'))
  if (modes[0] !== modes[1]) throw new Refusal('conflict', says('staff.stripeModesDiffer'))
  const provider = createStripeProvider({ name: 'stripe', ...stripe, patience: atAPress })
  await provider.getPaymentIntent(nobodysIntent).catch((cause: unknown) => {
    if (!(cause instanceof ProviderUnavailable)) throw cause
    throw new Refusal('provider_unavailable', says('staff.stripeKeysWrong'), undefined, { cause })
  })
  await prove(deps, 'stripe-keys', modes[0] ? 'live' : 'test')
}

/** Restores the newest backup into a database beside, made for it and thrown away; without one it makes one first. */
async function restoreNewest(deps: Deps): Promise<void> {
  if (deps.database.kind !== 'pglite') throw new Refusal('conflict', says('staff.backupElsewhere'))
  const folder = backupFolderOf(deps)
  if ((await newestBackupFile(folder)) === null) {
    const timing = { folder, everyHours: 0, kept: deps.config.backupsKept }
    await backUpOnce({ ...deps, filesFolder: null }, timing, deps.clock)
  }
  const newest = await newestBackupFile(folder)
  if (newest === null) throw new Error('a backup that was just made is not there')
  const restored = await checkBackup(path.join(folder, newest), deps.config, deps.log).catch(
    (cause: unknown) => {
      if (!(cause instanceof StartRefused)) throw cause
      throw new Refusal('conflict', says('request.providerSays', { words: cause.message }))
    },
  )
  await prove(deps, 'backup', `${newest}: ${restored.rows}`)
}

async function checkAddress(deps: Deps): Promise<void> {
  const { publicUrl } = deps.config
  if (!publicUrl.startsWith('https:')) throw new Refusal('conflict', says('staff.addressNotSecure'))
  const until = await lookAtCertificate(publicUrl).catch((cause: unknown) => {
    const words = cause instanceof Error ? cause.message : String(cause)
    throw new Refusal('provider_unavailable', says('staff.addressNotReached', { words }), undefined, {
      cause,
    })
  })
  await prove(deps, 'address', dayOf(until))
}
