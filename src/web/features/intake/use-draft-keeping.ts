import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { saveIntakeDraft } from '../../../shared/api/intake.ts'
import { callApi } from '../../lib/call-api.ts'
import type { FirstWrite } from '../../lib/first-write.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { type DraftWrites, useDraftWrites } from '../../lib/use-draft-writes.ts'
import { type IntakeValues, knownFields } from './intake-values.ts'

export type DraftKeeping = Pick<DraftWrites, 'settle' | 'touch'>

/** Keeps what is typed into the intake on the server. */
export function useDraftKeeping(
  form: UseFormReturn<IntakeValues>,
  paymentIntentId: string | null,
  firstWrite: FirstWrite,
): DraftKeeping {
  const payment = useRef(paymentIntentId)
  payment.current = paymentIntentId
  const writes = useDraftWrites({
    prepare: () => {
      const intent = payment.current
      const fields = {
        ...knownFields({ ...form.getValues() }),
        ...(intent ? { paymentIntentId: intent } : {}),
      }
      return (options) => callApi(saveIntakeDraft, { body: { fields } }, options)
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
