import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listDocumentRows } from '../documents/list-documents.ts'
import { requestRewrite } from '../review/request-rewrite.ts'
import { listLetters } from './list-letters.ts'
import { insertStep } from './mailing.store.ts'
import { roundInLog } from './round-in-log.ts'

interface RoundDate {
  clientId: number
  round: number
  before: string | null
  after: string | null
  /** Id of the member of staff. */
  actorId: string
  /** The field that is refused when the log proves another day. */
  field: string
}

/**
 * Writes a round's mail date of the client's record into the mail log, in the caller's transaction: the letters of the round
 * were handed over on that day, without a proof, so that no clock starts; a date that is taken away takes these entries
 * along (decision 045). Errors: invalid_input where the log proves another day.
 */
export async function enterRoundDate(
  deps: Pick<Deps, 'sealer' | 'clock' | 'queue'>,
  tx: Queryable,
  { clientId, round, before, after, actorId, field }: RoundDate,
): Promise<void> {
  const plan = roundInLog(await listLetters(deps, tx, clientId), round, { before, after })
  if (plan.isProblem) throw new Refusal('invalid_input', plan.sentence, { [field]: plan.sentence })
  const isWithdrawal = after === null
  for (const { document, steps } of isWithdrawal ? plan.takeBack : plan.handOver) {
    const day = after ?? steps[0]?.day ?? before
    if (day === null) continue
    await insertStep(tx, {
      clientId,
      documentId: document.id,
      state: 'handed_over',
      day,
      actorKind: 'staff',
      actorId,
      createdAt: deps.clock.now(),
      isFromRecord: true,
      isWithdrawal,
    })
  }
  // The drafts of a later round say which letter is still to be mailed, and which is waited for.
  const documents = await listDocumentRows(tx, clientId)
  if (documents.some((document) => document.round > round)) await requestRewrite(deps, tx, clientId)
}
