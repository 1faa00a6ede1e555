import type { Review } from '../../../../shared/api/review.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/use-messages.tsx'
import { FailureNotice } from '../../../ui/failure-notice.tsx'
import { type PrintedAnswer, printedAnswers } from '../identity-choices.tsx'
import type { useReviewEdits } from '../use-review-edits.ts'
import { AnswerButtons } from './answer-buttons.tsx'

const none = 'none'

interface IdentityStepProps {
  review: Pick<Review, 'digits' | 'birthDate' | 'frozen'>
  edits: ReturnType<typeof useReviewEdits>
  /** Everything that this screen asks is answered. */
  onAnswered: () => void
}

/** What the reports print differently of the person, each answered by one press. */
export function IdentityStep({ review, edits, onAnswered }: IdentityStepProps) {
  const asked = printedAnswers(review, edits)
  return asked.map((each, at) => (
    <div key={each.what} className={at > 0 ? 'mt-6 border-t border-line pt-5' : undefined}>
      <PrintedAnswers
        {...each}
        frozen={review.frozen}
        onAnswered={() => {
          if (asked.every(({ what, saved }) => what === each.what || saved !== null)) onAnswered()
        }}
      />
    </div>
  ))
}

function PrintedAnswers({
  what,
  options,
  saved,
  failure,
  onChoose,
  frozen,
  onAnswered,
}: PrintedAnswer & { frozen: boolean; onAnswered: () => void }) {
  const texts = useMessages().review[what]
  const choose = async (value: string) => {
    if (await onChoose(value === none ? null : value)) onAnswered()
  }
  return (
    <>
      <h3 className="text-lg">{texts.question}</h3>
      <p className="mt-1 mb-3 max-w-prose text-muted">{texts.lead}</p>
      <AnswerButtons
        label={texts.question}
        answers={[
          ...options.map(({ value, label, bureaus }) => ({
            value,
            label,
            hint: texts.printedBy(bureaus.join(', ')),
          })),
          { value: none, label: texts.none },
        ]}
        given={saved && (saved.value ?? none)}
        disabled={frozen}
        onAnswer={(value) => void choose(value)}
      />
      <FailureNotice sentence={failure ?? null} />
      {saved && <p className="mt-2 text-sm text-muted">{texts.chosenAt(formatInstant(saved.chosenAt))}</p>}
    </>
  )
}
