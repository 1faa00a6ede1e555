import { needsAgreement } from '../../../shared/catalogue/agreement-products.ts'
import { choosePurchase } from '../../../shared/catalogue/choose-purchase.ts'
import { findLinkedProduct } from '../../../shared/catalogue/linked-products.ts'
import { centsFromDollars } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import { payPlaceOf } from './pay-place.ts'

/**
 * Whether whoever orders this is asked where they live, before anything is typed; `goOn`: where it is paid without, null for no product
 * of ours. About a case it is not known before the case is.
 */
export function findAgreementNeed(
  { config }: Pick<Deps, 'config'>,
  order: {
    product?: string | undefined
    tier?: string | undefined
    amount?: string | undefined
    client?: string | undefined
  },
): { asked: boolean; goOn: string | null } {
  const isOn = config.agreementStates.length > 0
  const choice = choosePurchase(order)
  const product = order.product ? findLinkedProduct(order.product) : choice.ok ? choice.product : undefined
  if (product === undefined) return { asked: isOn, goOn: null }
  const goOn = payPlaceOf({ productKey: product.key, priceCents: centsFromDollars(product.dollars) })
  return { asked: isOn && (Boolean(order.client) || needsAgreement(product.key)), goOn }
}
