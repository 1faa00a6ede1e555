import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { mailDateFields } from '../clients/changed-fields.ts'
import { requestRewrite } from '../decisions/request-rewrite.ts'
import { freezeDocuments, unfreezeDocuments } from '../documents/freeze-documents.ts'
import { listStandingDocuments } from '../documents/list-documents.ts'
import { listLetters } from './list-letters.ts'
import { insertStep } from './mail-log.store.ts'
import { roundInLog } from './round-in-log.ts'

type Needs = Pick<Deps, 'sealer' | 'clock' | 'queue'>

interface MailDates {
  clientId: number
  /** Id of who changed them. */
  by: string
  /** The mail dates of all rounds in the client's record, 'YYYY-MM-DD' or null; staff enter the first three alone. */
  before: readonly (string | null)[]
  after: readonly (string | null)[]
  /** The mail log itself brought them: there they stand already. */
  isFromMailLog: boolean
}

/**
 * What a mail date of the client's record means, in the caller's transaction. It stands in the mail log: the letters of the
 * round were handed over on that day, without a proof, so that no clock starts (decision 045); and it freezes the documents
 * of its round (decision 26), which then hold only what was decided. One that is taken away takes its entries along and lets
 * the documents be written again. Errors: invalid_input where the log proves another day.
 */
export async function enterMailDates(deps: Needs, tx: Queryable, dates: MailDates): Promise<void> {
  const { clientId } = dates
  const rounds = Math.max(dates.before.length, dates.after.length)
  for (let round = 1; round <= rounds; round += 1) {
    const before = dates.before[round - 1] ?? null
    const after = dates.after[round - 1] ?? null
    if (before === after) continue
    const field = mailDateFields[round - 1]
    if (!dates.isFromMailLog && field !== undefined)
      await enterRoundDate(deps, tx, { ...dates, round, field }, { before, after })
    if (after === null) await unfreezeDocuments(tx, { clientId, round })
    const now = deps.clock.now()
    const frozen = after === null ? null : await freezeDocuments(tx, { clientId, round, now })
    if (frozen === null || frozen.holdsDrafts) await requestRewrite(deps, tx, clientId)
  }
}

async function enterRoundDate(
  deps: Needs,
  tx: Queryable,
  { clientId, by, round, field }: { clientId: number; by: string; round: number; field: string },
  { before, after }: { before: string | null; after: string | null },
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
      actorId: by,
      createdAt: deps.clock.now(),
      isFromRecord: true,
      isWithdrawal,
    })
  }
  // The drafts of a later round say which letter is still to be mailed, and which is waited for.
  const documents = await listStandingDocuments(tx, clientId)
  if (documents.some((document) => document.round > round)) await requestRewrite(deps, tx, clientId)
}
