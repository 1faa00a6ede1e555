import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { KeptSetting, Setup } from '../../../shared/api/setup.ts'
import { sizeInHead } from '../../../shared/rules/operator-logo.ts'
import { everySetting } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { keepable } from '../../platform/settings/kept-settings.ts'
import { setupItems } from './setup-items.ts'
import { findProven, type ProofKind } from './setup-proofs.ts'

/** Whether what was opened at the start is what the settings say by now. */
export type IsRestartNeeded = () => boolean

/** Everything that the page of the set-up shows. */
export async function getSetup(deps: Deps, isRestartNeeded: IsRestartNeeded): Promise<Setup> {
  const { config, payments, postal, drive } = deps
  const settings = keptSettingsOf(deps)
  const given = new Set(settings.flatMap(({ name, state }) => (state === 'default' ? [] : [name])))
  const proofOf = async (kind: ProofKind) => {
    const found = await findProven(deps, kind)
    return found && { at: found.at.toISOString(), detail: found.detail }
  }
  const proofs = {
    mail: await proofOf('mail-arrived'),
    stripeKeys: await proofOf('stripe-keys'),
    stripeWebhook: await proofOf('stripe-webhook'),
    backup: await proofOf('backup'),
    address: await proofOf('address'),
  }
  const newest = deps.database.kind === 'pglite' ? { at: await newestBackup(backupFolderOf(deps)) } : null
  return {
    items: setupItems({
      isGiven: (name) => given.has(name),
      logoShown: logoOf(deps)?.company != null,
      mailArrived: proofs.mail !== null,
      payments: config.stripe === null ? 'sandbox' : payments.name,
      keysTested: proofs.stripeKeys !== null,
      webhookSeen: proofs.stripeWebhook !== null,
      prints: postal.providers.some(({ name }) => name !== 'sandbox'),
      drive: drive.kind,
      backupChecked: proofs.backup !== null,
      addressChecked: proofs.address !== null,
    }),
    settings,
    unready: config.unready,
    production: config.production,
    restartNeeded: isRestartNeeded(),
    publicUrl: config.publicUrl,
    newestBackup: newest,
    logo: logoOf(deps),
    proofs,
  }
}

function logoOf({ config: { logo, operator } }: Pick<Deps, 'config'>): Setup['logo'] {
  return logo && { address: logo.address, ...sizeInHead(logo), company: operator.company }
}

export const backupFolderOf = ({ config }: Pick<Deps, 'config'>) => path.join(config.dataDir, 'backups')

/** The name of the newest backup says when it was made; null without one. */
export async function newestBackupFile(folder: string): Promise<string | null> {
  const names = await fs.readdir(folder).catch(() => [])
  return (
    names
      .filter((name) => /^database-.*\.armor$/.test(name))
      .sort()
      .at(-1) ?? null
  )
}

async function newestBackup(folder: string): Promise<string | null> {
  const name = await newestBackupFile(folder)
  if (name === null) return null
  return (await fs.stat(path.join(folder, name))).mtime.toISOString()
}

/** Those that can be made in the browser, in their order, secrets without their value. */
function keptSettingsOf({ config }: Pick<Deps, 'config'>): KeptSetting[] {
  return config.described.flatMap(({ name, meaning, state, value }) => {
    const takesHold = keepable[name]
    if (takesHold === undefined) return []
    const secret = everySetting.find((setting) => setting.name === name)?.shown !== true
    return [{ name, meaning, state, value: state === 'default' ? null : value, secret, takesHold }]
  })
}
