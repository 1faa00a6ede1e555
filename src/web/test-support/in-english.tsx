import type { ReactNode } from 'react'
import { englishMessages } from '../../shared/messages/messages.ts'
import { FixedMessages } from '../lib/use-messages.tsx'

/** A part that stands in no page, with all texts. */
export function InEnglish({ children }: { children: ReactNode }) {
  return (
    <FixedMessages language="en" messages={englishMessages}>
      {children}
    </FixedMessages>
  )
}
