import type { TextsOf } from '../../messages.ts'
import { accountTexts } from '../account.ts'
import { bookingTexts } from '../booking.ts'
import { holdingTexts } from '../holding.ts'
import { privacyTexts } from '../privacy.ts'
import { purchasesTexts } from '../purchases.ts'
import { receiptTexts } from '../receipt.ts'
import { workTexts } from '../works.ts'

/** What an address has of its own. */
export const texts: TextsOf<'account'> = {
  account: accountTexts,
  privacy: privacyTexts,
  holding: holdingTexts,
  works: workTexts,
  booking: bookingTexts,
  purchases: purchasesTexts,
  receipt: receiptTexts,
}
