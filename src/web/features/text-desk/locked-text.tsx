import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import type { Language } from '../../../shared/rules/language.ts'

interface LockedTextProps {
  title: string
  /** Why, with its source. */
  why: string
  language: Language
  children: ReactNode
}

/** Words that nobody changes, where they stand in the mail, with the law that they rest on. */
export function LockedText({ title, why, language, children }: LockedTextProps) {
  return (
    <div className="rounded-md border border-line border-l-4 border-l-ink bg-sunk p-4">
      <p className="flex items-center gap-2 font-semibold">
        <Lock aria-hidden="true" className="size-4 shrink-0" />
        {title}
      </p>
      <div lang={language} className="mt-1 break-words">
        {children}
      </div>
      <p className="mt-1 text-sm text-muted">{why}</p>
    </div>
  )
}
