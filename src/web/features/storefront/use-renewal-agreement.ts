import { useState } from 'react'
import type { RenewalAgreed } from '../../../shared/api/storefront.ts'
import type { LinkedProduct } from '../../../shared/catalogue/product.ts'
import { renewalWording } from '../../../shared/messages/renewal-wording.ts'
import { officeDay } from '../../../shared/rules/civil-days.ts'
import { renewalDay } from '../../../shared/rules/renewal-day.ts'
import { pageLanguage } from '../../lib/page-language.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'

export interface RenewalAgreement {
  wording: ReturnType<typeof renewalWording>
  /** What is sent once the buyer ticked and went on; null before. */
  agreed: RenewalAgreed | null
  agree: () => void
}

/** The renewal terms of a subscription as they are shown now, and whether they were agreed to; null for a single payment. */
export function useRenewalAgreement({ name, billing, dollars }: LinkedProduct): RenewalAgreement | null {
  const { renewals } = useMessages()
  const say = useSay()
  const [isAgreed, setAgreed] = useState(false)
  // The day stays the one that was read, also over midnight.
  const [today] = useState(() => officeDay(new Date()))
  if (billing === 'once') return null
  const renewsOn = renewalDay(today, billing)
  const facts = { product: say(name), price: dollars, period: billing, renewsOn }
  return {
    wording: renewalWording(renewals, facts, pageLanguage()),
    agreed: isAgreed ? { version: renewals.version, price: dollars, renewsOn } : null,
    agree: () => setAgreed(true),
  }
}
