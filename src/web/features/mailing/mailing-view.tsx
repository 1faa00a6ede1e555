import type { ComponentProps, ReactNode } from 'react'
import type { listMailings, MailedLetter } from '../../../shared/api/mailing.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useOnline } from '../../lib/use-online.ts'
import { FoldingSection } from '../../ui/folding-section.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { LetterList } from './letter-list.tsx'
import { PacketsSection } from './packets-section.tsx'
import { RecordsCard } from './records-card.tsx'

interface MailingViewProps {
  clientId: string
  log: CallReply<typeof listMailings>
  onSaved: (letter: MailedLetter) => void
  /** What stands in each letter's place is known: the letters come at once, and nothing below a finger moves when the rest arrives. */
  isComplete: boolean
  envelopeOf: NonNullable<ComponentProps<typeof LetterList>['envelopeOf']>
  /** All packets of a round, and why none can be had: another feature's part of the page. */
  envelopes: ReactNode
  /** What the bureaus answered and the next round: another feature's part of the same page. */
  results: ReactNode
  /** Letters that are sent for the client: another feature's part, too. */
  postal: ReactNode
}

/** Every letter with its steps and deadlines, then the answers, then what one can ask for and take along. */
export function MailingView({
  clientId,
  log,
  onSaved,
  isComplete,
  envelopeOf,
  envelopes,
  results,
  postal,
}: MailingViewProps) {
  const texts = useMessages().mailing
  const online = useOnline()
  return (
    <>
      <p className="mb-3">
        <TextLink to={`/client-dashboard?client=${clientId}`} isApart>
          {texts.back}
        </TextLink>
      </p>
      <PageHeading title={texts.pageTitle} lead={texts.lead} />
      {!online && (
        <Notice tone="wait" role="status" title={texts.offline.title} className="mb-6">
          <p>{texts.offline.text}</p>
        </Notice>
      )}
      <div className="grid gap-12">
        <PageSection id="letters" title={texts.letters.title}>
          {isComplete ? (
            <>
              {envelopes}
              <LetterList clientId={clientId} log={log} envelopeOf={envelopeOf} onSaved={onSaved} />
            </>
          ) : (
            <div className="min-h-screen">
              <Skeleton />
            </div>
          )}
        </PageSection>
        {postal}
        {results}
        <FoldingSection id="packets" title={texts.packets.title} lead={texts.packets.lead}>
          <PacketsSection clientId={clientId} />
        </FoldingSection>
        <FoldingSection id="records" title={texts.records.title}>
          <RecordsCard clientId={clientId} />
        </FoldingSection>
      </div>
    </>
  )
}
