import type { Review } from '../../../shared/api/review.ts'
import { type BureauKey, bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { isLetter } from '../../../shared/rules/clocked-letter.ts'
import { type NextStep, nextStepOf, type StepFacts } from '../../../shared/rules/next-step.ts'
import type { Deps } from '../../deps.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { allMailDates } from '../clients/mail-dates.ts'
import { listStandingDocuments } from '../documents/list-documents.ts'
import { listMailings } from '../mailing/list-mailings.ts'
import { judgeOwners } from '../reports/judge-owners.ts'
import type { ReportUploadRow } from '../reports/reports.tables.ts'
import { getReview } from '../review/get-review.ts'
import { getProcessingStatus } from '../runs/get-processing-status.ts'
import { isPaymentUnderWay } from '../settlement/is-payment-under-way.ts'

/** What the case waits for today, by the rule that the client's portal goes by. @param uploads the reports in force */
export async function caseStep(
  deps: Deps,
  client: ClientRow,
  uploads: readonly ReportUploadRow[],
): Promise<NextStep> {
  const { db } = deps.database
  const documents = await listStandingDocuments(db, client.id)
  const draftedRound = documents.length === 0 ? null : Math.max(...documents.map(({ round }) => round))
  const log = await listMailings(deps, client.id)
  return nextStepOf({
    stage: client.disputeStatus,
    isTester: client.clientType === 'tester',
    payment: await paymentOf(deps, client),
    isIntakeComplete: client.intakeCompletedAt !== null,
    run: (await getProcessingStatus(db, client.id)).status,
    draftedRound,
    hasLetters: documents.some((document) => document.round === draftedRound && isLetter(document)),
    ...(await reportsOf(deps, client, uploads)),
    ...waitingIn(await getReview(deps, client.id)),
    mailDates: allMailDates(client),
    letters: log.letters.map(({ round, recipient, state, clocks }) => ({
      round,
      recipient,
      isEntered: state !== 'not_sent',
      clocks,
    })),
    nextRound: log.nextRound,
  })
}

async function paymentOf(
  deps: Pick<Deps, 'database'>,
  { paymentStatus, paymentIntentId }: ClientRow,
): Promise<StepFacts['payment']> {
  if (paymentStatus === 'paid') return 'settled'
  if (paymentStatus === 'failed') return 'failed'
  return (await isPaymentUnderWay(deps.database.db, paymentIntentId)) ? 'under-way' : 'open'
}

async function reportsOf(
  deps: Deps,
  client: ClientRow,
  uploads: readonly ReportUploadRow[],
): Promise<Pick<StepFacts, 'missingReports' | 'unusableReports' | 'isOwnerAsked'>> {
  const owners = await judgeOwners(deps, deps.database.db, client, uploads)
  const stateOf = (upload: ReportUploadRow) => owners.get(upload.id)?.ownership.state
  const unusable = uploads.filter((upload) => {
    const { recognition } = upload
    const isProblem = recognition?.scan?.state !== 'reading' && Boolean(recognition?.problem)
    return isProblem || ['denied', 'contradicted'].includes(stateOf(upload) ?? '')
  })
  const names = (keys: readonly BureauKey[]) => keys.map((bureau) => bureauNames[bureau])
  const isUsable = (bureau: BureauKey) =>
    uploads.some((upload) => upload.bureau === bureau && !unusable.includes(upload))
  return {
    missingReports: names(bureauKeys.filter((bureau) => !isUsable(bureau))),
    unusableReports: names(unusable.map(({ bureau }) => bureau)),
    isOwnerAsked: uploads.some((upload) => stateOf(upload) === 'asked'),
  }
}

/** Nothing waits for the client once the round is mailed. */
function waitingIn(
  review: Review,
): Pick<StepFacts, 'openFindings' | 'findings' | 'notUnderstood' | 'openAnswers'> {
  if (review.runId === null) return { openFindings: 0, findings: null, notUnderstood: [], openAnswers: 0 }
  const { findings, questions, confirmations, digits, birthDate, coverage, frozen } = review
  const choices = [digits, birthDate].filter((asked) => asked !== null && asked.choice === null)
  const answers =
    questions.filter(({ answer }) => answer === null).length +
    confirmations.filter(({ confirmed }) => confirmed === null).length +
    choices.length
  return {
    openFindings: frozen ? 0 : findings.filter(({ decision }) => decision === null).length,
    findings: findings.length,
    notUnderstood: [...new Set(coverage.filter(({ use }) => use === 'nothing').map(({ bureau }) => bureau))],
    openAnswers: frozen ? 0 : answers,
  }
}
