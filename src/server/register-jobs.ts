import type { Deps } from './deps.ts'
import { mailSignInLinkJob } from './features/accounts/accounts.jobs.ts'
import { settlePaymentJob } from './features/checkout/checkout.jobs.ts'
import { deliverMailJob } from './features/mail/mail.jobs.ts'
import { processClientJob } from './features/processing/processing.jobs.ts'
import { readScanJob } from './features/reports/reports.jobs.ts'
import { rewriteDocumentsJob } from './features/review/review.jobs.ts'

/** Every kind of job with its handler, loaded when the first one runs. Before the queue starts. */
export async function registerJobs(deps: Deps): Promise<void> {
  const { queue } = deps
  await queue.work(deliverMailJob, async ({ mailId }, { attempt, lastAttempt }) => {
    const { deliverMail } = await import('./features/mail/deliver-mail.ts')
    await deliverMail(deps, { mailId, attempt, lastAttempt })
  })
  await queue.work(mailSignInLinkJob, async (wish) => {
    const { mailSignInLink } = await import('./features/accounts/mail-sign-in-link.ts')
    await mailSignInLink(deps, wish)
  })
  await queue.work(settlePaymentJob, async ({ paymentIntentId }) => {
    const { settlePayment } = await import('./features/checkout/settle-payment.ts')
    await settlePayment(deps, paymentIntentId)
  })
  await queue.work(processClientJob, async ({ runId }, { lastAttempt }) => {
    const { runProcessing } = await import('./features/processing/run-processing.ts')
    await runProcessing(deps, { runId, lastAttempt })
  })
  await queue.work(readScanJob, async ({ uploadId }, { lastAttempt }) => {
    const { readScan } = await import('./features/reports/read-scan.ts')
    await readScan(deps, { uploadId, lastAttempt })
  })
  await queue.work(rewriteDocumentsJob, async (change) => {
    const { rewriteDocuments } = await import('./features/review/rewrite-documents.ts')
    await rewriteDocuments(deps, change)
  })
}
