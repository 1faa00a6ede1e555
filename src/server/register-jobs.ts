import type { Deps } from './deps.ts'
import { mailSignInLinkJob } from './features/accounts/accounts.jobs.ts'
import { lookAfterAgreementsJob } from './features/agreement/agreement.jobs.ts'
import { mailSessionJob } from './features/bookings/bookings.jobs.ts'
import { learnChargebacksJob, lookForChargebacksJob } from './features/chargebacks/chargebacks.jobs.ts'
import { rewriteDocumentsJob, rewriteStaleDraftsJob } from './features/decisions/decisions.jobs.ts'
import { copyToDriveJob, deleteDriveFolderJob } from './features/drive/drive.jobs.ts'
import { figureEarlierOutcomesJob } from './features/figures/figures.jobs.ts'
import { mailFundingLinkJob } from './features/funding/funding.jobs.ts'
import {
  mailPrequalificationJob,
  settleFundingPaymentJob,
} from './features/funding-packages/funding-packages.jobs.ts'
import { sendDueMailsJob } from './features/mail/mail.jobs.ts'
import { deliverMailJob } from './features/outbox/outbox.jobs.ts'
import { sendOwnMailsJob } from './features/own-mails/own-mails.jobs.ts'
import { lookAtUploadsJob, replayLabelJob } from './features/pointing/pointing.jobs.ts'
import {
  followLetterJob,
  logSendJob,
  lookAfterSendsJob,
  refundSendJob,
  sendLetterJob,
  settlePostalOrderJob,
} from './features/postal/postal.jobs.ts'
import {
  applyRetentionJob,
  finishApplicationDeletionJob,
  finishDeletionJob,
  seeToRetentionJob,
} from './features/privacy/privacy.jobs.ts'
import {
  deliverPushJob,
  lookForNextRoundJob,
  lookForPassedDeadlinesJob,
  recountDeadlinesJob,
  sendDuePushesJob,
} from './features/push/push.jobs.ts'
import { endSubscriptionJob, lookAfterRenewalsJob } from './features/renewals/renewals.jobs.ts'
import { readScanJob } from './features/reports/reports.jobs.ts'
import { readScannedAnswerJob } from './features/results/results.jobs.ts'
import { processClientJob } from './features/runs/runs.jobs.ts'
import { mailSentBackJob } from './features/sent-back/sent-back.jobs.ts'
import { closeLeftOrdersJob, settlePaymentJob } from './features/settlement/settlement.jobs.ts'
import { announceLists } from './features/staff/staff.live.ts'
import { settlePurchaseJob, settleStalePurchasesJob } from './features/storefront/storefront.jobs.ts'
import { sendDigestsJob, tellStaffDevicesJob } from './features/today/today.jobs.ts'
import { deliverWebhookJob, sendDueWebhooksJob } from './features/webhooks/webhooks.jobs.ts'
import { addEarlierWorksJob, watchWorksJob } from './features/works/works.jobs.ts'
import { addressDomain } from './platform/db/person-columns.ts'
import { registerFileJobs } from './register-file-jobs.ts'

