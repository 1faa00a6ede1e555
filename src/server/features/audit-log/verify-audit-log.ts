import type { Queryable } from '../../platform/db/database.ts'
import { chainStart, hashOfEntry } from './audit-chain.ts'
import { findAuditHead, listAuditEntries } from './audit-log.store.ts'
import type { ChainEnd } from './audit-seal.ts'

type Broken = { whole: false; entries: number; sentence: string }
export type AuditVerdict = { whole: true; entries: number } | Broken

const pageSize = 1000

/**
 * Walks the whole chain: finds an entry that was changed, removed, moved or cut off at the end, and, with an end that was
 * sealed before, a chain that somebody wrote anew with hashes that fit one another. Entries may be added meanwhile.
 */
export async function verifyAuditLog(
  queryable: Queryable,
  sealed: ChainEnd | null = null,
): Promise<AuditVerdict> {
  // Read first: the chain may only be longer than this when its end is reached.
  const head = await findAuditHead(queryable)
  const walked = await walkAuditLog(queryable, { count: 0, hash: chainStart }, [
    { ...head, called: 'written' },
    ...(sealed === null ? [] : [{ ...sealed, called: 'sealed' as const }]),
  ])
  return walked.whole ? { whole: true, entries: walked.end.count } : walked
}

interface Mark extends ChainEnd {
  called: 'written' | 'sealed'
}

/**
 * @param from where to begin: the start of the chain, or an end that was verified before
 * @param marks ends that the chain must have come through
 */
export async function walkAuditLog(
  queryable: Queryable,
  from: ChainEnd,
  marks: readonly Mark[],
): Promise<{ whole: true; end: ChainEnd } | Broken> {
  let { count, hash } = from
  const broken = (sentence: string): Broken => ({ whole: false, entries: count, sentence })
  for (;;) {
    const page = await listAuditEntries(queryable, count, pageSize)
    for (const entry of page) {
      const { position } = entry
      if (position !== count + 1) return broken(`Entry ${count + 1} of the audit log is missing.`)
      if (entry.previousHash !== hash)
        return broken(`Entry ${position} of the audit log was moved or put in.`)
      if (hashOfEntry(entry) !== entry.hash) return broken(`Entry ${position} of the audit log was changed.`)
      if (marks.some((mark) => mark.count === position && mark.hash !== entry.hash))
        return broken(`The audit log up to entry ${position} was written anew.`)
      count = position
      hash = entry.hash
    }
    if (page.length < pageSize) break
  }
  const beyond = marks.find((mark) => mark.count > count)
  if (beyond) {
    return broken(`The audit log ends at entry ${count}, but ${beyond.count} were ${beyond.called}.`)
  }
  return { whole: true, end: { count, hash } }
}
