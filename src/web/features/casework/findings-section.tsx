import { disputeProvable, getReview, type Review } from '../../../shared/api/review.ts'
import { caseDecisionTexts } from '../../../shared/messages/staff/case-decisions.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CaseSection } from './case-section.tsx'
import { ClientAnswers } from './decisions/client-answers.tsx'
import { DecideFinding } from './decisions/decide-finding.tsx'
import { SpokenWordPart } from './decisions/spoken-word-part.tsx'
import { useDecisions } from './decisions/use-decisions.ts'
import { useSpokenWord } from './decisions/use-spoken-word.ts'

const { findings: texts, sections } = caseworkTexts

interface FindingsSectionProps {
  clientId: string
  clientName: string
}

/** What the audit found, and what the client wants of it, as the client decided it or told staff. */
export function FindingsSection({ clientId, clientName }: FindingsSectionProps) {
  const review = useCall(getReview, { params: { id: clientId } })
  const { findings = [], runId = null } = review.data ?? {}
  const decided = findings.filter(({ decision }) => decision !== null).length
  return (
    <CaseSection
      id="findings"
      title={sections.findings}
      wide
      aside={
        <p className="flex flex-wrap items-baseline gap-x-4">
          {findings.length > 0 && <span className="text-muted">{texts.count(findings.length, decided)}</span>}
          <TextLink to={`/account/review?client=${clientId}`}>{caseDecisionTexts.portal}</TextLink>
        </p>
      }
    >
      {review.isPending && <Skeleton />}
      <LoadFailure of={review} otherwise={caseDecisionTexts.loadFailed} />
      {review.data && runId === null && <EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
      {review.data && runId !== null && (
        <EnterDecisions clientId={clientId} clientName={clientName} review={review.data} />
      )}
    </CaseSection>
  )
}

function EnterDecisions({ clientId, clientName, review }: FindingsSectionProps & { review: Review }) {
  const word = useSpokenWord(clientId)
  const decisions = useDecisions(clientId)
  const disabled = review.frozen || word === null
  const provable = review.findings.filter(
    ({ strength, decision, unconfirmed }) => strength === 'A' && decision === null && unconfirmed === 0,
  )
  return (
    <>
      {review.frozen ? (
        <p className="mb-4 text-muted">{caseDecisionTexts.frozen}</p>
      ) : (
        <SpokenWordPart clientId={clientId} clientName={clientName} word={word} />
      )}
      {provable.length > 0 && !review.frozen && (
        <Button
          size="sm"
          disabled={disabled}
          busy={decisions.busy}
          onClick={() =>
            void decisions.enter((call, params) =>
              call(disputeProvable, { params, body: { findings: provable.map(({ id }) => id) } }),
            )
          }
        >
          {caseDecisionTexts.provable(provable.length)}
        </Button>
      )}
      <FailureNotice sentence={decisions.failure} />
      <p role="status">{decisions.done ? caseDecisionTexts.saved : ''}</p>
      <ul className="divide-y divide-line">
        {review.findings.map((finding) => (
          <DecideFinding key={finding.id} finding={finding} disabled={disabled} decisions={decisions} />
        ))}
      </ul>
      <ClientAnswers review={review} disabled={disabled} decisions={decisions} />
    </>
  )
}
