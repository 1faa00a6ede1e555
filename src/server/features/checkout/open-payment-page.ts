import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { openPaymentPage as call } from '../../../shared/api/storefront.ts'
import { findLinkedProduct } from '../../../shared/catalogue/linked-products.ts'
import { type LinkedProduct, payAddress } from '../../../shared/catalogue/product.ts'
import { payTexts as english } from '../../../shared/messages/en/pay.ts'
import { payTexts as spanish } from '../../../shared/messages/es/pay.ts'
import { productNameIn } from '../../../shared/messages/product-name-in.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import { ProviderUnavailable } from '../../platform/payments/payment-provider.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { AgreementRow } from '../agreement/agreement.tables.ts'
import { closeOrder } from '../agreement/close-agreement-order.ts'
import { keepAgreedOrder, requireAgreement } from '../agreement/require-agreement.ts'
import { openPerson } from '../agreement/said-person.ts'
import { judgeRenewalTerms } from '../renewals/judge-renewal-terms.ts'
import { keepRenewalAgreement } from '../renewals/keep-renewal-agreement.ts'
import { creditKindsOf } from '../settlement/choose-credits.ts'
import { type CreditedOrder, holdCredits } from '../settlement/hold-credits.ts'
import { findRunningSubscription } from '../storefront/find-running-subscription.ts'
import { closeRivalOrders } from './close-rival-orders.ts'
import { findOffer, type Offer, shownOffer } from './find-offer.ts'
import { termsBesideButton } from './terms-beside-button.ts'

/** Another order of the same person may take a credit, or be paid, in the very moment: then it is worked out anew. */
const rounds = 6
const refused = says('payment.pageNotOpened')

/**
 * Opens the hosted page of a product at the server's price less what the viewer paid before (decision 12): the offer of
 * `/checkout`. An unpaid order that used the same credits is closed before this one's address is answered; a page whose
 * credit was taken meanwhile is closed and opened anew. A subscription's page is opened only with the tick below its renewal
 * terms, of which the record stands before the address is answered. Errors: not_found, invalid_input, conflict,
 * agreement_needed, payment_refused, provider_unavailable.
 */
export async function openPaymentPage(
  deps: Deps,
  input: { body: z.output<typeof call.body>; viewer: Viewer; origin: RequestOrigin },
): Promise<z.input<typeof call.reply>> {
  const product = findLinkedProduct(input.body.product)
  if (!product) throw new Refusal('not_found', says('payment.noProduct'))
  const { origin } = input
  const terms = judgeRenewalTerms(product, { agreed: input.body.renewal, origin, now: deps.clock.now() })
  try {
    for (let round = 0; round < rounds; round += 1) {
      const { dollars } = product
      const offer = await findOffer(deps, input.viewer, dollars, creditKindsOf(product))
      const agreement = await requireAgreement(deps, {
        productKey: product.key,
        dueCents: offer.dueCents,
        email: input.body.email ?? null,
        reference: input.body.agreement,
        stateOfCase: null,
      })
      const page = await openAtProvider(deps, product, offer, {
        // The address of the agreement is the one that pays.
        email: agreement ? openPerson(deps.sealer, agreement).email : (input.body.email ?? null),
        language: origin.language,
      })
      const order = { id: page.sessionId, credits: offer.credits, toward: product.name }
      if (await holds(deps, order)) {
        if (agreement) await keepAgreement(deps, agreement, page.sessionId)
        if (terms) await keepRenewalAgreement(deps.database.db, page.sessionId, terms)
        const running = terms && (await findRunningSubscription(deps, input.viewer))
        return { ...page, ...shownOffer(offer), ...(running ? { running } : {}) }
      }
      await deps.payments.closePaymentPage(page.sessionId)
    }
  } catch (cause) {
    if (!(cause instanceof ProviderUnavailable)) throw cause
    deps.log.warn({ err: cause }, 'the payment provider did not open a page')
    throw new Refusal('provider_unavailable', refused)
  }
  throw new Refusal('payment_refused', refused)
}

function openAtProvider(
  deps: Deps,
  product: LinkedProduct,
  offer: Offer,
  { email, language }: { email: string | null; language: Language },
) {
  const { publicUrl } = deps.config
  return deps.payments.openPaymentPage({
    product: shownAtProvider(product, language),
    dueCents: offer.dueCents,
    reason: reasonOf(offer, language),
    terms: termsBesideButton(product, language),
    email,
    returnUrl: `${publicUrl}/account/purchase?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${publicUrl}${payAddress(product.key)}`,
    idempotencyKey: `page-${randomUUID()}`,
  })
}

/** What renews stands in the provider's account, under one name; what is paid once is named by its page. */
function shownAtProvider(product: LinkedProduct, language: Language): LinkedProduct {
  if (product.billing !== 'once') return product
  const { name, description } = product
  return {
    ...product,
    name: productNameIn(language, name),
    description: productNameIn(language, description),
  }
}

/** '$1,250.00 less $97.00 already paid.', on the provider's page; null at the whole price. */
function reasonOf({ listCents, dueCents }: Offer, language: Language): string | null {
  if (dueCents === listCents) return null
  const { lessPaid } = language === 'es' ? spanish : english
  return lessPaid(formatDollars(listCents / 100), formatDollars((listCents - dueCents) / 100))
}

/** A page that came too late for its agreement is closed again. */
async function keepAgreement(deps: Deps, agreement: AgreementRow, sessionId: string): Promise<void> {
  try {
    await closeOrder(deps, agreement, sessionId)
    await deps.database.transaction((tx) => keepAgreedOrder(tx, agreement, sessionId))
  } catch (cause) {
    await deps.payments.closePaymentPage(sessionId)
    throw cause
  }
}

async function holds(deps: Deps, order: CreditedOrder): Promise<boolean> {
  if (order.credits.length === 0) return true
  await closeRivalOrders(deps, order)
  return deps.database.transaction((tx) => holdCredits(tx, order, deps.clock.now()))
}
