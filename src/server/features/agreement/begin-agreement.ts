import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import { wordsVersion } from '../../../engine/agreement/words-en.ts'
import type { AgreementShown, beginAgreement as call } from '../../../shared/api/agreement.ts'
import { needsAgreement } from '../../../shared/catalogue/agreement-products.ts'
import { choosePurchase } from '../../../shared/catalogue/choose-purchase.ts'
import { findLinkedProduct } from '../../../shared/catalogue/linked-products.ts'
import { officeDay } from '../../../shared/rules/civil-days.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { centsFromDollars } from '../../../shared/rules/money.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import { mayOpenClient } from '../accounts/clients-of-viewer.policy.ts'
import { noteFirstLanguage } from '../accounts/person-language.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findClientByReference } from '../clients/find-client.ts'
import { listSettledPayments } from '../settlement/list-payments.ts'
import { insertAgreement } from './agreement.store.ts'
import type { AgreementRow } from './agreement.tables.ts'
import { sealPerson } from './said-person.ts'
import { shownAgreement } from './show-agreement.ts'

type Body = z.output<typeof call.body>
type Order = Pick<AgreementRow, 'productKey' | 'productName' | 'priceCents' | 'clientId' | 'paidOn'>

/**
 * Keeps where a buyer says that they live, and what the order is. Where their state asks for it, what follows is the
 * statement and the contract; elsewhere the order goes on with it. Errors: not_found where no agreement is asked for
 * anywhere, and for what needs none; payment_refused for no product of ours.
 */
export async function beginAgreement(
  deps: Deps,
  input: { body: Body; userId: string; viewer: Viewer; origin: RequestOrigin },
): Promise<AgreementShown> {
  const { body, origin } = input
  if (deps.config.agreementStates.length === 0) throw new Refusal('not_found', says('agreement.off'))
  const order = await orderOf(deps, input.viewer, body)
  if (!needsAgreement(order.productKey)) throw new Refusal('not_found', says('agreement.off'))
  const reference = randomBytes(24).toString('base64url')
  const now = deps.clock.now()
  const { name, email, phone, mailingAddress, city, state, zipCode } = body
  const { ip } = origin
  const userAgent = origin.userAgent?.slice(0, 500) ?? null
  const person = { name, email, phone, mailingAddress, city, state, zipCode, ip, userAgent }
  const row = await deps.database.transaction(async (tx) => {
    await noteFirstLanguage(tx, { email, language: origin.language, now })
    return insertAgreement(tx, {
      ...order,
      reference,
      holderUserId: input.userId,
      emailKey: emailKeyOf(email),
      state,
      language: origin.language,
      wordsVersion,
      personSealed: sealPerson(deps.sealer, reference, person),
      createdAt: now,
    })
  })
  return shownAgreement(deps, row, { isOwn: true })
}

async function orderOf(deps: Deps, viewer: Viewer, body: Body): Promise<Order> {
  const client = await ownClient(deps, viewer, body.client)
  if (client?.paymentStatus === 'paid') {
    const paid = await listSettledPayments(deps.database.db, [client.id])
    const newest = paid.filter(({ refundedCents, amountCents }) => refundedCents < amountCents).at(-1)
    if (newest)
      return {
        productKey: newest.productKey,
        productName: newest.productName,
        priceCents: newest.amountCents,
        clientId: client.id,
        paidOn: officeDay(newest.settledAt ?? newest.createdAt),
      }
  }
  const product = productOf(body)
  return {
    productKey: product.key,
    productName: product.name,
    priceCents: centsFromDollars(product.dollars),
    clientId: client?.id ?? null,
    paidOn: null,
  }
}

function productOf(body: Body) {
  if (body.product) {
    const linked = findLinkedProduct(body.product)
    if (!linked) throw new Refusal('payment_refused', says('payment.noProduct'))
    return linked
  }
  const choice = choosePurchase(body)
  if (!choice.ok) throw new Refusal('payment_refused', says('payment.failed'))
  return choice.product
}

/** Somebody else's number counts as none (decision 18). */
async function ownClient(deps: Deps, viewer: Viewer, given: string | null | undefined) {
  const client = given ? await findClientByReference(deps.database.db, given) : undefined
  if (client?.clientType !== 'paid' || viewer.kind === 'staff') return undefined
  return (await mayOpenClient(deps, viewer, client.id)) === 'allow' ? client : undefined
}
