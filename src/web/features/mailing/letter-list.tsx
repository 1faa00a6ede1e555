import { type ReactNode, useState } from 'react'
import type { listMailings, MailedLetter } from '../../../shared/api/mailing.ts'
import { replacedBy } from '../../../shared/rules/replaced-by.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { localDay } from '../../lib/local-day.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import { ClockList } from './clock-list.tsx'
import { LetterRow } from './letter-row.tsx'
import { letterTitle } from './letter-title.ts'
import { lettersInOrder } from './letters-in-order.ts'

interface LetterListProps {
  clientId: string
  log: CallReply<typeof listMailings>
  /** Another feature's part of a letter's row. */
  envelopeOf?: (letter: MailedLetter, title: string) => ReactNode
  onSaved: (letter: MailedLetter) => void
}

/** Every letter, the newest round first, with the form to enter its next step; then the deadlines of the whole case. */
export function LetterList({ clientId, log, envelopeOf, onSaved }: LetterListProps) {
  const messages = useMessages()
  const texts = messages.mailing
  const [announcement, announce] = useState('')
  const today = localDay(new Date())
  const mailedRounds = new Set(
    log.letters.filter(({ state }) => state !== 'not_sent').map(({ round }) => round),
  )
  const newest = Math.max(...log.letters.map(({ round }) => round))
  return (
    <>
      {log.letters.length === 0 ? (
        <EmptyState title={texts.letters.empty}>{texts.letters.emptyText}</EmptyState>
      ) : (
        <ol className="grid gap-5">
          {lettersInOrder(log.letters).map((letter) => (
            <LetterRow
              key={letter.documentId}
              clientId={clientId}
              letter={letter}
              today={today}
              drafts={log.letters
                .filter(({ round, undecided }) => round === letter.round && undecided > 0)
                .map(({ recipient }) => recipient)}
              firstOfRound={!mailedRounds.has(letter.round)}
              envelope={envelopeOf?.(letter, letterTitle(letter, messages))}
              isPast={letter.round < newest && letter.state === 'delivered'}
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
          <FoldingSection id="case-deadlines" level={3} title={texts.clocks.caseTitle}>
            <ClockList clocks={log.clocks} today={today} />
          </FoldingSection>
        </div>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
