import { type FormEvent, useEffect, useState } from 'react'
import type { ReviewQuestion } from '../../../../shared/api/review.ts'
import { formatInstant } from '../../../lib/format.ts'
import { localDay } from '../../../lib/local-day.ts'
import { useMessages } from '../../../lib/use-messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { FailureNotice } from '../../../ui/failure-notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { answerProblem, isBrokenDate } from '../answer-problem.ts'
import { EvidenceFigures } from '../evidence-figure.tsx'
import { useAnswer } from '../use-answer.ts'
import { AnswerButtons } from './answer-buttons.tsx'

interface QuestionStepProps {
  clientId: string
  question: ReviewQuestion
  frozen: boolean
  onSaved: (becomes: NonNullable<ReviewQuestion['answer']>['becomes']) => void
}

/** One question on a screen: a press answers it. Only an answer that needs a day asks for more before it is saved. */
export function QuestionStep({ clientId, question, frozen, onSaved }: QuestionStepProps) {
  const texts = useMessages().review.questions
  const saved = question.answer
  const { save, busy, failure } = useAnswer(clientId, onSaved)
  const [pressed, setPressed] = useState<string | null>(null)
  const [date, setDate] = useState(saved?.value ?? '')
  const [tried, setTried] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const dated = question.answers.find(({ key, input }) => input === 'date' && key === (pressed ?? saved?.key))
  const problem = dated ? answerProblem({ chosen: dated, date, isBroken, today: localDay(new Date()) }) : null
  const shown = tried > 0 && problem !== null ? texts[problem] : null
  const dateId = `date-${question.id}`
  // What was pressed asks for a day: it is the next thing to say.
  useEffect(() => {
    if (pressed !== null) document.getElementById(dateId)?.focus()
  }, [pressed, dateId])
  const answer = (key: string) => {
    const asksDate = question.answers.some((each) => each.key === key && each.input === 'date')
    setTried(0)
    setPressed(asksDate ? key : null)
    if (!asksDate && !busy) void save(question, key, null)
  }
  const saveDated = (event: FormEvent) => {
    event.preventDefault()
    setBroken(isBrokenDate(dateId))
    setTried(problem === null ? 0 : tried + 1)
    if (dated && problem === null && !busy) void save(question, dated.key, date)
  }
  return (
    <>
      <p className="mb-3 font-semibold">{question.text}</p>
      <AnswerButtons
        label={question.text}
        answers={question.answers.map(({ key, label }) => ({ value: key, label }))}
        given={pressed ?? saved?.key ?? null}
        disabled={frozen}
        onAnswer={answer}
      />
      {dated && (
        <form noValidate onSubmit={saveDated} className="mt-4 grid gap-3">
          {shown !== null && <ErrorSummary attempt={tried} problems={[{ id: dateId, sentence: shown }]} />}
          <div className="max-w-56">
            <TextField
              id={dateId}
              type="date"
              label={texts.date}
              hint={texts.dateHint}
              error={shown}
              max={localDay(new Date())}
              value={date}
              disabled={frozen}
              onChange={(event) => setDate(event.target.value)}
            />
          </div>
          {!frozen && (
            <Button type="submit" busy={busy} className="justify-self-start">
              {texts.save}
            </Button>
          )}
        </form>
      )}
      <FailureNotice sentence={failure} />
      {saved && <p className="mt-2 text-sm text-muted">{texts.answered(formatInstant(saved.answeredAt))}</p>}
      <details className="mt-4 border-t border-line pt-3" open={!saved}>
        <summary className="min-h-11 py-2 font-semibold">{texts.why}</summary>
        <p className="mb-3 max-w-prose">{question.why}</p>
        <EvidenceFigures evidence={question.evidence} />
        <p className="mt-3 max-w-prose">
          <span className="block font-semibold">{texts.innocent}</span>
          {question.innocentExplanation}
        </p>
      </details>
    </>
  )
}
