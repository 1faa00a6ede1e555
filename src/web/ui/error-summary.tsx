import { useEffect, useRef } from 'react'
import { useMessages } from '../lib/use-messages.tsx'
import { useSay } from '../lib/use-say.ts'

export interface FieldProblem {
  /** The id of the field's input. */
  id: string
  sentence: string
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[]
  /** Change it (a counter of attempts) to move the focus here again. */
  attempt?: number
}

/** 'There is a problem': takes the focus after a refused submission and links to each field. Empty shows nothing. */
export function ErrorSummary({ problems, attempt = 0 }: ErrorSummaryProps) {
  const { shell } = useMessages()
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  const shown = problems.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt with the same problems takes the focus too
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown, attempt])
  if (!shown) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-md border-4 border-alarm bg-surface p-5 outline-none"
    >
      <h2 className="text-xl">{shell.errorSummary}</h2>
      <ul className="mt-1">
        {problems.map((problem) => (
          <li key={problem.id}>
            <a
              href={`#${problem.id}`}
              className="inline-flex min-h-11 items-center font-semibold text-alarm underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault()
                const field = document.getElementById(problem.id)
                field?.scrollIntoView?.({ block: 'center' })
                field?.focus({ preventScroll: true })
              }}
            >
              {say(problem.sentence)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
