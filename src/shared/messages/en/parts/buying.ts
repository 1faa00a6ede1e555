import { agreementTexts } from '../agreement.ts'
import { checkoutTexts, paymentTexts } from '../checkout.ts'
import { creditTexts } from '../credit.ts'
import { payTexts } from '../pay.ts'
import { renewalTexts } from '../renewals.ts'
import { successTexts } from '../success.ts'

/** Orders, payments and what was bought. */
export const texts = {
  checkout: checkoutTexts,
  payments: paymentTexts,
  credit: creditTexts,
  pay: payTexts,
  renewals: renewalTexts,
  success: successTexts,
  agreement: agreementTexts,
}
