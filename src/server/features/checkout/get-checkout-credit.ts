import type * as z from 'zod/mini'
import type { getCheckoutCredit as call } from '../../../shared/api/storefront.ts'
import { choosePurchase } from '../../../shared/catalogue/choose-purchase.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findOffer, shownOffer } from './find-offer.ts'

/** What is charged for a package now, and what it is lowered by. Errors: payment_refused for no package of ours. */
export async function getCheckoutCredit(
  deps: Pick<Deps, 'database' | 'clock'>,
  input: { query: z.output<typeof call.query>; viewer: Viewer },
): Promise<z.input<typeof call.reply>> {
  const choice = choosePurchase(input.query)
  if (!choice.ok) throw new Refusal('payment_refused', says('payment.failed'))
  return shownOffer(await findOffer(deps, input.viewer, choice.product.dollars))
}
