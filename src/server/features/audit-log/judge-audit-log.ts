import type { AuditVerdict as ShownVerdict } from '../../../shared/api/audit.ts'
import type { Deps } from '../../deps.ts'
import { type AuditActor, appendAuditEntry } from './append-audit-entry.ts'
import { findAuditHead, updateAuditHead } from './audit-log.store.ts'
import { openChainEnd } from './audit-seal.ts'
import { type AuditVerdict, verifyAuditLog } from './verify-audit-log.ts'

/** Judges chain and seal. Without a seal there is one thing to say: it was there from the first start on. */
export async function judgeAuditLog(deps: Pick<Deps, 'database' | 'sealer'>): Promise<AuditVerdict> {
  const { db } = deps.database
  const { sealed, count } = await findAuditHead(db)
  const end = sealed === null ? null : openChainEnd(deps.sealer, sealed)
  const verdict = await verifyAuditLog(db, end)
  if (!verdict.whole || end !== null) return verdict
  const sentence =
    sealed === null
      ? `The audit log of ${count} entries has no seal: it was taken away, or the product was never started.`
      : 'The seal of the audit log was altered, or made with another key.'
  return { whole: false, entries: verdict.entries, sentence }
}

/** Judges and remembers what was found, for the screen. */
export async function checkAuditLog(deps: Deps): Promise<ShownVerdict> {
  const verdict = await judgeAuditLog(deps)
  const checkedAt = deps.clock.now()
  const checkedSentence = verdict.whole ? null : verdict.sentence
  await updateAuditHead(deps.database.db, { checkedAt, checkedEntries: verdict.entries, checkedSentence })
  return {
    whole: verdict.whole,
    entries: verdict.entries,
    sentence: checkedSentence,
    checkedAt: checkedAt.toISOString(),
  }
}

/** What was found last; null before the first check. */
export async function findAuditVerdict(deps: Deps): Promise<ShownVerdict | null> {
  const { checkedAt, checkedEntries, checkedSentence } = await findAuditHead(deps.database.db)
  if (checkedAt === null) return null
  return {
    whole: checkedSentence === null,
    entries: checkedEntries ?? 0,
    sentence: checkedSentence,
    checkedAt: checkedAt.toISOString(),
  }
}

/** The button of the screen. That somebody pressed it, and what was found, stands in the log. */
export async function verifyAudit(deps: Deps, actor: AuditActor): Promise<ShownVerdict> {
  const verdict = await checkAuditLog(deps)
  const detail = { whole: verdict.whole, entries: verdict.entries }
  const entry = { actor, action: 'verify-audit-log', detail, at: deps.clock.now() }
  await deps.database.transaction((tx) => appendAuditEntry(tx, entry))
  return verdict
}
