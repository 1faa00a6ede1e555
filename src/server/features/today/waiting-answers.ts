import { listUncountedAnswers } from '../results/list-uncounted-answers.ts'
import { casePage, type WaitingKind } from './waiting-kind.ts'

/** Answers of bureaus of which nobody has said what they say. */
export const waitingAnswers: WaitingKind = async (deps, { limit }) => {
  const { rows, total } = await listUncountedAnswers(deps.database.db, limit)
  return {
    total,
    rows: rows.map(({ clientId, createdAt }) => ({
      clientId,
      name: null,
      since: createdAt.toISOString(),
      address: casePage(clientId, 'answers'),
    })),
  }
}
