import { useCallback, useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { saveIntakeDraft } from '../../../shared/api/intake.ts'
import { callApi } from '../../lib/call-api.ts'
import type { FirstWrite } from '../../lib/first-write.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { type IntakeValues, knownFields } from './intake-values.ts'

const saveAfterMs = 800

export interface DraftKeeping {
  /** What is on its way has arrived, and what waits goes along with the intake: a later draft would outlive it. */
  settle: () => Promise<void>
  /** The intake could not be sent: what is typed is kept shortly. */
  touch: () => void
}

/**
 * Keeps what is typed on the server, shortly after the last key. Whoever reloads or leaves sooner than that loses
 * nothing either: what has not arrived yet is sent while the page goes away.
 */
export function useDraftKeeping(
  form: UseFormReturn<IntakeValues>,
  paymentIntentId: string | null,
  firstWrite: FirstWrite,
): DraftKeeping {
  const payment = useRef(paymentIntentId)
  payment.current = paymentIntentId

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef<Promise<void>>(Promise.resolve())
  /** On its way or waiting for its turn: the browser drops it with the page. */
  const unanswered = useRef(0)

  const save = useCallback(
    (outlivePage: boolean) => {
      clearTimeout(timer.current)
      timer.current = undefined
      const intent = payment.current
      const fields = {
        ...knownFields({ ...form.getValues() }),
        ...(intent ? { paymentIntentId: intent } : {}),
      }
      const send = () => callApi(saveIntakeDraft, { body: { fields } }, { outlivePage })
      const ended = (sent: Promise<unknown>) =>
        sent.then(
          () => undefined,
          (error: unknown) => logProblem('The intake draft could not be saved.', error),
        )
      if (outlivePage) {
        // A page that goes away cannot wait.
        unanswered.current = 0
        last.current = ended(send())
        return
      }
      unanswered.current += 1
      // One after the other, so that an older state never replaces a newer one.
      last.current = last.current
        .then(() => ended(firstWrite(send)))
        .then(() => {
          unanswered.current = Math.max(0, unanswered.current - 1)
        })
    },
    [form, firstWrite],
  )
  const touch = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => save(false), saveAfterMs)
  }, [save])
  const settle = useCallback(async () => {
    clearTimeout(timer.current)
    timer.current = undefined
    await last.current
  }, [])

  useEffect(() => {
    const saveWhatWaits = () => {
      if (timer.current !== undefined || unanswered.current > 0) save(true)
    }
    const { unsubscribe } = form.watch(touch)
    window.addEventListener('pagehide', saveWhatWaits)
    return () => {
      window.removeEventListener('pagehide', saveWhatWaits)
      unsubscribe()
      saveWhatWaits()
    }
  }, [form, save, touch])
  return { settle, touch }
}
