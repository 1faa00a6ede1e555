import { classNames } from '../../../ui/class-names.ts'

interface AnswerButtonsProps {
  /** The question: names the group. */
  label: string
  answers: readonly { value: string; label: string; hint?: string }[]
  /** The one that is given; null while none is. */
  given: string | null
  disabled: boolean
  onAnswer: (value: string) => void
}

/** The answers of one question, each a press that is saved at once. */
export function AnswerButtons({ label, answers, given, disabled, onAnswer }: AnswerButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons are no form fields; a fieldset would say so
    <div role="group" aria-label={label} className="grid gap-2">
      {answers.map(({ value, label: answer, hint }) => (
        <button
          key={value}
          type="button"
          aria-pressed={given === value}
          disabled={disabled}
          onClick={() => onAnswer(value)}
          className={classNames(
            'min-h-12 rounded-md border px-4 py-2 text-left font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-100',
            given === value
              ? 'border-press bg-press text-on-press'
              : 'border-edge bg-surface text-ink enabled:hover:border-press enabled:hover:bg-press-soft disabled:text-muted',
          )}
        >
          {answer}
          {hint && <span className="block text-sm font-normal">{hint}</span>}
        </button>
      ))}
    </div>
  )
}
