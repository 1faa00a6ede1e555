import type { ComponentProps } from 'react'
import { useMessages } from '../../lib/use-messages.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LetterList } from './letter-list.tsx'
import { useMailings } from './use-mailings.ts'

interface MailLogProps {
  clientId: string
  /** Another feature's part of a letter's row. */
  envelopeOf?: ComponentProps<typeof LetterList>['envelopeOf']
}

/** The mail log as a part of another page: it loads itself, and shows why when it cannot. */
export function MailLog({ clientId, envelopeOf }: MailLogProps) {
  const { mailing } = useMessages()
  const { mailings, put } = useMailings(clientId)
  if (mailings.data)
    return <LetterList clientId={clientId} log={mailings.data} envelopeOf={envelopeOf} onSaved={put} />
  if (mailings.isPending) return <Skeleton />
  return <LoadFailure of={mailings} otherwise={mailing.failed} />
}
