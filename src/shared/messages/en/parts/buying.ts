import { agreementTexts } from '../agreement.ts'
import { checkoutTexts, paymentTexts } from '../checkout.ts'
import { payTexts } from '../pay.ts'
import { purchasesTexts } from '../purchases.ts'
import { renewalTexts } from '../renewals.ts'
import { successTexts } from '../success.ts'

/** Orders, payments and what was bought. */
export const texts = {
  checkout: checkoutTexts,
  payments: paymentTexts,
  pay: payTexts,
  purchases: purchasesTexts,
  renewals: renewalTexts,
  success: successTexts,
  agreement: agreementTexts,
}
