import { useEffect, useRef, useState } from 'react'
import { getCreditPrefill } from '../../../shared/api/checkout.ts'
import { callApi } from '../../lib/call-api.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { useNavigate } from '../../lib/router/router-context.tsx'
import { useToast } from '../../lib/toast-context.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import type { CheckoutSearch } from './checkout-search.ts'
import { type ContactPrefill, hasPlaceholder, readAddressPrefill } from './read-address-prefill.ts'

/** After a prefill the address becomes plain `/checkout`, this much later (specification section 9). */
const rewriteAfterMs = 100

export type PrefillOutcome = 'none' | 'loading' | 'filled' | 'failed' | 'rejected'

/**
 * Announces what the address filled in, fetches what a token stands for, and cleans the address once.
 * @param search of the address that the page was opened with.
 * @param onFields receives the fields of a token; those of the address are in the draft already.
 */
export function usePrefill(
  search: CheckoutSearch,
  onFields: (fields: ContactPrefill) => void,
): PrefillOutcome {
  const { checkout } = useMessages()
  const toast = useToast()
  const navigate = useNavigate()
  const [opened] = useState(search)
  const [outcome, setOutcome] = useState<PrefillOutcome>(opened.token ? 'loading' : 'none')
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const settle = (result: 'filled' | 'failed' | 'rejected') => {
      setOutcome(result)
      if (result === 'filled') toast({ ...checkout.prefilled, kind: 'success' })
      if (result === 'failed') toast({ ...checkout.prefillFailed, kind: 'destructive' })
      if (result === 'rejected') toast({ ...checkout.prefillRejected, kind: 'destructive' })
      else setTimeout(() => onCheckout() && navigate('/checkout', { replace: true }), rewriteAfterMs)
    }
    const address = readAddressPrefill(opened)
    if (address.kind === 'rejected') settle('rejected')
    else if (opened.token) {
      void fetchPrefill(opened.token).then((fields) => {
        if (fields && hasPlaceholder(fields)) return settle('rejected')
        if (fields) onFields(fields)
        // What the address itself says is newer than what the token keeps.
        if (address.kind === 'filled') onFields(address.fields)
        settle(fields || address.kind === 'filled' ? 'filled' : 'failed')
      })
    } else if (address.kind === 'filled') settle('filled')
  }, [opened, onFields, toast, navigate, checkout])
  return outcome
}

/** The person may have left within the tenth of a second. */
function onCheckout(): boolean {
  return window.location.pathname === '/checkout'
}

async function fetchPrefill(token: string): Promise<ContactPrefill | null> {
  try {
    const { success, data } = await callApi(getCreditPrefill, { params: { token } })
    return success ? { ...data, agreed: data.communicationConsent } : null
  } catch (error) {
    logProblem('The prefill could not be loaded.', error)
    return null
  }
}
