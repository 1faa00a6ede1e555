import type { Decision, ReviewConfirmation, ReviewQuestion } from '../../../../shared/api/review.ts'
import { ConfirmationCard } from '../confirmation-card.tsx'
import type { WordedFinding } from '../review-in-words.ts'
import type { useReview } from '../use-review.ts'
import { FindingStep } from './finding-step.tsx'
import { IdentityStep } from './identity-step.tsx'
import { ProvableStep } from './provable-step.tsx'
import { QuestionStep } from './question-step.tsx'
import { RestForLater } from './rest-for-later.tsx'
import { type RenderSigning, SignStep } from './sign-step.tsx'
import { type Step, saidOf, stepsOf, type WordedReview } from './steps.ts'

interface StepBodyProps {
  clientId: string
  review: WordedReview
  data: ReturnType<typeof useReview>
  step: Step
  renderSigning: RenderSigning
  onDecide: (finding: WordedFinding, decision: Decision, note?: string) => Promise<boolean>
  onTogether: (findings: readonly WordedFinding[]) => Promise<boolean>
  onTogetherAlone: (findings: readonly WordedFinding[], rest: readonly WordedFinding[]) => Promise<boolean>
  onLeave: (findings: readonly WordedFinding[]) => Promise<boolean>
  onConfirm: (value: ReviewConfirmation, correct: boolean) => Promise<void>
  onAnswered: (becomes: NonNullable<ReviewQuestion['answer']>['becomes']) => void
  /** To what is open, or the end. */
  onGoOn: () => void
  onOpen: () => void
  onNext: () => void
}

/** What one screen of the review holds below its heading. */
export function StepBody(props: StepBodyProps) {
  const { step, review, data, clientId } = props
  const { edits } = data
  switch (step.kind) {
    case 'identity':
      return <IdentityStep review={review} edits={edits} onAnswered={props.onGoOn} />
    case 'confirmation':
      return (
        <ul>
          <ConfirmationCard
            value={step.value}
            frozen={review.frozen}
            failure={edits.failures[step.value.id]}
            onConfirm={(correct) => void props.onConfirm(step.value, correct)}
          />
        </ul>
      )
    case 'provable':
      return (
        <ProvableStep
          findings={review.findings}
          onDispute={props.onTogether}
          onDisputeAlone={props.onTogetherAlone}
          onOneByOne={props.onNext}
        />
      )
    case 'finding': {
      const open = review.findings.filter(({ decision }) => decision === null)
      return (
        <>
          <FindingStep
            finding={step.finding}
            frozen={review.frozen}
            failure={edits.failures[step.finding.id]}
            onDecide={(decision, note) => props.onDecide(step.finding, decision, note)}
          />
          {!review.frozen && step.isOpen && open.length > 1 && (
            <RestForLater findings={open} onLeave={props.onLeave} />
          )}
        </>
      )
    }
    case 'question':
      return (
        <QuestionStep
          clientId={clientId}
          question={step.question}
          frozen={review.frozen}
          onSaved={(becomes) => {
            data.noteSaved()
            void data.reload()
            props.onAnswered(becomes)
          }}
        />
      )
    case 'sign': {
      const { said, all } = saidOf(stepsOf(review))
      return (
        <SignStep
          clientId={clientId}
          round={review.round}
          findings={review.findings}
          documents={data.documents.data ?? []}
          drafts={data.drafts}
          open={all - said}
          renderSigning={props.renderSigning}
          onOpen={props.onOpen}
          onSaved={data.noteSaved}
        />
      )
    }
  }
}