/** Every kind of job with its handler, loaded when the first one runs. Before the queue starts. */
export async function registerJobs(deps: Deps): Promise<void> {
  const { queue } = deps
  await queue.work(deliverMailJob, async ({ mailId }) => {
    const { deliverMail } = await import('./features/mail/deliver-mail.ts')
    const { isGivenUp } = await deliverMail(deps, { mailId })
    // It waits for a person now.
    if (isGivenUp) announceLists(deps)
  })
  await queue.work(sendDueMailsJob, async () => {
    const { runMailTimer } = await import('./features/mail/run-mail-timer.ts')
    await runMailTimer(deps)
  })
  await queue.work(sendOwnMailsJob, async () => {
    const { sendOwnMails } = await import('./features/own-mails/send-own-mails.ts')
    await sendOwnMails(deps)
  })
  await queue.work(sendDuePushesJob, async () => {
    const { sendDuePushes } = await import('./features/push/send-due-pushes.ts')
    await sendDuePushes(deps)
  })
  await queue.work(deliverPushJob, async (wish) => {
    const { deliverPush } = await import('./features/push/deliver-push.ts')
    await deliverPush(deps, wish)
  })
  await queue.work(lookForNextRoundJob, async ({ clientId }) => {
    const { noteReadyRound } = await import('./features/rounds/note-ready-round.ts')
    await noteReadyRound(deps, clientId)
    const { pushOfNextRound } = await import('./features/push/push-of-next-round.ts')
    await pushOfNextRound(deps, clientId)
  })
  await queue.work(sendDigestsJob, async () => {
    const { sendDigests } = await import('./features/today/send-digests.ts')
    await sendDigests(deps)
  })
  await queue.work(tellStaffDevicesJob, async () => {
    const { tellStaffDevices } = await import('./features/today/tell-staff-devices.ts')
    await tellStaffDevices(deps)
  })
  await queue.work(lookForPassedDeadlinesJob, async () => {
    const { lookForPassedDeadlines } = await import('./features/push/look-for-passed-deadlines.ts')
    await lookForPassedDeadlines(deps)
  })
  await queue.work(recountDeadlinesJob, async (from) => {
    const { recountDeadlines } = await import('./features/push/recount-deadlines.ts')
    await recountDeadlines(deps, from)
  })
  await queue.work(mailSignInLinkJob, async (wish) => {
    const { mailSignInLink } = await import('./features/accounts/mail-sign-in-link.ts')
    const { findKnownAddress } = await import('./features/overview/find-known-address.ts')
    await mailSignInLink(deps, { ...wish, emailKey: openedWish(deps, wish) }, findKnownAddress)
  })
  await queue.work(mailFundingLinkJob, async (wish) => {
    const { mailFundingLink } = await import('./features/funding/mail-funding-link.ts')
    await mailFundingLink(deps, { ...wish, emailKey: openedWish(deps, wish) })
  })
  await queue.work(settlePaymentJob, async ({ paymentIntentId }) => {
    const { settleOrRecover } = await import('./features/settlement/recover-payment.ts')
    await settleOrRecover(deps, paymentIntentId)
  })
  await queue.work(closeLeftOrdersJob, async () => {
    const { closeLeftOrders } = await import('./features/settlement/close-left-orders.ts')
    const { closeLeftFundingOrders } = await import(
      './features/funding-packages/close-left-funding-orders.ts'
    )
    const { closeLeftPages } = await import('./features/checkout/close-left-pages.ts')
    await closeLeftOrders(deps)
    await closeLeftFundingOrders(deps)
    await closeLeftPages(deps)
  })
  await queue.work(learnChargebacksJob, async ({ paymentIntentId }) => {
    const { learnChargebacks } = await import('./features/chargebacks/learn-chargebacks.ts')
    await learnChargebacks(deps, paymentIntentId)
  })
  await queue.work(lookForChargebacksJob, async () => {
    const { lookForChargebacks } = await import('./features/chargebacks/look-for-chargebacks.ts')
    await lookForChargebacks(deps)
  })
  await queue.work(mailSentBackJob, async ({ refundId }) => {
    const { mailSentBack } = await import('./features/sent-back/mail-sent-back.ts')
    await mailSentBack(deps, refundId)
  })
  await queue.work(settleFundingPaymentJob, async ({ paymentIntentId }) => {
    const { settleOrRecoverFunding } = await import('./features/funding-packages/recover-funding-payment.ts')
    await settleOrRecoverFunding(deps, paymentIntentId)
  })
  await queue.work(settlePostalOrderJob, async ({ paymentIntentId }) => {
    const { settleOrGiveBack } = await import('./features/postal/settle-or-give-back.ts')
    await settleOrGiveBack(deps, paymentIntentId)
  })
  await queue.work(sendLetterJob, async ({ sendId }, { lastAttempt }) => {
    const { sendLetter } = await import('./features/postal/send-letter.ts')
    await sendLetter(deps, { sendId, lastAttempt })
  })
  await queue.work(followLetterJob, async ({ sendId }) => {
    const { followLetter } = await import('./features/postal/follow-letter.ts')
    await followLetter(deps, sendId)
  })
  await queue.work(logSendJob, async ({ sendId }) => {
    const { enterInMailLog } = await import('./features/postal/enter-in-mail-log.ts')
    await enterInMailLog(deps, sendId)
    const { mailSendNews } = await import('./features/postal/mail-send-news.ts')
    await mailSendNews(deps, sendId)
  })
  await queue.work(refundSendJob, async ({ sendId }) => {
    const { refundSend } = await import('./features/postal/refund-send.ts')
    await refundSend(deps, sendId)
  })
  await queue.work(lookAfterSendsJob, async () => {
    const { lookAfterSends } = await import('./features/postal/follow-letter.ts')
    const { closeAbandonedOrders } = await import('./features/postal/close-abandoned-orders.ts')
    await lookAfterSends(deps)
    await closeAbandonedOrders(deps)
  })
  await queue.work(mailPrequalificationJob, async ({ applicationId }) => {
    const { mailPrequalification } = await import('./features/funding-packages/mail-prequalification.ts')
    await mailPrequalification(deps, applicationId)
  })
  await queue.work(settlePurchaseJob, async (subject) => {
    const { settlePurchase } = await import('./features/storefront/settle-purchase.ts')
    await settlePurchase(deps, subject)
  })
  await queue.work(settleStalePurchasesJob, async () => {
    const { settleStalePurchases } = await import('./features/storefront/settle-stale-purchases.ts')
    await settleStalePurchases(deps)
  })
  await queue.work(addEarlierWorksJob, async () => {
    const { addEarlierWorks } = await import('./features/works/add-earlier-works.ts')
    await addEarlierWorks(deps)
  })
  await queue.work(figureEarlierOutcomesJob, async () => {
    const { figureEarlierOutcomes } = await import('./features/figures/figure-earlier-outcomes.ts')
    await figureEarlierOutcomes(deps)
  })
  await queue.work(watchWorksJob, async () => {
    const { tellLateWorks } = await import('./features/works/tell-late-works.ts')
    await tellLateWorks(deps)
  })
  await queue.work(lookAfterRenewalsJob, async () => {
    const { remindOfRenewals } = await import('./features/renewals/remind-of-renewals.ts')
    const { endLostSubscriptions } = await import('./features/renewals/end-subscriptions.ts')
    const { forgetAgreements } = await import('./features/renewals/forget-agreements.ts')
    await endLostSubscriptions(deps)
    await forgetAgreements(deps)
    await remindOfRenewals(deps)
  })
  await queue.work(endSubscriptionJob, async ({ subscriptionId }) => {
    const { endSubscription } = await import('./features/renewals/end-subscriptions.ts')
    await endSubscription(deps, subscriptionId)
  })
  await queue.work(lookAfterAgreementsJob, async () => {
    const { tellOpenAgreements } = await import('./features/agreement/tell-open-agreements.ts')
    const { forgetOldAgreements } = await import('./features/agreement/forget-old-agreements.ts')
    await tellOpenAgreements(deps)
    await forgetOldAgreements(deps)
  })
  await queue.work(mailSessionJob, async (wish) => {
    const { mailSession } = await import('./features/bookings/mail-session.ts')
    await mailSession(deps, wish)
  })
  await queue.work(processClientJob, async ({ runId }, { lastAttempt }) => {
    const { runProcessing } = await import('./features/processing/run-processing.ts')
    await runProcessing(deps, { runId, lastAttempt })
  })
  await queue.work(readScanJob, async ({ uploadId }, { lastAttempt }) => {
    const { readScan } = await import('./features/reports/read-scan.ts')
    await readScan(deps, { uploadId, lastAttempt })
  })
  await queue.work(replayLabelJob, async ({ labelId }) => {
    const { replayLabel } = await import('./features/pointing/replay-label.ts')
    await replayLabel(deps, { labelId })
  })
  await queue.work(lookAtUploadsJob, async () => {
    const { lookAtUploads } = await import('./features/pointing/look-at-uploads.ts')
    await lookAtUploads(deps)
  })
  await queue.work(readScannedAnswerJob, async ({ resultId }, { lastAttempt }) => {
    const { readScannedAnswer } = await import('./features/results/read-scanned-answer.ts')
    await readScannedAnswer(deps, { resultId, lastAttempt })
  })
  await queue.work(finishDeletionJob, async (rest) => {
    const { finishDeletion } = await import('./features/privacy/finish-deletion.ts')
    await finishDeletion(deps, rest)
  })
  await queue.work(finishApplicationDeletionJob, async (rest) => {
    const { finishApplicationDeletion } = await import('./features/privacy/finish-application-deletion.ts')
    await finishApplicationDeletion(deps, rest)
  })
  await queue.work(applyRetentionJob, async (day) => {
    const { runRetention } = await import('./features/privacy/apply-retention.ts')
    await runRetention(deps, day)
  })
  await queue.work(copyToDriveJob, async ({ clientId }, { lastAttempt }) => {
    const { copyToDrive } = await import('./features/drive/copy-to-drive.ts')
    await copyToDrive(deps, { clientId, lastAttempt })
  })
  await queue.work(deleteDriveFolderJob, async ({ folderId }, { lastAttempt }) => {
    const { deleteDriveFolder } = await import('./features/drive/delete-drive-folder.ts')
    await deleteDriveFolder(deps, { folderId, lastAttempt })
  })
  await queue.work(rewriteDocumentsJob, async (change) => {
    const { rewriteDocuments } = await import('./features/processing/rewrite-documents.ts')
    await rewriteDocuments(deps, change)
  })
  await registerFileJobs(deps)
  await queue.work(deliverWebhookJob, async (delivery) => {
    const { deliverWebhook } = await import('./features/webhooks/deliver-webhook.ts')
    await deliverWebhook(deps, delivery)
  })
  await queue.work(sendDueWebhooksJob, async () => {
    const { sendDueWebhooks } = await import('./features/webhooks/send-due-webhooks.ts')
    await sendDueWebhooks(deps)
  })
  await queue.work(seeToRetentionJob, async () => {
    const { startRetention } = await import('./features/privacy/apply-retention.ts')
    await startRetention(deps)
  })
  await queue.work(rewriteStaleDraftsJob, async () => {
    const { rewriteStaleDrafts } = await import('./features/decisions/rewrite-stale-drafts.ts')
    await rewriteStaleDrafts(deps)
  })
}

/** The address of a job, which waits sealed; of a job from before, as it is. */
const openedWish = ({ sealer }: Deps, { emailKey }: { emailKey: string }) =>
  sealer.columns.openKey(emailKey, addressDomain)
