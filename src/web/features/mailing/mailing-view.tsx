import { type ReactNode, useState } from 'react'
import type { listMailings, MailedLetter } from '../../../shared/api/mailing.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { localDay } from '../../lib/local-day.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useOnline } from '../../lib/use-online.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ClockList } from './clock-list.tsx'
import { LetterRow } from './letter-row.tsx'
import { letterTitle } from './letter-title.ts'
import { PacketsSection } from './packets-section.tsx'
import { RecordsCard } from './records-card.tsx'
import { replacedBy } from './replaced-by.ts'

interface MailingViewProps {
  clientId: string
  log: CallReply<typeof listMailings>
  onSaved: (letter: MailedLetter) => void
  /** What the bureaus answered and the next round: another feature's part of the same page. */
  results: ReactNode
}

/** Every letter with its steps and deadlines, then the answers, then what one can ask for and take along. */
export function MailingView({ clientId, log, onSaved, results }: MailingViewProps) {
  const messages = useMessages()
  const texts = messages.mailing
  const online = useOnline()
  const [announcement, announce] = useState('')
  const today = localDay(new Date())
  const mailedRounds = new Set(
    log.letters.filter(({ state }) => state !== 'not_sent').map(({ round }) => round),
  )
  return (
    <>
      <p className="mb-3">
        <TextLink to={`/client-dashboard?client=${clientId}`}>{texts.back}</TextLink>
      </p>
      <PageHeading title={texts.pageTitle} lead={texts.lead} />
      {!online && (
        <Notice tone="wait" role="status" title={texts.offline.title} className="mb-6">
          <p>{texts.offline.text}</p>
        </Notice>
      )}
      <div className="grid gap-12">
        <PageSection id="letters" title={texts.letters.title}>
          {log.letters.length === 0 ? (
            <EmptyState title={texts.letters.empty}>{texts.letters.emptyText}</EmptyState>
          ) : (
            <ol className="grid gap-5">
              {[...log.letters]
                .sort((a, b) => b.round - a.round)
                .map((letter) => (
                  <LetterRow
                    key={letter.documentId}
                    clientId={clientId}
                    letter={letter}
                    today={today}
                    firstOfRound={!mailedRounds.has(letter.round)}
                    replaced={replacedBy(letter, log.letters)}
                    onSaved={(saved) => {
                      announce(texts.form.saved(letterTitle(saved, messages)))
                      onSaved(saved)
                    }}
                  />
                ))}
            </ol>
          )}
          {log.clocks.length > 0 && (
            <div className="mt-5 rounded-lg border border-line bg-surface p-5 sm:p-6">
              <h3 className="mb-3 text-xl">{texts.clocks.caseTitle}</h3>
              <ClockList clocks={log.clocks} today={today} />
            </div>
          )}
        </PageSection>
        {results}
        <PageSection id="packets" title={texts.packets.title} lead={texts.packets.lead}>
          <PacketsSection clientId={clientId} />
        </PageSection>
        <PageSection id="records" title={texts.records.title}>
          <RecordsCard clientId={clientId} />
        </PageSection>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
