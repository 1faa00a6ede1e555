import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getReview } from '../../../../shared/api/review.ts'
import { findSpokenWord } from '../../../../shared/api/spoken-word.ts'
import { getStaffCase } from '../../../../shared/api/staff-case.ts'
import { caseDecisionTexts as texts } from '../../../../shared/messages/staff/case-decisions.ts'
import { queryKeyOf } from '../../../lib/call-address.ts'
import { type Caller, useAct } from '../../../lib/use-act.ts'
import { useLatestDay } from '../../../lib/use-latest-day.ts'

/** Enters what the client said, one thing at a time; then the case is asked for anew. */
export function useDecisions(clientId: string) {
  const queries = useQueryClient()
  const params = { id: clientId }
  const { busy, failure, act } = useAct(texts.failed)
  const [done, setDone] = useState(false)
  const enter = async (send: (call: Caller, params: { id: string }) => Promise<unknown>) => {
    setDone(false)
    const isEntered = await act((call) => send(call, params))
    setDone(isEntered)
    // A refusal may say that the word is over, or that the reports were read anew.
    await Promise.all(
      [getReview, getStaffCase, findSpokenWord].map((call) =>
        queries.invalidateQueries({ queryKey: queryKeyOf(call, { params }), exact: true }),
      ),
    )
  }
  return { enter, busy, failure, done, latest: useLatestDay(clientId) }
}
export type Decisions = ReturnType<typeof useDecisions>
