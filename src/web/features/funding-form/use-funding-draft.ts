import { useCallback, useRef, useState } from 'react'
import { getFundingDraft, saveFundingDraft } from '../../../shared/api/funding-form.ts'
import type { FundingFields } from '../../../shared/rules/funding-form.ts'
import { callApi } from '../../lib/call-api.ts'
import type { FirstWrite } from '../../lib/first-write.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { useDraftWrites } from '../../lib/use-draft-writes.ts'
import { useNewest } from '../../lib/use-newest.ts'
import type { FundingStep } from './field-problems.ts'

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
 * Keeps the form on the server.
 * @param read what the form holds at that moment
 * @param firstWrite shared with the keeping of the files
 * @param unseen where the server did not say whether it keeps a draft: hears of it before anything is written over it
 */
export function useFundingDraft(
  read: () => { fields: FundingFields; step: FundingStep },
  firstWrite: FirstWrite,
  unseen: { isUnknown: boolean; onFound: (fields: FundingFields) => void },
): FundingDraft {
  const [state, setState] = useState<DraftState>({ kind: 'none' })
  const latest = useRef(read)
  latest.current = read
  const keeping = useRef(false)
  const isUnknown = useRef(unseen.isUnknown)
  const onFound = useNewest(unseen.onFound)
  const writes = useDraftWrites({
    prepare: () => {
      const body = latest.current()
      return async (options) => {
        if (!isUnknown.current) return callApi(saveFundingDraft, { body }, options)
        // A page that goes away cannot look any more, and leaves what is kept as it is.
        if (options.outlivePage) throw new Error('What is kept was never seen.')
        const { draft } = await callApi(getFundingDraft, {})
        isUnknown.current = false
        if (draft) onFound.current(draft.fields)
        return callApi(saveFundingDraft, { body: latest.current() }, options)
      }
    },
    firstWrite,
    onKept: ({ savedAt }) => {
      if (keeping.current) setState({ kind: 'saved', at: savedAt })
    },
    onFailed: (error) => {
      logProblem('The funding draft could not be saved.', error)
      if (keeping.current) setState({ kind: 'failed' })
    },
  })
  const begin = useCallback(() => {
    keeping.current = true
  }, [])
  const touch = useCallback(() => {
    if (keeping.current) writes.touch()
  }, [writes])
  const keep = useCallback(() => (keeping.current ? writes.keep() : Promise.resolve(true)), [writes])
  const forget = useCallback(() => {
    writes.drop()
    keeping.current = false
    setState({ kind: 'none' })
  }, [writes])
  return { state, begin, touch, keep, settle: writes.settle, forget }
}
