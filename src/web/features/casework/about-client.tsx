import { type ReactNode, useMemo } from 'react'
import { messagesAbout } from '../../../shared/messages/staff/about-client.ts'
import { FixedMessages } from '../../lib/use-messages.tsx'

/** What a case shows of the client's own pages, in words to staff: the client's name where those pages say "you". */
export function AboutClient({ name, children }: { name: string; children: ReactNode }) {
  const messages = useMemo(() => messagesAbout(name), [name])
  return (
    <FixedMessages language="en" messages={messages}>
      {children}
    </FixedMessages>
  )
}
