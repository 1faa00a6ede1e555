import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { SmartLink } from './smart-link.tsx'

interface TextLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  newTab?: boolean
  /** By itself, or after a sentence: as large as a thumb needs. What is around it stays where it is. */
  isApart?: boolean
}

/** An underlined link inside text. */
export function TextLink({ className, isApart = false, ...rest }: TextLinkProps) {
  return <SmartLink {...rest} className={classNames('text-link', isApart && thumbRoom, className)} />
}

/** 24 pixels more each way around than the words take: 44 and more with the smallest of them. */
const thumbRoom = '-mx-2 -my-3 inline-block px-2 py-3'
