import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from '../../lib/router/use-search-params.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { type OpenedForm, openFundingForm } from './open-funding-form.ts'

/** After a prefill the address becomes the plain one it was opened at, this much later (specification section 9). */
const rewriteAfterMs = 1000

/**
 * Opens the form once: fetches what it begins with, tells what a prefill came to, and cleans the address of a form
 * that was prefilled. Null while it is fetched.
 */
export function useOpenedForm(): OpenedForm | null {
  const { funding } = useMessages()
  const toast = useToast()
  const [search, setSearch] = useSearchParams()
  const [opened, setOpened] = useState<OpenedForm | null>(null)
  const begun = useRef(false)
  const rewrite = useRef(setSearch)
  rewrite.current = setSearch
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void openFundingForm(search).then((form) => {
      setOpened(form)
      if (form.prefill === 'none') return
      const isFilled = form.prefill === 'prefilled'
      toast({ ...funding[form.prefill], kind: isFilled ? 'success' : 'destructive' })
      if (!isFilled) return
      setTimeout(() => {
        // The person may have left within the second.
        if (!gone.current) rewrite.current(onlyStep, { replace: true, keepScroll: true })
      }, rewriteAfterMs)
    })
  }, [search, toast, funding])
  return opened
}

/** The step and the purchase say where the form stands; everything else was filled in. */
function onlyStep(current: URLSearchParams): URLSearchParams {
  const kept = ['step', 'purchase'].flatMap((name) => {
    const value = current.get(name)
    return value ? [[name, value]] : []
  })
  return new URLSearchParams(kept)
}
