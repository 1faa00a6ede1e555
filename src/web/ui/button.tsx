import type { ComponentProps } from 'react'
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'
import { useKeptPress } from './use-kept-press.ts'

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind
  size?: ButtonSize
  wide?: boolean
  /** Shows a spinner and refuses a second press, without taking the focus away. */
  busy?: boolean
}

/** A button says what it does: 'Pay $1,750.00'. */
export function Button({
  kind,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  const { hold, isTakenBack } = useKeptPress()
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      className={buttonStyle({ kind, size, wide, className })}
      onPointerDown={hold}
      onClick={(event) => {
        if (isTakenBack(event) || busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
