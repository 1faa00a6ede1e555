import { type ReactNode, useRef, useState } from 'react'
import type { LetterEntry, MailedLetter } from '../../../shared/api/mailing.ts'
import { downloadDocument } from '../../../shared/api/portal.ts'
import { addressOf } from '../../lib/call-address.ts'
import { narrowScreen, useMedia } from '../../lib/use-media.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FoldMark } from '../../ui/fold-mark.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ClockList } from './clock-list.tsx'
import { EventForm } from './event-form.tsx'
import { type EventKind, eventsToEnter } from './event-problems.ts'
import { LetterEvents } from './letter-events.tsx'
import { LetterStepper } from './letter-stepper.tsx'
import { letterTitle } from './letter-title.ts'
import { MailingForm } from './mailing-form.tsx'

interface LetterRowProps {
  clientId: string
  letter: MailedLetter
  firstOfRound: boolean
  /** Who else gets a letter of its round that is still a draft. */
  drafts: string[]
  /** The round whose letter takes its place; null: none does. */
  replaced: number | null
  /** Delivered, and a later round has its letters: a phone has no room for all of it before it is asked for. */
  isPast: boolean
  today: string
  /** What goes into its envelope, and its signature: another feature's part of the row. */
  envelope: ReactNode
  onSaved: (letter: MailedLetter) => void
}

/** The one form that is open: the next step, or what else happened, anew or to correct an entry. */
type OpenForm = 'step' | { kind: EventKind; corrects: LetterEntry | null }

/** One letter: who gets it, how far it is, its deadlines, what else happened, and the forms to enter more, opened in place. */
export function LetterRow(props: LetterRowProps) {
  const { clientId, letter, firstOfRound, replaced, today, onSaved } = props
  const messages = useMessages()
  const { letters: texts, events } = messages.mailing
  const { documents } = messages.portal
  const title = letterTitle(letter, messages)
  const [open, setOpen] = useState<OpenForm | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    setOpen(null)
    heading.current?.focus()
  }
  const take = (saved: MailedLetter) => {
    close()
    onSaved(saved)
  }
  const { documentId, round, certifiedNumber } = letter
  const titleId = `letter-${documentId}`
  const untouched = letter.state === 'not_sent'
  const isDraft = untouched && letter.undecided > 0
  const entry = untouched
    ? { label: texts.mailed, named: texts.mailedNamed }
    : letter.state === 'delivered'
      ? { label: texts.correct, named: texts.correctNamed }
      : { label: texts.nextStep, named: texts.nextStepNamed }
  return (
    <li>
      <article aria-labelledby={titleId} className="rounded-lg border border-line bg-surface p-5 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h3 ref={heading} id={titleId} tabIndex={-1} className="text-xl outline-none">
            {title}
          </h3>
          <span className="flex flex-wrap gap-2">
            {letter.steps.some(({ isSandbox }) => isSandbox) && (
              <Badge tone="beta">{messages.postal.sandbox.badge}</Badge>
            )}
            <Badge tone={isDraft ? 'wait' : untouched ? 'neutral' : 'good'}>
              {isDraft ? texts.draft : texts.states[letter.state]}
            </Badge>
          </span>
        </div>
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
          <span>{texts.round(round)}</span>
          {certifiedNumber && (
            <span className="tabular-nums">{texts.certified(grouped(certifiedNumber))}</span>
          )}
          {letter.isFromBefore ? (
            <span className="basis-full">{texts.fromBefore}</span>
          ) : (
            <TextLink
              to={addressOf(downloadDocument, { params: { id: documentId } })}
              newTab
              aria-label={texts.openNamed(title, round)}
              className="inline-flex min-h-11 items-center"
            >
              {texts.open}
            </TextLink>
          )}
        </p>
        {isDraft && (
          <p className="mt-2 max-w-prose text-wait">
            <span className="font-semibold">{documents.draft}.</span> {documents.waiting(letter.undecided)}{' '}
            <TextLink to={`/account/review?client=${clientId}`}>{documents.decide}</TextLink>
          </p>
        )}
        <FoldedOnPhone isFolded={props.isPast} title={texts.rest}>
          {/* Before the mailing all of it is ahead: the badge says how far the letter is. */}
          <FoldedOnPhone isFolded={untouched} title={texts.ahead}>
            <LetterStepper letter={letter} title={title} />
            {letter.clocks.length > 0 && replaced === null && (
              <div className="mt-5 border-t border-line pt-4">
                <ClockList clocks={letter.clocks} today={today} />
              </div>
            )}
          </FoldedOnPhone>
          {replaced !== null && <p className="mt-4 max-w-prose font-semibold">{texts.replaced(replaced)}</p>}
          {replaced === null && props.envelope}
          <LetterEvents
            letter={letter}
            onCorrect={open === null ? (corrects) => setOpen({ kind: corrects.kind, corrects }) : null}
          />
          {open === 'step' && (
            <MailingForm
              clientId={clientId}
              letter={letter}
              title={title}
              firstOfRound={firstOfRound}
              drafts={props.drafts}
              onCancel={close}
              onSaved={take}
            />
          )}
          {open !== null && open !== 'step' && (
            <EventForm
              {...open}
              clientId={clientId}
              letter={letter}
              title={title}
              onCancel={close}
              onSaved={take}
            />
          )}
          {open === null && (
            <div className="mt-5 flex flex-wrap gap-3">
              {!isDraft && (
                <Button
                  kind={untouched && replaced === null ? 'primary' : 'secondary'}
                  aria-label={entry.named(title)}
                  onClick={() => setOpen('step')}
                >
                  {entry.label}
                </Button>
              )}
              {replaced === null && (
                // Below the button, their words begin where the text does.
                <div
                  className={classNames(
                    'flex flex-wrap gap-x-3 empty:hidden max-sm:-ml-5 max-sm:basis-full',
                    isDraft && '-ml-5',
                  )}
                >
                  {eventsToEnter(letter).map((kind) => (
                    <Button
                      key={kind}
                      kind="quiet"
                      className="max-sm:text-left"
                      aria-label={events.enterNamed(events.kinds[kind].enter, title)}
                      onClick={() => setOpen({ kind, corrects: null })}
                    >
                      {events.kinds[kind].enter}
                    </Button>
                  ))}
                </div>
              )}
            </div>
          )}
        </FoldedOnPhone>
      </article>
    </li>
  )
}

function FoldedOnPhone(props: { isFolded: boolean; title: string; children: ReactNode }) {
  const { isFolded, title, children } = props
  const isNarrow = useMedia(narrowScreen)
  const [isOpen, setOpen] = useState(false)
  if (!isFolded || !isNarrow) return children
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold">
        <FoldMark />
        {title}
      </summary>
      {children}
    </details>
  )
}

/** Digits in fours, as the receipt prints them. */
function grouped(number: string): string {
  return number.replace(/\s/g, '').replace(/(\d{4})(?=\d)/g, '$1 ')
}
