import { listLetters } from '../../shared/api/letters.ts'
import { listDocuments } from '../../shared/api/portal.ts'
import {
  confirmValue,
  decideFinding,
  disputeProvable,
  getReview,
  leaveForLater,
  type Review,
  takeBackDecision,
} from '../../shared/api/review.ts'
import { letter } from './sample-portal.ts'
import { reviewOf, sampleFinding } from './sample-review.ts'
import { answerTo, stubCalls } from './stub-calls.ts'

/** A finding beside the sample's own, likely and not provable. */
export const secondFinding = {
  ...sampleFinding,
  id: 'f-second',
  strength: 'B' as const,
  title: 'A second finding',
  bureaus: ['Equifax' as const],
}
const plain = { confirmations: [], questions: [] }
/** When the server notes each word. */
export const notedAt = '2026-11-20T14:02:00.000Z'

/** A server that keeps what it is told, in one review. */
export function serveReview(over: Partial<Review>, more: Parameters<typeof stubCalls> = []) {
  let kept = reviewOf({ ...plain, ...over })
  const sent: unknown[] = []
  const decided = (ids: readonly string[], decision: 'dispute' | 'skip' | 'hold' | null) => {
    kept = {
      ...kept,
      findings: kept.findings.map((finding) =>
        ids.includes(finding.id)
          ? { ...finding, decision: decision && { decision, note: null, decidedAt: notedAt } }
          : finding,
      ),
    }
  }
  stubCalls(
    ...more,
    answerTo(getReview, () => kept),
    answerTo(listDocuments, () => [letter]),
    answerTo(listLetters, () => ({ round: 1, layout: 'paragraphs' as const, frozen: true, letters: [] })),
    answerTo(decideFinding, ({ body }) => {
      const { finding, decision } = decideFinding.body.parse(body)
      sent.push(body)
      decided([finding], decision)
      return { decidedAt: notedAt }
    }),
    answerTo(takeBackDecision, ({ body }) => {
      const { finding } = takeBackDecision.body.parse(body)
      sent.push({ takenBack: finding })
      decided([finding], null)
      return { takenBackAt: notedAt }
    }),
    answerTo(confirmValue, ({ body }) => {
      const { value, correct } = confirmValue.body.parse(body)
      kept = {
        ...kept,
        confirmations: kept.confirmations.map((each) =>
          each.id === value ? { ...each, confirmed: correct } : each,
        ),
      }
      return { confirmedAt: notedAt }
    }),
    answerTo(leaveForLater, ({ body }) => {
      sent.push(body)
      decided(leaveForLater.body.parse(body).findings, 'hold')
      return { decidedAt: notedAt }
    }),
    answerTo(disputeProvable, ({ body }) => {
      sent.push(body)
      decided(disputeProvable.body.parse(body).findings, 'dispute')
      return { decidedAt: notedAt }
    }),
  )
  return sent
}
