import type { ReactNode } from 'react'
import { useMessages } from '../lib/use-messages.tsx'
import { useSay } from '../lib/use-say.ts'

export interface FieldProps {
  /** The id of the input; the label, hint and error take theirs from it. */
  id: string
  label: ReactNode
  hint?: ReactNode
  /** The sentence that is shown beside the field, the same as in the summary. */
  error?: string | null
  optional?: boolean
  /** Beside the label: a help popover. */
  help?: ReactNode
}

/** Label above, hint below the label, then the error, then the input: one column, nothing inside the input. */
export function Field({ children, ...head }: FieldProps & { children: ReactNode }) {
  return (
    <div className={head.error ? 'border-l-4 border-alarm pl-4' : undefined}>
      <FieldHead {...head} />
      <div className="mt-1.5">{children}</div>
    </div>
  )
}

/** What stands above an input: label, help, hint and error. */
export function FieldHead({ id, label, hint, error, optional, help }: FieldProps) {
  const { shell } = useMessages()
  return (
    <>
      <div className="flex items-center gap-x-1">
        <label htmlFor={id} className="font-semibold">
          {label}
          {optional && <span className="font-normal text-muted"> {shell.optional}</span>}
        </label>
        {help}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </>
  )
}

/** Hint and error of a field or of a group, with the ids that `describedBy` names. */
export function FieldNotes({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const { shell } = useMessages()
  const say = useSay()
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-semibold text-alarm">
          <span className="sr-only">{shell.errorPrefix}</span>
          {say(error)}
        </p>
      )}
    </>
  )
}

/** The value of aria-describedby, or undefined. */
export function describedBy({
  id,
  hint,
  error,
}: Pick<FieldProps, 'id' | 'hint' | 'error'>): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}
