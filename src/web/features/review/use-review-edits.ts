import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  confirmValue,
  type Decision,
  decideFinding,
  disputeProvable,
  getReview,
  leaveForLater as leaveForLaterCall,
  type Review,
  type ReviewConfirmation,
  type ReviewFinding,
  takeBackDecision,
} from '../../../shared/api/review.ts'
import {
  chooseBirthDate as chooseBirthDateCall,
  chooseDigits as chooseDigitsCall,
  type ReviewBirthDate,
  type ReviewDigits,
} from '../../../shared/api/review-identity.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { callApi } from '../../lib/call-api.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { useMessages } from '../../lib/use-messages.tsx'

/** Under which a failed choice of digits is told: there is one for a person. */
export const digitsEdit = 'digits'
/** The same of the date of birth. */
export const birthDateEdit = 'birth-date'

/** A call that decides on a list of findings. */
type Together = typeof disputeProvable | typeof leaveForLaterCall

interface Edit<Value> {
  id: string
  now: Value
  /** The review with this value in its place. */
  put: (review: Review, value: Value) => Review
  send: () => Promise<Value>
  failed: string
}

/**
 * Decisions and confirmations show at once, over what the server said last, and vanish again when it refuses them.
 * They are sent one after the other, so that the last press is also the last that arrives.
 */
export function useReviewEdits(clientId: string, given: { onSaved: () => void; reload: () => unknown }) {
  const texts = useMessages().review
  const queries = useQueryClient()
  const [pending, setPending] = useState<ReadonlyMap<string, (review: Review) => Review>>(new Map())
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({})
  const [lastSaved, setLastSaved] = useState<string | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const attempts = useRef(new Map<string, number>())
  const params = { id: clientId }

  const edit = async <Value>({ id, now, put, send, failed }: Edit<Value>): Promise<boolean> => {
    const queryKey = queryKeyOf(getReview, { params })
    const attempt = (attempts.current.get(id) ?? 0) + 1
    attempts.current.set(id, attempt)
    const isLast = () => attempts.current.get(id) === attempt
    setFailures(({ [id]: _, ...others }) => others)
    setPending((before) => new Map(before).set(id, (review) => put(review, now)))
    const sent = queue.current.then(send)
    queue.current = sent.catch(() => {})
    try {
      const saved = await sent
      // An answer that is on its way may not know of this yet; the rewritten drafts cause the next one.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<Review>(queryKey, (review) => review && put(review, saved))
      setLastSaved(id)
      given.onSaved()
      return true
    } catch (error) {
      logProblem('A change of the review was not saved.', error)
      if (isLast()) setFailures((others) => ({ ...others, [id]: sentenceOf(error, failed) }))
      // The round was mailed meanwhile, or the finding is gone: what is shown is out of date.
      if (error instanceof ApiError && [404, 409].includes(error.status)) given.reload()
      return false
    } finally {
      if (isLast()) setPending((before) => new Map([...before].filter(([each]) => each !== id)))
    }
  }

  const decide = ({ id, decision: before }: ReviewFinding, decision: Decision, note?: string) => {
    const body = { finding: id, decision, ...(note === undefined ? {} : { note }) }
    const made = (decidedAt: string) => ({ decision, note: note ?? before?.note ?? null, decidedAt })
    return edit<ReviewFinding['decision']>({
      id,
      now: made(new Date().toISOString()),
      put: (review, value) => ({
        ...review,
        findings: review.findings.map((each) => (each.id === id ? { ...each, decision: value } : each)),
      }),
      send: async () => made((await callApi(decideFinding, { params, body })).decidedAt),
      failed: texts.findings.saveFailed,
    })
  }
  const takeBack = ({ id }: ReviewFinding) =>
    edit<ReviewFinding['decision']>({
      id,
      now: null,
      put: (review, value) => ({
        ...review,
        findings: review.findings.map((each) => (each.id === id ? { ...each, decision: value } : each)),
      }),
      send: async () => {
        await callApi(takeBackDecision, { params, body: { finding: id } })
        return null
      },
      failed: texts.oneByOne.undoFailed,
    })
  /** One decision on several findings, in one act. */
  const decideTogether = (
    findings: readonly ReviewFinding[],
    { decision, call, failed }: { decision: Decision; call: Together; failed: string },
  ) => {
    const ids = new Set(findings.map(({ id }) => id))
    const body = { findings: [...ids] }
    const made = (decidedAt: string) => ({ decision, note: null, decidedAt })
    return edit<ReviewFinding['decision']>({
      id: 'together',
      now: made(new Date().toISOString()),
      put: (review, value) => ({
        ...review,
        findings: review.findings.map((each) => (ids.has(each.id) ? { ...each, decision: value } : each)),
      }),
      send: async () => made((await callApi(call, { params, body })).decidedAt),
      failed,
    })
  }
  const disputeTogether = (findings: readonly ReviewFinding[]) =>
    decideTogether(findings, {
      decision: 'dispute',
      call: disputeProvable,
      failed: texts.findings.together.failed,
    })
  const leaveForLater = (findings: readonly ReviewFinding[]) =>
    decideTogether(findings, {
      decision: 'hold',
      call: leaveForLaterCall,
      failed: texts.oneByOne.rest.failed,
    })
  const confirm = ({ id }: ReviewConfirmation, correct: boolean) =>
    edit<boolean | null>({
      id,
      now: correct,
      put: (review, value) => ({
        ...review,
        confirmations: review.confirmations.map((each) =>
          each.id === id ? { ...each, confirmed: value } : each,
        ),
      }),
      send: async () => {
        await callApi(confirmValue, { params, body: { value: id, correct } })
        return correct
      },
      failed: texts.confirmations.failed,
    })
  const chooseDigits = async (digits: string | null) => {
    const saved = await edit<NonNullable<ReviewDigits['choice']>>({
      id: digitsEdit,
      now: { digits, chosenAt: new Date().toISOString() },
      put: (review, choice) => ({ ...review, digits: review.digits && { ...review.digits, choice } }),
      send: async () => ({
        digits,
        chosenAt: (await callApi(chooseDigitsCall, { params, body: { digits } })).chosenAt,
      }),
      failed: texts.digits.failed,
    })
    // What is disputed of the others follows from it.
    if (saved) given.reload()
    return saved
  }
  const chooseBirthDate = async (date: string | null) => {
    const saved = await edit<NonNullable<ReviewBirthDate['choice']>>({
      id: birthDateEdit,
      now: { date, chosenAt: new Date().toISOString() },
      put: (review, choice) => ({
        ...review,
        birthDate: review.birthDate && { ...review.birthDate, choice },
      }),
      send: async () => ({
        date,
        chosenAt: (await callApi(chooseBirthDateCall, { params, body: { date } })).chosenAt,
      }),
      failed: texts.birthDate.failed,
    })
    if (saved) given.reload()
    return saved
  }
  /** The review as it is once everything pending is saved. */
  const shown = (review: Review) => [...pending.values()].reduce((each, apply) => apply(each), review)
  return {
    shown,
    decide,
    takeBack,
    disputeTogether,
    leaveForLater,
    confirm,
    chooseDigits,
    chooseBirthDate,
    failures,
    lastSaved,
  }
}
