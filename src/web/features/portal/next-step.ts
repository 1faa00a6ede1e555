import type { listMailings } from '../../../shared/api/mailing.ts'
import type { GeneratedDocument, PortalClient, ProcessingStatus } from '../../../shared/api/portal.ts'
import { type BureauKey, bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { isLetter } from '../../../shared/rules/clocked-letter.ts'
import {
  type NextStep,
  nextStepOf as nextStepOfCase,
  type StepFacts,
} from '../../../shared/rules/next-step.ts'
import type { CallReply } from '../../lib/call-address.ts'
import type { ReviewSummary } from './review-summary.ts'

type Known = Pick<
  PortalClient,
  | 'clientType'
  | 'paymentStatus'
  | 'paymentUnderWay'
  | 'intakeCompleted'
  | 'status'
  | 'experianReportFile'
  | 'equifaxReportFile'
  | 'transunionReportFile'
  | 'round1MailDate'
  | 'round2MailDate'
  | 'round3MailDate'
  | 'laterMailDates'
>

type Waiting = Pick<
  ReviewSummary,
  'findings' | 'tooLow' | 'undecided' | 'questions' | 'confirmations' | 'digits' | 'birthDate'
>

/**
 * The client's next step, by what the server says of the case.
 * @param given.unusable bureaus whose file is stored but cannot be read
 * @param given.asked whether it is asked whose a report is, without which it is not read
 * @param given.review what waits for the client's decision; absent while it is not known
 * @param given.log the mail log; absent while it is not known
 */
export function nextStepOf(given: {
  client: Known
  processing: Pick<ProcessingStatus, 'status'>
  documents: readonly Pick<GeneratedDocument, 'round' | 'documentType' | 'fileName'>[]
  unusable: readonly BureauKey[]
  asked?: boolean
  review?: Waiting | null
  log?: Pick<CallReply<typeof listMailings>, 'letters' | 'nextRound'> | null
}): NextStep {
  const { client, documents, unusable, log } = given
  const draftedRound = documents.length === 0 ? null : Math.max(...documents.map(({ round }) => round))
  return nextStepOfCase({
    stage: client.status,
    isTester: client.clientType === 'tester',
    payment: paymentOf(client),
    isIntakeComplete: client.intakeCompleted,
    run: given.processing.status,
    draftedRound,
    hasLetters: documents.some((document) => document.round === draftedRound && isLetter(document)),
    missingReports: missingBureaus(client, unusable),
    unusableReports: unusable.map((bureau) => bureauNames[bureau]),
    isOwnerAsked: given.asked ?? false,
    openFindings: given.review?.undecided ?? 0,
    findings: given.review?.findings ?? null,
    notUnderstood: given.review?.tooLow ?? [],
    openAnswers: given.review ? countAnswers(given.review) : 0,
    mailDates: mailDatesOf(client),
    letters: (log?.letters ?? []).map(({ round, recipient, state, clocks }) => ({
      round,
      recipient,
      isEntered: state !== 'not_sent',
      clocks,
    })),
    nextRound: log?.nextRound ?? null,
  })
}

/** Of every round, from the first one on. */
export function mailDatesOf(
  client: Pick<Known, 'round1MailDate' | 'round2MailDate' | 'round3MailDate' | 'laterMailDates'>,
): (string | null)[] {
  return [client.round1MailDate, client.round2MailDate, client.round3MailDate, ...client.laterMailDates]
}

function paymentOf({ paymentStatus, paymentUnderWay }: Known): StepFacts['payment'] {
  if (paymentStatus === 'paid') return 'settled'
  if (paymentStatus === 'failed') return 'failed'
  return paymentUnderWay ? 'under-way' : 'open'
}

function countAnswers(review: Waiting): number {
  const facts = [review.digits, review.birthDate].filter((isOpen) => isOpen).length
  return review.questions + review.confirmations + facts
}

function missingBureaus(client: Known, unusable: readonly BureauKey[]): string[] {
  const files = {
    experian: client.experianReportFile,
    equifax: client.equifaxReportFile,
    transunion: client.transunionReportFile,
  }
  return bureauKeys
    .filter((bureau) => !files[bureau] || unusable.includes(bureau))
    .map((bureau) => bureauNames[bureau])
}
