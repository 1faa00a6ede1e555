import { readStored, writeStored } from '../../lib/stored-record.ts'
import { type CheckoutData, checkoutData } from '../../lib/stored-records.ts'
import type { CheckoutSearch } from './checkout-search.ts'
import { type ContactPrefill, readAddressPrefill } from './read-address-prefill.ts'

const emptyDraft: CheckoutData = {
  name: '',
  email: '',
  phone: '',
  agreeToContact: null,
  preferences: null,
  tier: null,
  amount: null,
  service: null,
  client: null,
  agreement: null,
  attemptKey: null,
  paymentIntentId: null,
}

/** What the page starts with: the stored draft, what the address wants bought, and what it fills in, in this order. */
export function openDraft(search: CheckoutSearch): CheckoutData {
  const stored = readStored(checkoutData) ?? emptyDraft
  const wanted = withChoice(stored, search)
  const prefill = readAddressPrefill(search)
  return prefill.kind === 'filled' ? withPrefill(wanted, prefill.fields) : wanted
}

export function saveDraft(draft: CheckoutData): void {
  writeStored(checkoutData, draft)
}

/** An address that names a product, or whose case is paid for, replaces the stored choice as a whole; another product is another purchase. */
function withChoice(draft: CheckoutData, search: CheckoutSearch): CheckoutData {
  const { tier, amount, service, client, agreement } = search
  if (tier === null && amount === null && service === null && client === null) return draft
  const same =
    draft.tier === tier &&
    draft.amount === amount &&
    draft.service === service &&
    draft.client === client &&
    draft.agreement === agreement
  const choice = { tier, amount, service, client, agreement }
  return same ? draft : { ...draft, ...choice, attemptKey: null, paymentIntentId: null }
}

/**
 * Fills what is given and leaves the rest as it was. Another email address is another person, whose consent was not
 * asked yet; any change is another request to the payment provider.
 */
export function withPrefill(draft: CheckoutData, fields: ContactPrefill): CheckoutData {
  const contact = {
    name: fields.name || draft.name,
    email: fields.email || draft.email,
    phone: fields.phone || draft.phone,
  }
  const samePerson = draft.email === '' || contact.email.toLowerCase() === draft.email.toLowerCase()
  const asked = samePerson ? draft : { ...draft, agreeToContact: null, preferences: null }
  const next = { ...asked, ...contact, agreeToContact: fields.agreed ? true : asked.agreeToContact }
  return sameAnswers(draft, next) ? draft : { ...next, attemptKey: null, paymentIntentId: null }
}

/** A changed answer is another request: the server must not give back the intent of the old one. */
export function withAnswers(
  draft: CheckoutData,
  answers: Partial<CheckoutData>,
  newKey: () => string,
): CheckoutData {
  const next = { ...draft, ...answers }
  if (sameAnswers(draft, next) && next.attemptKey) return next
  return { ...next, attemptKey: newKey(), paymentIntentId: null }
}

/** Whether step 2 can be shown: everything that the payment intent is made from is known. */
export function isReadyToPay(draft: CheckoutData): boolean {
  return Boolean(
    draft.name && draft.email && draft.phone && draft.agreeToContact !== null && draft.attemptKey,
  )
}

function sameAnswers(one: CheckoutData, other: CheckoutData): boolean {
  const keys = [
    'name',
    'email',
    'phone',
    'agreeToContact',
    'tier',
    'amount',
    'service',
    'client',
    'agreement',
  ] as const
  const channels = (draft: CheckoutData) => JSON.stringify(draft.preferences)
  return keys.every((key) => one[key] === other[key]) && channels(one) === channels(other)
}
