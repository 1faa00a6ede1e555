import * as z from 'zod/mini'

const text = () => z.catch(z.nullable(z.string()), null)

/** Everything that `/checkout` reads of its address (specification section 2, decision 31 for the other spellings). */
export const checkoutSearch = z.object({
  token: text(),
  tier: text(),
  amount: text(),
  service: text(),
  client: text(),
  /** Reference of the agreement under which it is paid, where one is signed first. */
  agreement: text(),
  step: text(),
  payment_intent: text(),
  payment_intent_client_secret: text(),
  redirect_status: text(),
  name: text(),
  fullName: text(),
  full_name: text(),
  email: text(),
  emailAddress: text(),
  email_address: text(),
  phone: text(),
  phoneNumber: text(),
  phone_number: text(),
  studyConsent: text(),
  study_consent: text(),
  communicationConsent: text(),
  communication_consent: text(),
  agreeToContact: text(),
  agree_to_contact: text(),
})
export type CheckoutSearch = z.output<typeof checkoutSearch>
