import type * as z from 'zod/mini'
import type { createFundingPaymentIntent as call } from '../../../shared/api/funding-payments.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal, requireAllowed } from '../../platform/http/refusal.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findApplicationFacts } from '../funding/application-facts.ts'
import { mayOpenApplication } from '../funding/applications-of-viewer.policy.ts'
import { createFundingPayment } from './create-funding-payment.ts'
import { prequalificationOf } from './prequalification-of.ts'

interface Order {
  body: z.output<typeof call.body>
  viewer: Viewer
  origin: RequestOrigin
  ensureBrowser: () => Promise<string>
}

/**
 * A readiness package for anyone; the application package only for an application that the viewer may open and that
 * passed its prequalification, once. Errors: not_signed_in, not_found, payment_refused, provider_unavailable.
 */
export async function orderFundingPackage(deps: Deps, order: Order): Promise<z.input<typeof call.reply>> {
  const { body, origin } = order
  const applicationId = body.productType === 'application-package' ? await prequalified(deps, order) : null
  const userId = await order.ensureBrowser()
  return createFundingPayment(deps, { body, userId, origin, applicationId })
}

/** The id of the application, when its package may be bought. */
async function prequalified(deps: Deps, { body, viewer }: Order): Promise<number> {
  const id = body.applicationId ?? 0
  requireAllowed(await mayOpenApplication(deps, viewer, id))
  const application = await findApplicationFacts(deps, id)
  if (!application) throw new Refusal('not_found', says('funding.noApplication'))
  const { passed, packagePaid } = await prequalificationOf(deps.database.db, application, deps.clock.now())
  if (!passed) throw new Refusal('payment_refused', says('funding.requirementsFirst'))
  if (packagePaid) throw new Refusal('payment_refused', says('funding.packagePaid'))
  return id
}
