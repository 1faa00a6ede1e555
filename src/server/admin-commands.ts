import type { Deps } from './deps.ts'
import { staffAddCommand } from './features/accounts/run-staff-add.ts'
import { checkAuditLogCommand } from './features/audit-log/check-audit-log.ts'
import { outboxCommand } from './features/outbox/print-outbox.ts'
import { seedCommand } from './features/seed/run-seed.ts'
import { fileKeyColumns } from './holdings.ts'
import type { AdminCommand } from './platform/admin-socket/admin-command.ts'
import { backupCommand } from './platform/backup/backup-command.ts'
import type { Sandbox } from './platform/payments/sandbox/open-sandbox.ts'

/** Every command that works on the data, run by the server when one is up, else by `command.ts` itself. */
export function adminCommands(
  deps: Deps,
  filesFolder: string | null,
  sandbox: Sandbox | null,
): AdminCommand[] {
  return [
    staffAddCommand(deps),
    outboxCommand(deps),
    checkAuditLogCommand(deps),
    seedCommand(deps, sandbox),
    backupCommand({ ...deps, filesFolder, fileKeyColumns }, deps.clock),
  ]
}
