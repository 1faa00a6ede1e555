import type { Deps } from './deps.ts'
import type { FactOf } from './facts.ts'
import { findBookedDay } from './features/bookings/find-booked-day.ts'
import { learnChargebacksJob } from './features/chargebacks/chargebacks.jobs.ts'
import { announceFundingChange, announceFundingToStaff } from './features/funding/funding.live.ts'
import { listApplicationsOfEmail } from './features/funding/list-applications-of-email.ts'
import { attachPackages } from './features/funding-packages/attach-packages.ts'
import { attachPurchase } from './features/funding-packages/attach-purchase.ts'
import { settleFundingPaymentJob } from './features/funding-packages/funding-packages.jobs.ts'
import { settlePostalOrderJob } from './features/postal/postal.jobs.ts'
import { adoptReports } from './features/reports/list-reports.ts'
import { mailSentBackJob } from './features/sent-back/sent-back.jobs.ts'
import { settlePaymentSoon } from './features/settlement/settle-payment-soon.ts'
import { settlePurchaseJob } from './features/storefront/storefront.jobs.ts'
import { deliverHeldSession } from './features/works/deliver-held-session.ts'
import { keepWorks } from './features/works/keep-works.ts'
import { moveSessionDay } from './features/works/move-session-day.ts'
import { announceWork } from './features/works/works.live.ts'
import type { Queryable } from './platform/db/database.ts'

// What follows from payments, purchases and applications; reactions.ts says which from which.

type ProviderEvent = FactOf<'provider-event-received'>

/** A webhook is a hint: each of these asks the provider itself, once an event, and leaves alone what is not its own. */
export async function settlePaymentOfEvent(
  deps: Deps,
  tx: Queryable,
  event: ProviderEvent,
): Promise<undefined> {
  const { eventId, paymentIntentId } = event
  if (paymentIntentId !== null) await settlePaymentSoon(deps, tx, paymentIntentId, { id: `event-${eventId}` })
}

export async function settleFundingPaymentOfEvent(
  deps: Deps,
  tx: Queryable,
  event: ProviderEvent,
): Promise<undefined> {
  const { eventId, paymentIntentId } = event
  if (paymentIntentId !== null)
    await deps.queue.enqueue(tx, settleFundingPaymentJob, { paymentIntentId }, { id: `event-${eventId}` })
}

export async function settlePostalOrderOfEvent(
  deps: Deps,
  tx: Queryable,
  event: ProviderEvent,
): Promise<undefined> {
  const { eventId, paymentIntentId } = event
  if (paymentIntentId !== null)
    await deps.queue.enqueue(tx, settlePostalOrderJob, { paymentIntentId }, { id: `event-${eventId}` })
}

/** A refund ends a warning. */
const tellsOfChargebacks = /^charge\.(dispute\.|refunded$)|^radar\.early_fraud_warning\./

/** After the event of a charge, its PaymentIntent is what the provider is asked by. */
export async function learnChargebacksOfEvent(
  deps: Deps,
  tx: Queryable,
  event: ProviderEvent,
): Promise<undefined> {
  const { eventId, type, paymentIntentId } = event
  if (paymentIntentId !== null && tellsOfChargebacks.test(type))
    await deps.queue.enqueue(tx, learnChargebacksJob, { paymentIntentId }, { id: `event-${eventId}` })
}

/** Who paid is known only across all places of payments, which settling knows nothing of: a job writes the mail. */
export async function mailRefundSentBack(
  deps: Deps,
  tx: Queryable,
  { refundId }: FactOf<'refund-sent-back'>,
): Promise<undefined> {
  await deps.queue.enqueue(tx, mailSentBackJob, { refundId }, { id: `refund-${refundId}` })
}

