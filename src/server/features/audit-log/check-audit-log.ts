import { type AdminCommand, CommandRefused } from '../../platform/admin-socket/admin-command.ts'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { Database } from '../../platform/db/database.ts'
import { judgeAuditLog } from './judge-audit-log.ts'

/** `audit-log`: says whether the chain of the audit log is whole. */
export function checkAuditLogCommand(deps: { database: Database; sealer: Sealer }): AdminCommand {
  return {
    name: 'audit-log',
    usage: 'audit-log  checks that no entry of the audit log was changed, removed or moved',
    async run(_args, print) {
      const verdict = await judgeAuditLog(deps)
      if (!verdict.whole) throw new CommandRefused(verdict.sentence)
      print(`The audit log is whole: ${verdict.entries} entries.`)
    },
  }
}
