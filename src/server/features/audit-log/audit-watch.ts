import { msOfDay } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { appendAuditEntry } from './append-audit-entry.ts'
import { findAuditHead, lockAuditHead, updateAuditHead } from './audit-log.store.ts'
import { openChainEnd, sealChainEnd } from './audit-seal.ts'
import { checkAuditLog } from './judge-audit-log.ts'
import { walkAuditLog } from './verify-audit-log.ts'

const minuteMs = 60_000

/**
 * Seals the end of the audit log every minute and walks the whole log once a day, at the latest a day after the last time.
 * With two servers both do it; neither disturbs the other.
 */
export async function startAuditWatch(deps: Deps): Promise<{ stop(): Promise<void> }> {
  await sealFirstTime(deps)
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(() => watchOnce(deps))
      .catch((error: unknown) => deps.log.error({ err: error }, 'the audit log could not be checked'))
  }, minuteMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/** One round of the timer. */
export async function watchOnce(deps: Deps): Promise<void> {
  await sealAuditLog(deps)
  const { checkedAt } = await findAuditHead(deps.database.db)
  const now = deps.clock.now().getTime()
  if (checkedAt !== null && now - checkedAt.getTime() < msOfDay) return
  const verdict = await checkAuditLog(deps)
  if (!verdict.whole) deps.log.error({ sentence: verdict.sentence }, 'the audit log was tampered with')
}

/** A log without any seal, new or from before there were seals, gets its first one; that stands in the log itself. */
export async function sealFirstTime(deps: Deps): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const head = await lockAuditHead(tx)
    if (head.sealed !== null) return
    if (head.count > 0) {
      const actor = { id: 'system', name: 'ARMOR itself' }
      const detail = { entries: head.count }
      await appendAuditEntry(tx, { actor, action: 'seal-audit-log', detail, at: deps.clock.now() })
    }
    await updateAuditHead(tx, { sealed: sealChainEnd(deps.sealer, await findAuditHead(tx)) })
  })
}

/**
 * Moves the seal on to the present end, when the entries since the last seal follow from what was sealed. A seal that is
 * gone or does not fit stays as it is, so that the alarm stays.
 */
export async function sealAuditLog(deps: Deps): Promise<void> {
  const { db } = deps.database
  const { sealed } = await findAuditHead(db)
  const before = sealed === null ? null : openChainEnd(deps.sealer, sealed)
  if (before === null) return
  const walked = await walkAuditLog(db, before, [])
  if (!walked.whole || walked.end.count === before.count) return
  await updateAuditHead(db, { sealed: sealChainEnd(deps.sealer, walked.end) })
}
