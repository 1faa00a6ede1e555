import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerQuestion, getReview, type Review, type ReviewQuestion } from '../../../shared/api/review.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { callApi } from '../../lib/call-api.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { useMessages } from '../../lib/use-messages.tsx'

/** Saves one answer. Only the server knows what it turns the question into, so nothing is shown before it says so. */
export function useAnswer(clientId: string, onSaved: () => void) {
  const texts = useMessages().review.questions
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const save = async (question: ReviewQuestion, key: string, value: string | null) => {
    const params = { id: clientId }
    setBusy(true)
    setFailure(null)
    try {
      const body = { question: question.id, answer: key, ...(value === null ? {} : { value }) }
      const { answeredAt, becomes } = await callApi(answerQuestion, { params, body })
      queries.setQueryData<Review>(
        queryKeyOf(getReview, { params }),
        (review) =>
          review && {
            ...review,
            questions: review.questions.map((each) =>
              each.id === question.id ? { ...each, answer: { key, value, becomes, answeredAt } } : each,
            ),
          },
      )
      onSaved()
    } catch (error) {
      logProblem('An answer was not saved.', error)
      setFailure(sentenceOf(error, texts.failed))
    } finally {
      setBusy(false)
    }
  }
  return { save, busy, failure }
}
