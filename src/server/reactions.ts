import {
  copyToDrive,
  countMissingFiles,
  dropPackets,
  findNextDeadline,
  rewriteDrafts,
  rewriteForLongerTime,
  rewriteLaterRounds,
  scheduleMails,
  scheduleMailsOfProgress,
  startRun,
  takeFromFormerAddress,
  tellDrafts,
  tellMailLog,
  whereClocksMove,
} from './case-reactions.ts'
import type { Deps } from './deps.ts'
import type { FactKind, FactOf, Reaction, Reactions } from './facts.ts'
import { closeSession } from './features/bookings/close-session.ts'
import { announceClientChange, announceToStaff } from './features/clients/clients.live.ts'
import { announceReview } from './features/decisions/decisions.live.ts'
import { figureOutcomes } from './features/figures/figure-outcomes.ts'
import { enterMailDates } from './features/mail-log/enter-mail-dates.ts'
import { announceMailing } from './features/mail-log/mail-log.live.ts'
import { scheduleOwnMails } from './features/own-mails/schedule-own-mails.ts'
import {
  forgetDevices,
  lookForNextRound,
  pushAnswer,
  pushDeadline,
  pushDocuments,
} from './features/push/push-reactions.ts'
import { announceReports } from './features/reports/reports.live.ts'
import { refuseTakenDates } from './features/results/refuse-taken-dates.ts'
import { startAfterUpload, startWhenComplete } from './features/runs/start-processing.ts'
import { announceLists } from './features/staff/staff.live.ts'
import { tellWebhooks } from './features/webhooks/tell-webhooks.ts'
import {
  adoptEarlyReports,
  agreeBookedDay,
  attachBoughtPackage,
  attachPaidPackages,
  deliverWorkOfSession,
  keepWorksOfFundingPayment,
  keepWorksOfPurchase,
  learnChargebacksOfEvent,
  mailRefundSentBack,
  restartSessionClock,
  settleFundingPaymentOfEvent,
  settlePaymentOfEvent,
  settlePostalOrderOfEvent,
  settlePurchaseOfEvent,
  tellApplicationsOfBuyer,
  tellFunding,
  tellFundingToStaff,
} from './money-reactions.ts'
import type { Queryable } from './platform/db/database.ts'

/**
 * What follows from what, in order: everything that happens after a paper came in, a letter was mailed or an answer read.
 * Each line runs in the transaction of its fact; what tells open pages runs after the commit.
 */
