import { answerQuestion, confirmValue, type Review } from '../../../../shared/api/review.ts'
import { chooseBirthDate, chooseDigits } from '../../../../shared/api/review-identity.ts'
import { caseDecisionTexts as texts } from '../../../../shared/messages/staff/case-decisions.ts'
import { EnterChoice } from './enter-choice.tsx'
import type { Decisions } from './use-decisions.ts'

interface ClientAnswersProps {
  review: Review
  disabled: boolean
  decisions: Decisions
}

const none = 'none'
const orNull = (value: string) => (value === none ? null : value)

/** What the client alone knows: questions, values read from scans, digits and a date of birth that reports print differently. */
export function ClientAnswers({
  review,
  disabled: isShut,
  decisions: { enter, busy, latest },
}: ClientAnswersProps) {
  const { questions, confirmations, digits, birthDate } = review
  const disabled = isShut || busy
  if (questions.length + confirmations.length === 0 && !digits && !birthDate) return null
  return (
    <>
      <h3 className="mt-4 text-base">{texts.questions}</h3>
      <ul className="divide-y divide-line">
        {questions.map(({ id, title, text, answers, answer }) => (
          <EnterChoice
            key={id}
            id={`question-${id}`}
            title={title}
            text={text}
            choices={answers.map(({ key, label, input }) => ({
              value: key,
              label,
              needsDay: input === 'date',
            }))}
            chosen={answer?.key ?? ''}
            day={answer?.value ?? ''}
            latest={latest}
            disabled={disabled}
            onEnter={(key, value) =>
              void enter((call, params) =>
                call(answerQuestion, {
                  params,
                  body: { question: id, answer: key, ...(value ? { value } : {}) },
                }),
              )
            }
          />
        ))}
        {confirmations.map(({ id, bureau, creditor, label, read, confirmed }) => (
          <EnterChoice
            key={id}
            id={`value-${id}`}
            title={[bureau, creditor].filter(Boolean).join(', ')}
            text={texts.reads(label, read)}
            choices={[
              { value: 'yes', label: texts.correct },
              { value: 'no', label: texts.wrong },
            ]}
            chosen={confirmed === null ? '' : confirmed ? 'yes' : 'no'}
            disabled={disabled}
            onEnter={(value) =>
              void enter((call, params) =>
                call(confirmValue, { params, body: { value: id, correct: value === 'yes' } }),
              )
            }
          />
        ))}
        {digits && (
          <EnterChoice
            id="digits"
            title={texts.digits}
            choices={[
              ...[...new Set(digits.printed.map((each) => each.digits))].map((value) => ({
                value,
                label: texts.printedBy(
                  value,
                  digits.printed
                    .filter((each) => each.digits === value)
                    .map(({ bureau }) => bureau)
                    .join(', '),
                ),
              })),
              { value: none, label: texts.none },
            ]}
            chosen={digits.choice ? (digits.choice.digits ?? none) : ''}
            disabled={disabled}
            onEnter={(value) =>
              void enter((call, params) => call(chooseDigits, { params, body: { digits: orNull(value) } }))
            }
          />
        )}
        {birthDate && (
          <EnterChoice
            id="birth-date"
            title={texts.birthDate}
            choices={[
              ...birthDate.options.map(({ date, bureaus }) => ({
                value: date,
                label: texts.printedBy(date, bureaus.join(', ')),
              })),
              { value: none, label: texts.none },
            ]}
            chosen={birthDate.choice ? (birthDate.choice.date ?? none) : ''}
            disabled={disabled}
            onEnter={(value) =>
              void enter((call, params) => call(chooseBirthDate, { params, body: { date: orNull(value) } }))
            }
          />
        )}
      </ul>
    </>
  )
}
