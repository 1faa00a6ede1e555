import type { TextsOf } from '../../messages.ts'
import { consentTexts } from '../consent.ts'
import { findingTexts } from '../findings.ts'
import { nameTexts } from '../names.ts'
import { orderTermsTexts } from '../order-terms.ts'
import { shellTexts } from '../shell.ts'
import { unpaidTexts } from '../unpaid.ts'

/** What every page shows. */
export const texts: TextsOf<'everywhere'> = {
  shell: shellTexts,
  names: nameTexts,
  orderTerms: orderTermsTexts,
  consent: consentTexts,
  unpaid: unpaidTexts,
  findings: findingTexts,
}
