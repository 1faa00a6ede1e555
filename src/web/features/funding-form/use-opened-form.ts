import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from '../../lib/router/use-search-params.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { type OpenedForm, openFundingForm } from './open-funding-form.ts'

/** Opens the form once: fetches what it begins with and tells what a prefill came to. Null while it is fetched. */
export function useOpenedForm(): OpenedForm | null {
  const { funding } = useMessages()
  const toast = useToast()
  const [search] = useSearchParams()
  const [opened, setOpened] = useState<OpenedForm | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void openFundingForm(search).then((form) => {
      setOpened(form)
      if (form.prefill === 'none') return
      toast({ ...funding[form.prefill], kind: form.prefill === 'prefilled' ? 'success' : 'destructive' })
    })
  }, [search, toast, funding])
  return opened
}
