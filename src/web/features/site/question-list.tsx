import ChevronDown from 'lucide-react/icons/chevron-down'

interface QuestionListProps {
  questions: readonly { question: string; answer: string | readonly string[] }[]
  /** Given: opening one closes the others of that name (the browser's own accordion, without script). */
  oneAtATime?: string
}

/** Questions whose answers open below them. */
export function QuestionList({ questions, oneAtATime }: QuestionListProps) {
  return (
    <div className="max-w-3xl border-t border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} name={oneAtATime} className="group border-b border-line">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            <h3 className="font-sans text-lg">{question}</h3>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-press transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="grid max-w-prose gap-3 pb-5">
            {(typeof answer === 'string' ? [answer] : answer).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}
