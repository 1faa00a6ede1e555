import type { Deps } from './deps.ts'
import type { FactOf, Reaction, Reactions } from './facts.ts'
import { releaseClient } from './features/accounts/release-client.ts'
import { announceClientChange, announceToStaff } from './features/clients/clients.live.ts'
import { findClientForChange } from './features/clients/find-client.ts'
import { announceDrafts } from './features/decisions/decisions.live.ts'
import { requestRewrite } from './features/decisions/request-rewrite.ts'
import { listDocumentRows } from './features/documents/list-documents.ts'
import { copyToDriveSoon } from './features/drive/copy-to-drive-soon.ts'
import { announceFundingChange } from './features/funding/funding.live.ts'
import { listApplicationsOfEmail } from './features/funding/list-applications-of-email.ts'
import { attachPackages } from './features/funding-packages/attach-packages.ts'
import { settleFundingPaymentJob } from './features/funding-packages/funding-packages.jobs.ts'
import { refreshMissingFiles } from './features/intake/refresh-missing-files.ts'
import { scheduleClientMails } from './features/mail/schedule-client-mails.ts'
import { enterMailDates } from './features/mail-log/enter-mail-dates.ts'
import { announceMailing } from './features/mail-log/mail-log.live.ts'
import { adoptReports } from './features/reports/list-reports.ts'
import { announceReports } from './features/reports/reports.live.ts'
import { refuseTakenDates } from './features/results/refuse-taken-dates.ts'
import { refreshNextDeadline } from './features/rounds/refresh-next-deadline.ts'
import { announceRun } from './features/runs/runs.live.ts'
import { startAfterUpload, startWhenComplete } from './features/runs/start-processing.ts'
import { settlePaymentSoon } from './features/settlement/settle-payment-soon.ts'
import { announceLists } from './features/staff/staff.live.ts'
import { settlePurchaseJob } from './features/storefront/storefront.jobs.ts'
import type { Queryable } from './platform/db/database.ts'

/**
 * What follows from what, in order: everything that happens after a paper came in, a letter was mailed or an answer read.
 * Each line runs in the transaction of its fact; what tells open pages runs after the commit.
 */
export const reactions: Reactions<Deps> = {
  'interest-left': [tellLists],
  'tester-applied': [scheduleMails, tell(announceToStaff), tellLists],
  'client-changed': [tell(announceClientChange), tell(announceToStaff)],
  'mail-dates-changed': [by(refuseTakenDates), by(enterMailDates), tellMailLog],
  'client-readdressed': [takeFromFormerAddress],
  'dispute-progressed': [findNextDeadline, scheduleMailsOfProgress],
  'language-chosen': [rewriteDrafts],
  'provider-event-received': [settlePaymentOfEvent, settleFundingPaymentOfEvent, settlePurchaseOfEvent],
  'purchase-changed': [tellLists],
  'purchase-refunded': [tellApplicationsOfBuyer],
  'session-times-asked': [tellLists],
  'application-submitted': [attachPaidPackages],
  'payment-settled': [adoptEarlyReports, countMissingFiles, startRun(startWhenComplete), scheduleMails],
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
    copyToDrive,
    scheduleMails,
    tell(announceClientChange),
    tell(announceToStaff),
  ],
  'report-stored': [
    countMissingFiles,
    startRun(startAfterUpload),
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
  'scan-read': [startRun(startWhenComplete, startAfterUpload), tell(announceReportsOf)],
  'report-owner-said': [startRun(startAfterUpload), tell(announceReportsOf)],
  'run-completed': [copyToDrive, scheduleMails],
  'drafts-written': [copyToDrive, tellDrafts],
  'letter-mailed': [rewriteLaterRounds, copyToDrive, findNextDeadline, scheduleMails, tell(announceMailing)],
  'letter-event-recorded': [
    copyToDrive,
    findNextDeadline,
    scheduleMails,
    rewriteForLongerTime,
    tell(announceMailing),
  ],
  'letter-event-withdrawn': [findNextDeadline, scheduleMails, rewriteForLongerTime, tell(announceMailing)],
  'answer-stored': [countMissingFiles, copyToDrive, findNextDeadline, scheduleMails, tell(announceMailing)],
  'scanned-answer-read': [countMissingFiles, tell(announceMailing)],
  'answer-confirmed': [findNextDeadline, scheduleMails, tell(announceMailing)],
}

type OfClient = { clientId: number }
type ProviderEvent = FactOf<'provider-event-received'>

/** A use case that takes the fact as it is. */
function by<F>(useCase: (deps: Deps, tx: Queryable, fact: F) => Promise<void>): Reaction<Deps, F> {
  return async (deps, tx, fact) => {
    await useCase(deps, tx, fact)
    return undefined
  }
}

async function countMissingFiles(_deps: Deps, tx: Queryable, { clientId }: OfClient): Promise<undefined> {
  await refreshMissingFiles(tx, clientId)
}

async function findNextDeadline(deps: Deps, tx: Queryable, { clientId }: OfClient): Promise<undefined> {
  await refreshNextDeadline(deps, tx, clientId)
}

async function copyToDrive(deps: Deps, tx: Queryable, { clientId }: OfClient): Promise<undefined> {
  await copyToDriveSoon(deps, tx, clientId)
}

