import { useCallback, useRef, useState } from 'react'
import type { CheckoutData } from '../../lib/stored-records.ts'
import { openDraft, saveDraft } from './checkout-draft.ts'
import type { CheckoutSearch } from './checkout-search.ts'

/** The draft of this purchase; every change is stored at once, so that a reload or the Back button loses nothing. */
export function useCheckoutDraft(search: CheckoutSearch) {
  const [draft, setDraft] = useState(() => {
    const opened = openDraft(search)
    saveDraft(opened)
    return opened
  })
  const current = useRef(draft)
  const change = useCallback((edit: (before: CheckoutData) => CheckoutData): CheckoutData => {
    const next = edit(current.current)
    if (next === current.current) return next
    current.current = next
    saveDraft(next)
    setDraft(next)
    return next
  }, [])
  return { draft, change }
}
