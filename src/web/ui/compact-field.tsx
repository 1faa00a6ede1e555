import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import type { Choice } from './select-field.tsx'

const boxLook =
  'block min-h-9 w-full rounded-md border border-edge bg-surface px-2 text-sm text-ink placeholder:text-muted max-sm:min-h-11 max-sm:text-base'

interface CompactProps {
  id: string
  label: string
  className?: string
}

/** A list to choose from in a dense tool bar; `choices` name the empty one themselves. */
export function CompactSelect(
  props: CompactProps & Omit<ComponentProps<'select'>, 'id'> & { choices: readonly Choice[] },
) {
  const { id, label, className, choices, ...rest } = props
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <select {...rest} id={id} className={boxLook}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** One line of text in a dense tool bar. */
export function CompactInput(props: CompactProps & Omit<ComponentProps<'input'>, 'id'>) {
  const { id, label, className, ...rest } = props
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <input {...rest} id={id} className={boxLook} />
    </div>
  )
}
