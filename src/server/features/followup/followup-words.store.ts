import { and, eq } from 'drizzle-orm'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { followupWords } from './followup.tables.ts'
import { followupHashes } from './followup-hashes.ts'

interface Subject {
  kind: 'note' | 'task'
  subjectId: number
}

/** Of one text; what is longer is found by its first words. */
const mostWords = 500

/** Makes the words of a note or task those of its text, whatever they were. */
export async function writeFollowupWords(
  { sealer }: { sealer: Sealer },
  tx: Queryable,
  { kind, subjectId, clientId, text }: Subject & { clientId: number; text: string },
): Promise<void> {
  await dropFollowupWords(tx, { kind, subjectId })
  const rows = followupHashes(sealer, text, mostWords).map((wordHash) => ({
    kind,
    subjectId,
    clientId,
    wordHash,
  }))
  if (rows.length > 0) await tx.insert(followupWords).values(rows)
}

export async function dropFollowupWords(tx: Queryable, { kind, subjectId }: Subject): Promise<void> {
  await tx
    .delete(followupWords)
    .where(and(eq(followupWords.kind, kind), eq(followupWords.subjectId, subjectId)))
}
