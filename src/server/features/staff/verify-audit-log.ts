import type { Queryable } from '../../platform/db/database.ts'
import { findAuditHead, listAuditEntries } from './audit.store.ts'
import { chainStart, hashOfEntry } from './audit-chain.ts'

export type AuditVerdict =
  | { whole: true; entries: number }
  | { whole: false; entries: number; sentence: string }

const pageSize = 500

/** Walks the whole chain: finds an entry that was changed, removed, moved or cut off at the end. */
export async function verifyAuditLog(queryable: Queryable): Promise<AuditVerdict> {
  const head = await findAuditHead(queryable)
  let position = 0
  let previousHash = chainStart
  for (;;) {
    const page = await listAuditEntries(queryable, position, pageSize)
    for (const entry of page) {
      const broken = (sentence: string): AuditVerdict => ({ whole: false, entries: position, sentence })
      if (entry.position !== position + 1) return broken(`Entry ${position + 1} of the audit log is missing.`)
      if (entry.previousHash !== previousHash)
        return broken(`Entry ${entry.position} of the audit log was moved or put in.`)
      if (hashOfEntry(entry) !== entry.hash)
        return broken(`Entry ${entry.position} of the audit log was changed.`)
      position = entry.position
      previousHash = entry.hash
    }
    if (page.length < pageSize) break
  }
  if (position !== head.count || previousHash !== head.hash) {
    const sentence = `The audit log ends at entry ${position}, but ${head.count} were written.`
    return { whole: false, entries: position, sentence }
  }
  return { whole: true, entries: position }
}
