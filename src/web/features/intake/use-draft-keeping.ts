import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { saveIntakeDraft } from '../../../shared/api/intake.ts'
import { callApi } from '../../lib/call-api.ts'
import type { FirstWrite } from '../../lib/first-write.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { type DraftWrites, useDraftWrites } from '../../lib/use-draft-writes.ts'
import { type IntakeValues, knownFields } from './intake-values.ts'
import type { DraftOnce } from './use-draft-once.ts'

export type DraftKeeping = Pick<DraftWrites, 'settle' | 'touch'>

/**
 * Keeps what is typed into the intake on the server.
 * @param once what an earlier visit typed is in the form before anything is written over it
 */
export function useDraftKeeping(
  form: UseFormReturn<IntakeValues>,
  paymentIntentId: string | null,
  firstWrite: FirstWrite,
  { isFound, lookForDraft }: DraftOnce,
): DraftKeeping {
  const payment = useRef(paymentIntentId)
  payment.current = paymentIntentId
  const writes = useDraftWrites({
    prepare: () => {
      const read = () => {
        const intent = payment.current
        return {
          ...knownFields({ ...form.getValues() }),
          ...(intent ? { paymentIntentId: intent } : {}),
        }
      }
      const save = (outlivePage: boolean) =>
        callApi(saveIntakeDraft, { body: { fields: read() } }, { outlivePage })
      const typed = read()
      return ({ outlivePage }) => {
        if (isFound()) return callApi(saveIntakeDraft, { body: { fields: typed } }, { outlivePage })
        // A page that goes away cannot look any more, and leaves what is kept as it is.
        if (outlivePage) return Promise.reject(new Error('What is kept was never seen.'))
        return lookForDraft().then(() => save(false))
      }
    },
    firstWrite,
    onFailed: (error) => logProblem('The intake draft could not be saved.', error),
  })
  useEffect(() => {
    const { unsubscribe } = form.watch(writes.touch)
    return unsubscribe
  }, [form, writes])
  return writes
}
