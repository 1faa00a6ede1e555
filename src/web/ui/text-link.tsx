import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { SmartLink } from './smart-link.tsx'

interface TextLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  newTab?: boolean
}

/** An underlined link inside text. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  return <SmartLink {...rest} className={classNames('text-link', className)} />
}
