import type { ComponentProps } from 'react'
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts'
import { SmartLink } from './smart-link.tsx'

interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  kind?: ButtonKind
  size?: ButtonSize
  wide?: boolean
  newTab?: boolean
}

/** Goes somewhere and looks like a button. */
export function LinkButton({ kind, size, wide, className, ...rest }: LinkButtonProps) {
  return <SmartLink {...rest} className={buttonStyle({ kind, size, wide, className })} />
}
