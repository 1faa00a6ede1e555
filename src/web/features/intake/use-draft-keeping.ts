import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { saveIntakeDraft } from '../../../shared/api/intake.ts'
import { callApi } from '../../lib/call-api.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { type IntakeValues, knownFields } from './intake-values.ts'

const saveAfterMs = 800

/**
 * Keeps what is typed on the server, shortly after the last key. Whoever reloads or leaves sooner than that loses
 * nothing either: what is still waiting is sent while the page goes away.
 */
export function useDraftKeeping(form: UseFormReturn<IntakeValues>, paymentIntentId: string | null): void {
  const payment = useRef(paymentIntentId)
  payment.current = paymentIntentId

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = (outlivePage: boolean) => {
      clearTimeout(timer)
      timer = undefined
      const intent = payment.current
      const fields = {
        ...knownFields({ ...form.getValues() }),
        ...(intent ? { paymentIntentId: intent } : {}),
      }
      callApi(saveIntakeDraft, { body: { fields } }, { outlivePage }).catch((error: unknown) =>
        logProblem('The intake draft could not be saved.', error),
      )
    }
    const saveWhatWaits = () => {
      if (timer !== undefined) save(true)
    }
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(() => save(false), saveAfterMs)
    })
    window.addEventListener('pagehide', saveWhatWaits)
    return () => {
      window.removeEventListener('pagehide', saveWhatWaits)
      unsubscribe()
      saveWhatWaits()
    }
  }, [form])
}
