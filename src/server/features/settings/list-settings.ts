import type { DescribedSetting, WhatRuns } from '../../../shared/api/settings.ts'
import type { Deps } from '../../deps.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'

/** The settings as they were when the server started, and what truly runs; the look stands in the audit log. */
export async function listSettings(
  deps: Pick<Deps, 'config' | 'database' | 'payments' | 'mailSender' | 'drive' | 'clock'>,
  reader: AuditActor,
): Promise<{ settings: DescribedSetting[]; runs: WhatRuns }> {
  const { config, database, payments, mailSender, drive, clock } = deps
  const entry = { actor: reader, action: 'open-settings', at: clock.now() }
  await database.transaction((tx) => appendAuditEntry(tx, entry))
  return {
    settings: config.described,
    runs: { payments: payments.name, mail: mailSender.kind, database: database.kind, drive: drive.kind },
  }
}
