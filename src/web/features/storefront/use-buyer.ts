import { useState } from 'react'
import { useMessages } from '../../lib/use-messages.tsx'
import { nameBuyer, PageRefused } from './sandbox-pages.ts'

export interface Buyer {
  email: string
  name: string
}

/** Who pays: what is typed, what is wrong with it, and `keep`, which answers whether the card may be charged. */
export function useBuyer(prefilled: { email: string }) {
  const { pay } = useMessages()
  const [buyer, setBuyer] = useState<Buyer>({ email: prefilled.email, name: '' })
  const [errors, setErrors] = useState<Partial<Buyer>>({})
  const [failure, setFailure] = useState<string | null>(null)

  const type = (field: keyof Buyer, text: string) => {
    setBuyer((before) => ({ ...before, [field]: text }))
    setErrors((before) => ({ ...before, [field]: undefined }))
  }

  const keep = async (publishableKey: string, pageId: string): Promise<boolean> => {
    const given = { email: buyer.email.trim(), name: buyer.name.trim() }
    const wrong: Partial<Buyer> = {
      ...(given.name === '' ? { name: pay.enterName } : {}),
      ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given.email) ? {} : { email: pay.enterEmail }),
    }
    setErrors(wrong)
    setFailure(null)
    const [first] = Object.keys(wrong)
    if (first) {
      document.getElementById(`pay-${first}`)?.focus()
      return false
    }
    try {
      await nameBuyer(publishableKey, pageId, given)
      return true
    } catch (error) {
      if (error instanceof PageRefused && error.param === 'email') setErrors({ email: pay.enterEmail })
      else setFailure(error instanceof PageRefused && error.status === 400 ? pay.expired : pay.detailsFailed)
      return false
    }
  }
  return { buyer, errors, failure, type, keep }
}
