import { useState } from 'react'
import type { Decision, Review, ReviewFinding } from '../../../shared/api/review.ts'
import { localDay } from '../../lib/local-day.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FoldedSection } from '../../ui/folded-section.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { ConfirmationCard } from './confirmation-card.tsx'
import { CoverageCard } from './coverage-section.tsx'
import { DebtChains } from './debt-chains.tsx'
import { DisputeTogether } from './dispute-together.tsx'
import { FindingCard } from './finding-card.tsx'
import { IdentityChoices } from './identity-choices.tsx'
import { DraftsLine, LettersPanel } from './letters-panel.tsx'
import { NotWorthList } from './not-worth-list.tsx'
import { QuestionCard } from './question-card.tsx'
import { RemovalCalendar } from './removal-calendar.tsx'
import { FactsExport } from './review-heading.tsx'
import { SectionLinks } from './section-links.tsx'
import type { useReview } from './use-review.ts'

/** As wide as the columns beside each other begin to be. */
const besideFindings = '(min-width: 64rem)'

interface ReviewViewProps {
  clientId: string
  review: Review
  data: ReturnType<typeof useReview>
}

/** The client decides: findings first, then what only the client knows. What there is to know besides is folded under its title, and opens by itself where it is bad news. */
export function ReviewView({ clientId, review, data }: ReviewViewProps) {
  const texts = useMessages().review
  const { drafts, edits, reload, noteSaved } = data
  const [announcement, announce] = useState('')
  // Beside the findings it comes after them, as it is read and as Tab goes; on a narrow screen it stands above them.
  const isBeside = useMedia(besideFindings)
  const decide = async (finding: ReviewFinding, decision: Decision, note?: string) => {
    const saved = await edits.decide(finding, decision, note)
    if (saved) announce(texts.findings.announce(finding.title, texts.findings.decisions[decision]))
    return saved
  }
  const disputeTogether = async (findings: readonly ReviewFinding[]) => {
    const saved = await edits.disputeTogether(findings)
    if (saved) announce(texts.findings.together.saved(findings.length))
    return saved
  }
  const aside = (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:sticky lg:top-6 lg:grid-cols-1">
      <LettersPanel
        clientId={clientId}
        round={review.round}
        frozen={review.frozen}
        documents={data.documents.data ?? null}
        failed={data.documents.isError}
        findings={review.findings}
        drafts={drafts}
      />
      <SectionLinks heading={texts.sections.heading} links={sectionLinks(review, texts.sections)} />
      <div className="max-lg:hidden">
        <FactsExport clientId={clientId} />
      </div>
    </div>
  )
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        {!isBeside && aside}
        <div className="grid grid-cols-1 gap-12">
          <IdentityChoices review={review} edits={edits} />
          <PageSection id="findings" title={texts.findings.title} lead={texts.findings.lead}>
            {review.findings.length === 0 ? (
              <EmptyState title={texts.findings.none}>{texts.findings.noneText}</EmptyState>
            ) : (
              <>
                <p className="mb-3 font-semibold tabular-nums">
                  {texts.findings.progress(
                    review.findings.filter(({ decision }) => decision !== null).length,
                    review.findings.length,
                  )}
                </p>
                {!review.frozen && <DisputeTogether findings={review.findings} onDispute={disputeTogether} />}
                <ol className="grid grid-cols-1 gap-5">
                  {review.findings.map((finding, at) => (
                    <FindingCard
                      key={finding.id}
                      finding={finding}
                      position={at + 1}
                      frozen={review.frozen}
                      failure={edits.failures[finding.id]}
                      onDecide={(decision, note) => decide(finding, decision, note)}
                      after={
                        edits.lastSaved === finding.id && (
                          <p className="mt-3 text-sm">
                            <DraftsLine drafts={drafts} />
                          </p>
                        )
                      }
                    />
                  ))}
                </ol>
              </>
            )}
          </PageSection>
          {review.questions.length > 0 && (
            <PageSection id="questions" title={texts.questions.title} lead={texts.questions.lead}>
              <ol className="grid grid-cols-1 gap-5">
                {review.questions.map((question) => (
                  <QuestionCard
                    key={question.id}
                    clientId={clientId}
                    question={question}
                    frozen={review.frozen}
                    isFirst={question === review.questions.find(({ answer }) => answer === null)}
                    onSaved={() => {
                      noteSaved()
                      void reload()
                    }}
                  />
                ))}
              </ol>
            </PageSection>
          )}
          {review.confirmations.length > 0 && (
            <PageSection id="confirmations" title={texts.confirmations.title} lead={texts.confirmations.lead}>
              <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
                {review.confirmations.map((value) => (
                  <ConfirmationCard
                    key={value.id}
                    value={value}
                    frozen={review.frozen}
                    failure={edits.failures[value.id]}
                    onConfirm={(correct) => void edits.confirm(value, correct)}
                  />
                ))}
              </ul>
            </PageSection>
          )}
          <FoldedSection
            id="removals"
            title={texts.removals.title}
            lead={texts.removals.lead}
            isUrgent={review.removals.some(({ overdue }) => overdue)}
          >
            <RemovalCalendar removals={review.removals} today={localDay(new Date())} />
          </FoldedSection>
          {review.debts.length > 0 && (
            <FoldedSection id="debts" title={texts.debts.title} lead={texts.debts.lead}>
              <DebtChains debts={review.debts} />
            </FoldedSection>
          )}
          {review.notWorth.length > 0 && (
            <FoldedSection id="not-worth" title={texts.notWorth.title} lead={texts.notWorth.lead}>
              <NotWorthList items={review.notWorth} />
            </FoldedSection>
          )}
          {review.coverage.length > 0 && (
            <FoldedSection
              id="coverage"
              title={texts.coverage.title}
              lead={texts.coverage.lead}
              isUrgent={review.coverage.some(({ use }) => use !== 'whole')}
            >
              <ul className="grid gap-5">
                {review.coverage.map((coverage) => (
                  <CoverageCard
                    key={`${coverage.bureau} ${coverage.fileName}`}
                    clientId={clientId}
                    coverage={coverage}
                  />
                ))}
              </ul>
            </FoldedSection>
          )}
          <div className="lg:hidden">
            <FactsExport clientId={clientId} />
          </div>
        </div>
        {isBeside && aside}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

/** A link to each part that is there. */
function sectionLinks(
  review: Review,
  texts: ReturnType<typeof useMessages>['review']['sections'],
): { id: string; title: string }[] {
  const { findings, questions, confirmations, debts, notWorth, coverage } = review
  return [
    { id: 'digits', title: texts.digits, shown: review.digits !== null },
    { id: 'birth-date', title: texts.birthDate, shown: review.birthDate !== null },
    { id: 'findings', title: texts.findings(findings.length), shown: true },
    { id: 'questions', title: texts.questions(questions.length), shown: questions.length > 0 },
    {
      id: 'confirmations',
      title: texts.confirmations(confirmations.length),
      shown: confirmations.length > 0,
    },
    { id: 'removals', title: texts.removals, shown: true },
    { id: 'debts', title: texts.debts, shown: debts.length > 0 },
    { id: 'not-worth', title: texts.notWorth, shown: notWorth.length > 0 },
    { id: 'coverage', title: texts.coverage, shown: coverage.length > 0 },
  ].flatMap(({ id, title, shown }) => (shown ? [{ id, title }] : []))
}
