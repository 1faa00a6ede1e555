import type { ComponentProps, ReactNode } from 'react'
import { describedBy, FieldNotes } from './field.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'children'> {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  /** The id of a sentence that stands elsewhere, for several of them. */
  noteId?: string
}

/** A native checkbox with its label beside it; the whole row can be pressed. */
export function Checkbox({ id, label, hint, error, noteId, ...rest }: CheckboxProps) {
  return (
    <div className={error ? 'border-l-4 border-alarm pl-4' : undefined}>
      <FieldNotes id={id} error={error} />
      <label htmlFor={id} className="flex min-h-12 items-center gap-3 py-1">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-describedby={[describedBy({ id, hint, error }), noteId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          className="size-6 shrink-0 accent-press"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-9 text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
