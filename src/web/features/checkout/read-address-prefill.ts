import { isPlaceholder, saysYes } from '../../../shared/rules/contact-prefill.ts'
import type { CheckoutSearch } from './checkout-search.ts'

export interface ContactPrefill {
  name: string
  email: string
  phone: string
  /** Only a stated yes counts; anything else leaves the question open. */
  agreed: boolean
}

export type AddressPrefill =
  | { kind: 'none' }
  | { kind: 'rejected' }
  | { kind: 'filled'; fields: ContactPrefill }

/**
 * What an address fills into the form. A placeholder that a form service did not replace ('{{name}}', '@email')
 * rejects the whole prefill (specification section 5).
 */
export function readAddressPrefill(search: CheckoutSearch): AddressPrefill {
  const name = firstOf(search.name, search.fullName, search.full_name)
  const email = firstOf(search.email, search.emailAddress, search.email_address)
  const phone = firstOf(search.phone, search.phoneNumber, search.phone_number)
  if ([name, email, phone].some(isPlaceholder)) return { kind: 'rejected' }
  if (!name && !email && !phone) return { kind: 'none' }
  const agreed = [
    search.communicationConsent,
    search.communication_consent,
    search.agreeToContact,
    search.agree_to_contact,
  ].some(saysYes)
  return { kind: 'filled', fields: { name, email, phone, agreed } }
}

function firstOf(...values: (string | null)[]): string {
  return values.map((value) => value?.trim() ?? '').find((value) => value !== '') ?? ''
}

/** The same of what a token stands for: its form service may have sent its template, too. */
export function hasPlaceholder({ name, email, phone }: ContactPrefill): boolean {
  return [name, email, phone].some(isPlaceholder)
}
