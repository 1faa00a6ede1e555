import { useCallback, useEffect, useRef, useState } from 'react'
import { saveFundingDraft } from '../../../shared/api/funding-form.ts'
import type { FundingFields } from '../../../shared/rules/funding-form.ts'
import { callApi } from '../../lib/call-api.ts'
import type { FirstWrite } from '../../lib/first-write.ts'
import { logProblem } from '../../lib/log-problem.ts'
import type { FundingStep } from './field-problems.ts'

const saveAfterMs = 800

export type DraftState = { kind: 'none' } | { kind: 'saved'; at: string } | { kind: 'failed' }

export interface FundingDraft {
  state: DraftState
  /** From now on what is typed is kept: after the first completed step, a prefill, or when a draft was opened. */
  begin: () => void
  /** Something was typed: it is kept shortly after the last key. */
  touch: () => void
  /** Keeps it now; false when that failed. */
  keep: () => Promise<boolean>
  /** What is on its way has arrived, and what waits goes along with the application: a later draft would outlive it. */
  settle: () => Promise<void>
  /** The application was sent: nothing more is kept. */
  forget: () => void
}

/**
 * Keeps the form on the server. Whoever reloads or leaves sooner than the short wait loses nothing either: what is
 * still waiting is sent while the page goes away.
 * @param read what the form holds at that moment
 * @param firstWrite shared with the keeping of the files
 */
export function useFundingDraft(
  read: () => { fields: FundingFields; step: FundingStep },
  firstWrite: FirstWrite,
): FundingDraft {
  const [state, setState] = useState<DraftState>({ kind: 'none' })
  const latest = useRef(read)
  latest.current = read
  const keeping = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef<Promise<boolean>>(Promise.resolve(true))

  const save = useCallback(
    (outlivePage: boolean): Promise<boolean> => {
      clearTimeout(timer.current)
      timer.current = undefined
      const body = latest.current()
      const send = async () => {
        try {
          const write = () => callApi(saveFundingDraft, { body }, { outlivePage })
          // A page that goes away cannot wait for the write of a file.
          const { savedAt } = await (outlivePage ? write() : firstWrite(write))
          if (keeping.current) setState({ kind: 'saved', at: savedAt })
          return true
        } catch (error) {
          logProblem('The funding draft could not be saved.', error)
          if (keeping.current) setState({ kind: 'failed' })
          return false
        }
      }
      // One after the other, so that an older state never replaces a newer one; a page that goes away cannot wait.
      last.current = outlivePage ? send() : last.current.then(send)
      return last.current
    },
    [firstWrite],
  )

  useEffect(() => {
    const saveWhatWaits = () => {
      if (timer.current !== undefined) void save(true)
    }
    window.addEventListener('pagehide', saveWhatWaits)
    return () => {
      window.removeEventListener('pagehide', saveWhatWaits)
      saveWhatWaits()
    }
  }, [save])

  const begin = useCallback(() => {
    keeping.current = true
  }, [])
  const touch = useCallback(() => {
    if (!keeping.current) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(false), saveAfterMs)
  }, [save])
  const keep = useCallback(() => (keeping.current ? save(false) : Promise.resolve(true)), [save])
  const settle = useCallback(async () => {
    clearTimeout(timer.current)
    timer.current = undefined
    await last.current
  }, [])
  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    keeping.current = false
    setState({ kind: 'none' })
  }, [])
  return { state, begin, touch, keep, settle, forget }
}