const withinProduct: Reactions<Deps> = {
  'interest-left': [tellLists],
  'tester-applied': [scheduleMails, tell(announceToStaff), tellLists],
  'client-arrived': [countMissingFiles, scheduleMails, tell(announceToStaff)],
  'member-changed': [tellLists],
  'client-changed': [tell(announceClientChange), tell(announceToStaff)],
  'mail-dates-changed': [by(refuseTakenDates), by(enterMailDates), tellMailLog],
  'client-readdressed': [takeFromFormerAddress],
  'dispute-progressed': [
    whereClocksMove(findNextDeadline),
    whereClocksMove(by(pushDeadline)),
    scheduleMailsOfProgress,
    // Of a round that was sent before the case came here, on a day that is known now.
    whereClocksMove(startRun(startWhenComplete)),
  ],
  'browser-signed-out': [by(forgetDevices)],
  'language-chosen': [rewriteDrafts],
  'decision-recorded': [rewriteDrafts, tell(announceReview), tell(announceToStaff)],
  'packets-requested': [rewriteDrafts, tell(announceReview)],
  'provider-event-received': [
    settlePaymentOfEvent,
    settleFundingPaymentOfEvent,
    settlePurchaseOfEvent,
    settlePostalOrderOfEvent,
    learnChargebacksOfEvent,
  ],
  'purchase-changed': [attachBoughtPackage, keepWorksOfPurchase, by(closeSession), tellLists],
  'purchase-refunded': [tellApplicationsOfBuyer],
  'agreement-changed': [tellLists],
  'other-sum-found': [tellLists],
  'refund-sent-back': [mailRefundSentBack, tellLists],
  'refund-closed': [tellLists],
  'chargeback-changed': [tellLists],
  'postal-changed': [tell(announceMailing), tellLists],
  'session-times-asked': [restartSessionClock, tellLists],
  'session-booking-changed': [agreeBookedDay, tellLists],
  'session-held': [deliverWorkOfSession, tellLists],
  'application-submitted': [attachPaidPackages, tellFundingToStaff],
  'application-changed': [tellFunding],
  'funding-payment-changed': [keepWorksOfFundingPayment, tellLists],
  'funding-fee-recorded': [tellFundingToStaff],
  'payment-settled': [adoptEarlyReports, countMissingFiles, startRun(startWhenComplete), scheduleMails],
  'payment-entered': [
    countMissingFiles,
    startRun(startWhenComplete),
    scheduleMails,
    tell(announceClientChange),
    tell(announceToStaff),
  ],
  'payment-changed': [tell(announceClientChange), tell(announceToStaff)],
  'intake-sent': [
    countMissingFiles,
    startRun(startWhenComplete),
    copyToDrive,
    scheduleMails,
    tell(announceToStaff),
  ],
  'paper-added': [
    countMissingFiles,
    rewriteDrafts,
    dropPackets,
    copyToDrive,
    scheduleMails,
    tell(announceClientChange),
    tell(announceToStaff),
  ],
  'paper-removed': [
    countMissingFiles,
    rewriteDrafts,
    dropPackets,
    copyToDrive,
    scheduleMails,
    tell(announceClientChange),
    tell(announceToStaff),
  ],
  'report-stored': [
    countMissingFiles,
    startRun(startWhenComplete, startAfterUpload),
    copyToDrive,
    scheduleMails,
    tell(announceReportsOf),
    tell(announceToStaff),
  ],
  'report-read-anew': [
    countMissingFiles,
    scheduleMails,
    startRun(startWhenComplete, startAfterUpload),
    tell(announceReportsOf),
    tell(announceToStaff),
  ],
  'scan-read': [
    startRun(startWhenComplete, startAfterUpload),
    tell(announceReportsOf),
    tell(announceToStaff),
  ],
  'report-owner-said': [startRun(startAfterUpload), tell(announceReportsOf), tell(announceToStaff)],
  'run-completed': [copyToDrive, scheduleMails, by(pushDocuments), tell(announceToStaff)],
  'drafts-written': [dropPackets, copyToDrive, tellDrafts],
  'letter-mailed': [
    rewriteLaterRounds,
    copyToDrive,
    findNextDeadline,
    by(figureOutcomes),
    by(pushDeadline),
    scheduleMails,
    tell(announceMailing),
  ],
  'letter-event-recorded': [
    copyToDrive,
    findNextDeadline,
    by(figureOutcomes),
    by(pushDeadline),
    by(lookForNextRound),
    scheduleMails,
    rewriteForLongerTime,
    tell(announceMailing),
  ],
  'letter-event-withdrawn': [
    findNextDeadline,
    by(figureOutcomes),
    by(pushDeadline),
    scheduleMails,
    rewriteForLongerTime,
    tell(announceMailing),
  ],
  'answer-stored': [
    countMissingFiles,
    copyToDrive,
    findNextDeadline,
    by(figureOutcomes),
    by(pushDeadline),
    by(lookForNextRound),
    scheduleMails,
    tell(announceMailing),
  ],
  'scanned-answer-read': [
    countMissingFiles,
    by(figureOutcomes),
    by(pushAnswer),
    tell(announceMailing),
    by(lookForNextRound),
  ],
  'answer-confirmed': [
    findNextDeadline,
    by(figureOutcomes),
    by(pushDeadline),
    by(lookForNextRound),
    scheduleMails,
    tell(announceMailing),
  ],
  'answer-moved': [
    rewriteDrafts,
    copyToDrive,
    findNextDeadline,
    by(figureOutcomes),
    by(pushDeadline),
    by(lookForNextRound),
    scheduleMails,
    tell(announceMailing),
  ],
}

/** What follows within the product, and then the operator's own kinds of mail and what receivers of webhooks are told of it. */
export const reactions = withOwnMails(tellingWebhooks(withinProduct))

type OfClient = { clientId: number }

/** A use case that takes the fact as it is. */
function by<F>(useCase: (deps: Deps, tx: Queryable, fact: F) => Promise<void>): Reaction<Deps, F> {
  return async (deps, tx, fact) => {
    await useCase(deps, tx, fact)
    return undefined
  }
}

/** Tells open pages; they fetch over HTTP, where access is checked. */
function tell(announce: (deps: Deps, clientId: number) => void): Reaction<Deps, OfClient> {
  return async (deps, _tx, { clientId }) => {
    return () => announce(deps, clientId)
  }
}

/** The general lists of staff, and the figures above them. */
async function tellLists(deps: Deps): Promise<() => void> {
  return () => announceLists(deps)
}

function announceReportsOf(deps: Deps, clientId: number): void {
  announceReports(deps, { clientId })
}

/** Every fact is offered to the receivers of webhooks; which of them are told of it, messages-of-facts.ts says. */
function tellingWebhooks(table: Reactions<Deps>): Reactions<Deps> {
  const withWebhooks = Object.entries(table).map(([kind, list]) => [
    kind,
    [...list, webhooksOf(kind as FactKind)],
  ])
  return Object.fromEntries(withWebhooks)
}

function webhooksOf<K extends FactKind>(kind: K): Reaction<Deps, FactOf<K>> {
  return by((deps, tx, fact: FactOf<K>) => tellWebhooks(deps, tx, kind, fact))
}

/** Every fact is offered to the operator's own kinds of mail; which of them can follow it, happening-of-fact.ts says. */
function withOwnMails(table: Reactions<Deps>): Reactions<Deps> {
  const followed = Object.entries(table).map(([kind, list]) => [kind, [...list, by(scheduleOwnMails)]])
  return Object.fromEntries(followed)
}
