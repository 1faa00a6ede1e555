import { type FormEvent, useState } from 'react'
import type { ReviewQuestion } from '../../../shared/api/review.ts'
import { formatInstant } from '../../lib/format.ts'
import { localDay } from '../../lib/local-day.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { answerProblem, isBrokenDate } from './answer-problem.ts'
import { EvidenceFigures } from './evidence-figure.tsx'
import { SavedFoot } from './saved-foot.tsx'
import { useAnswer } from './use-answer.ts'

interface QuestionCardProps {
  clientId: string
  question: ReviewQuestion
  frozen: boolean
  /** The first that waits for an answer: why we ask is open there. */
  isFirst: boolean
  onSaved: () => void
}

/** One question in plain words, its answers, why we ask with the line that raised it, and what the answer does. */
export function QuestionCard({ clientId, question, frozen, isFirst, onSaved }: QuestionCardProps) {
  const texts = useMessages().review.questions
  const [key, setKey] = useState(question.answer?.key ?? '')
  const [date, setDate] = useState(question.answer?.value ?? '')
  const [tried, setTried] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const { save, busy, failure } = useAnswer(clientId, onSaved)
  // As it was when the page came: nothing moves below an answer that is being saved.
  const [isReasonOpen] = useState(isFirst)
  const chosen = question.answers.find((answer) => answer.key === key)
  const asksDate = chosen?.input === 'date'
  const problem = answerProblem({ chosen, date, isBroken, today: localDay(new Date()) })
  const shown = tried > 0 ? problem : null
  const pickId = `answer-${question.id}`
  const dateId = `date-${question.id}`
  const saved = question.answer
  const unchanged = saved !== null && saved.key === key && (saved.value ?? '') === (asksDate ? date : '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setBroken(isBrokenDate(dateId))
    setTried(problem ? tried + 1 : 0)
    if (!problem && !unchanged && !busy) void save(question, key, asksDate ? date : null)
  }
  return (
    <li>
      <article
        aria-labelledby={`question-${question.id}`}
        className="rounded-lg border border-line bg-surface p-5 sm:p-6"
      >
        <h3 id={`question-${question.id}`} className="text-xl">
          {question.title}
        </h3>
        <form noValidate onSubmit={submit} className="mt-3 grid gap-4">
          {shown && (
            <ErrorSummary
              attempt={tried}
              problems={[{ id: shown === 'pick' ? pickId : dateId, sentence: texts[shown] }]}
            />
          )}
          <RadioGroup
            id={pickId}
            name={pickId}
            label={question.text}
            error={shown === 'pick' ? texts.pick : null}
            choices={question.answers.map((answer) => ({ value: answer.key, label: answer.label }))}
            value={key}
            disabled={frozen}
            onChange={(event) => setKey(event.target.value)}
          />
          {asksDate && (
            <div className="max-w-56">
              <TextField
                id={dateId}
                type="date"
                label={texts.date}
                hint={texts.dateHint}
                error={shown === null || shown === 'pick' ? null : texts[shown]}
                max={localDay(new Date())}
                value={date}
                disabled={frozen}
                onChange={(event) => setDate(event.target.value)}
              />
            </div>
          )}
          <SavedFoot
            failure={failure}
            frozen={frozen}
            busy={busy}
            texts={texts}
            saved={
              saved && `${texts.saved[saved.becomes]} ${texts.answered(formatInstant(saved.answeredAt))}`
            }
          />
        </form>
        <details className="mt-4 border-t border-line pt-3" open={isReasonOpen}>
          <summary className="min-h-11 py-2 font-semibold">{texts.why}</summary>
          <p className="mb-3 max-w-prose">{question.why}</p>
          <EvidenceFigures evidence={question.evidence} />
          <p className="mt-3 max-w-prose">
            <span className="block font-semibold">{texts.innocent}</span>
            {question.innocentExplanation}
          </p>
        </details>
      </article>
    </li>
  )
}
