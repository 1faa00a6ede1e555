import { useQueryClient } from '@tanstack/react-query'
import { answerQuestion, getReview, type Review, type ReviewQuestion } from '../../../shared/api/review.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'

/** Saves one answer. Only the server knows what it turns the question into, so nothing is shown before it says so. */
export function useAnswer(
  clientId: string,
  onSaved: (becomes: NonNullable<ReviewQuestion['answer']>['becomes']) => void,
) {
  const texts = useMessages().review.questions
  const queries = useQueryClient()
  const { busy, failure, act } = useAct(texts.failed)
  const save = (question: ReviewQuestion, key: string, value: string | null) =>
    act(async (call) => {
      const params = { id: clientId }
      const body = { question: question.id, answer: key, ...(value === null ? {} : { value }) }
      const { answeredAt, becomes } = await call(answerQuestion, { params, body })
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
      onSaved(becomes)
    })
  return { save, busy, failure }
}