export async function settlePurchaseOfEvent(
  deps: Deps,
  tx: Queryable,
  event: ProviderEvent,
): Promise<undefined> {
  const subject = {
    paymentIntentId: event.paymentIntentId ?? undefined,
    checkoutSessionId: event.checkoutSessionId ?? undefined,
    subscriptionId: event.subscriptionId ?? undefined,
  }
  await deps.queue.enqueue(tx, settlePurchaseJob, subject, { id: `event-${event.eventId}` })
}

/** Reports that came with a payment that had made no record yet. */
export async function adoptEarlyReports(
  deps: Deps,
  tx: Queryable,
  { clientId, paymentIntentId }: FactOf<'payment-settled'>,
): Promise<undefined> {
  await adoptReports(tx, { paymentIntentId, clientId, now: deps.clock.now() })
}

export async function attachPaidPackages(
  deps: Deps,
  tx: Queryable,
  { applicationId, emailKey, sender, purchase, agreedToFee }: FactOf<'application-submitted'>,
): Promise<undefined> {
  const application = { id: applicationId, emailKey }
  await attachPackages(deps, tx, { application, sender, named: purchase, agreedToFee })
}

/** A package that was bought by link shows on the application that it belongs to. */
export async function attachBoughtPackage(
  deps: Deps,
  tx: Queryable,
  { purchaseId }: FactOf<'purchase-changed'>,
) {
  const applicationId = await attachPurchase(deps, tx, purchaseId)
  return () => {
    if (applicationId !== null) announceFundingChange(deps, applicationId, 'packages')
  }
}

/** An application shows what was paid with its address, and what was given back. */
export async function tellApplicationsOfBuyer(deps: Deps, tx: Queryable, { email }: { email: string }) {
  const applications = email === '' ? [] : await listApplicationsOfEmail(tx, email)
  return () => {
    for (const { id } of applications) announceFundingChange(deps, id, 'packages')
  }
}

/** The applicant's open page, and the lists of staff. */
export async function tellFunding(
  deps: Deps,
  _tx: Queryable,
  { applicationId, what }: FactOf<'application-changed'>,
) {
  return () => announceFundingChange(deps, applicationId, what)
}

export async function tellFundingToStaff(
  deps: Deps,
  _tx: Queryable,
  { applicationId }: { applicationId: number },
) {
  return () => announceFundingToStaff(deps, applicationId)
}

/** What only a person can do is a row in the queue of staff from the payment on, until it is delivered or given back. */
export async function keepWorksOfPurchase(
  deps: Deps,
  tx: Queryable,
  { purchaseId }: FactOf<'purchase-changed'>,
) {
  return tellWork(deps, await keepWorks(deps, tx, { purchaseId }))
}

export async function keepWorksOfFundingPayment(
  deps: Deps,
  tx: Queryable,
  { fundingPaymentId }: FactOf<'funding-payment-changed'>,
) {
  return tellWork(deps, await keepWorks(deps, tx, { fundingPaymentId }))
}

/** Whoever says when they have time waits for an answer from then on. */
export async function restartSessionClock(
  deps: Deps,
  tx: Queryable,
  { purchaseId }: FactOf<'session-times-asked'>,
) {
  return tellWork(deps, await moveSessionDay(deps, tx, { purchaseId, day: null }))
}

/** A booked time is the day that is agreed; without one the clock of an answer begins anew. */
export async function agreeBookedDay(
  deps: Deps,
  tx: Queryable,
  { purchaseId }: FactOf<'session-booking-changed'>,
) {
  const day = await findBookedDay(tx, purchaseId)
  return tellWork(deps, await moveSessionDay(deps, tx, { purchaseId, day }))
}

export async function deliverWorkOfSession(
  deps: Deps,
  tx: Queryable,
  { purchaseId, by }: FactOf<'session-held'>,
) {
  return tellWork(deps, await deliverHeldSession(deps, tx, { purchaseId, by }))
}

const tellWork = (deps: Deps, isNews: boolean) => (isNews ? () => announceWork(deps) : undefined)