async function scheduleMails(deps: Deps, tx: Queryable, { clientId }: OfClient): Promise<undefined> {
  await scheduleClientMails(deps, tx, clientId)
}

/** What the mails that run themselves cannot see from the record. */
async function scheduleMailsOfProgress(
  deps: Deps,
  tx: Queryable,
  { clientId, stage, hasNewResults }: FactOf<'dispute-progressed'>,
): Promise<undefined> {
  await scheduleClientMails(deps, tx, clientId, {
    ...(stage === null ? {} : { stage }),
    ...(hasNewResults ? { results: true } : {}),
  })
}

async function takeFromFormerAddress(
  _deps: Deps,
  tx: Queryable,
  { clientId, formerKey }: FactOf<'client-readdressed'>,
): Promise<undefined> {
  await releaseClient(tx, { clientId, emailKey: formerKey })
}

async function rewriteDrafts(deps: Deps, tx: Queryable, { clientId }: OfClient): Promise<undefined> {
  await requestRewrite(deps, tx, clientId)
}

/** A mail date stands in the mail log, too; one that came from there is told with its entry. */
async function tellMailLog(deps: Deps, _tx: Queryable, fact: FactOf<'mail-dates-changed'>) {
  return fact.isFromMailLog ? undefined : () => announceMailing(deps, fact.clientId)
}

/** The drafts of a later round say which letter is still to be mailed, and which is waited for. */
async function rewriteLaterRounds(
  deps: Deps,
  tx: Queryable,
  { clientId, round }: OfClient & { round: number },
): Promise<undefined> {
  const documents = await listDocumentRows(tx, clientId)
  if (documents.some((document) => document.round > round)) await requestRewrite(deps, tx, clientId)
}

/** The drafts of the next round must not call a bureau late within the longer time. */
async function rewriteForLongerTime(
  deps: Deps,
  tx: Queryable,
  { clientId, event }: OfClient & { event: string },
): Promise<undefined> {
  if (event === 'more_info_sent') await requestRewrite(deps, tx, clientId)
}

/** Starts the client's run by the first of these that finds it due, and tells where it stands. */
function startRun(...starts: readonly (typeof startWhenComplete)[]): Reaction<Deps, OfClient> {
  return async (deps, tx, { clientId }) => {
    const client = await findClientForChange(tx, clientId)
    if (!client) return undefined
    for (const start of starts) {
      const run = await start(deps, tx, client)
      if (run !== null) return () => announceRun(deps, run)
    }
    return undefined
  }
}

/** Tells open pages; they fetch over HTTP, where access is checked. */
function tell(announce: (deps: Deps, clientId: number) => void): Reaction<Deps, OfClient> {
  return async (deps, _tx, { clientId }) => {
    return () => announce(deps, clientId)
  }
}

/** A webhook is a hint: each of these asks the provider itself, once an event, and leaves alone what is not its own. */
async function settlePaymentOfEvent(deps: Deps, tx: Queryable, event: ProviderEvent): Promise<undefined> {
  const { eventId, paymentIntentId } = event
  if (paymentIntentId !== null) await settlePaymentSoon(deps, tx, paymentIntentId, { id: `event-${eventId}` })
}

async function settleFundingPaymentOfEvent(
  deps: Deps,
  tx: Queryable,
  event: ProviderEvent,
): Promise<undefined> {
  const { eventId, paymentIntentId } = event
  if (paymentIntentId !== null)
    await deps.queue.enqueue(tx, settleFundingPaymentJob, { paymentIntentId }, { id: `event-${eventId}` })
}

async function settlePurchaseOfEvent(deps: Deps, tx: Queryable, event: ProviderEvent): Promise<undefined> {
  const subject = {
    paymentIntentId: event.paymentIntentId ?? undefined,
    checkoutSessionId: event.checkoutSessionId ?? undefined,
    subscriptionId: event.subscriptionId ?? undefined,
  }
  await deps.queue.enqueue(tx, settlePurchaseJob, subject, { id: `event-${event.eventId}` })
}

/** Reports that came with a payment that had made no record yet. */
async function adoptEarlyReports(
  deps: Deps,
  tx: Queryable,
  { clientId, paymentIntentId }: FactOf<'payment-settled'>,
): Promise<undefined> {
  await adoptReports(tx, { paymentIntentId, clientId, now: deps.clock.now() })
}

async function attachPaidPackages(
  _deps: Deps,
  tx: Queryable,
  { applicationId, emailKey }: FactOf<'application-submitted'>,
): Promise<undefined> {
  await attachPackages(tx, { id: applicationId, emailKey })
}

/** The general lists of staff, and the figures above them. */
async function tellLists(deps: Deps): Promise<() => void> {
  return () => announceLists(deps)
}

/** An application shows what was paid with its address, and what was given back. */
async function tellApplicationsOfBuyer(deps: Deps, tx: Queryable, { email }: { email: string }) {
  const applications = email === '' ? [] : await listApplicationsOfEmail(tx, email)
  return () => {
    for (const { id } of applications) announceFundingChange(deps, id, 'packages')
  }
}

function announceReportsOf(deps: Deps, clientId: number): void {
  announceReports(deps, { clientId })
}

async function tellDrafts(deps: Deps, _tx: Queryable, { clientId, changed }: FactOf<'drafts-written'>) {
  return () => announceDrafts(deps, clientId, changed)
}
