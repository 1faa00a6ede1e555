import type { LetterEntry, MailedLetter } from '../../../shared/api/mailing.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { standingEvents } from './event-problems.ts'

interface LetterEventsProps {
  letter: MailedLetter
  /** Opens the form that corrects an entry; null while a form is open. */
  onCorrect: ((entry: LetterEntry) => void) | null
}

/** What was entered about a letter beside its steps: each with its day and proof; corrected entries folded away. */
export function LetterEvents({ letter, onCorrect }: LetterEventsProps) {
  const { events: texts, letters } = useMessages().mailing
  const standing = standingEvents(letter)
  const earlier = letter.events.filter(({ state }) => state !== 'stands')
  if (letter.events.length === 0) return null
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h4 className="font-serif text-lg font-semibold">{texts.title}</h4>
      <ul className="divide-y divide-line empty:hidden">
        {standing.map((entry) => {
          const what = texts.kinds[entry.kind].entered
          const day = formatDay(entry.day)
          return (
            <li key={entry.id} className="flex flex-wrap items-center gap-x-4 py-1">
              <EntryDays entry={entry} />
              {entry.evidenceUrl ? (
                <TextLink
                  to={entry.evidenceUrl}
                  newTab
                  aria-label={texts.proofNamed(what, day)}
                  className="inline-flex min-h-11 items-center text-sm"
                >
                  {letters.proof}
                </TextLink>
              ) : (
                <span className="text-sm text-wait">{letters.noProof}</span>
              )}
              {onCorrect && (
                <Button
                  kind="quiet"
                  size="sm"
                  className="min-h-11"
                  aria-label={texts.correctNamed(what, day)}
                  onClick={() => onCorrect(entry)}
                >
                  {texts.correct}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {earlier.length > 0 && (
        <details className="mt-1 text-sm text-muted">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
            {texts.history(earlier.length)}
          </summary>
          <ul className="grid gap-1">
            {earlier.map((entry) => (
              <li key={entry.id}>
                <EntryDays entry={entry} /> ({entry.state === 'withdrawn' ? texts.withdrawn : texts.corrected}
                )
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** 'They answered, November 9, 2026, dated November 2, 2026'. */
function EntryDays({ entry: { kind, day, printedDay } }: { entry: LetterEntry }) {
  const { events: texts } = useMessages().mailing
  const printed = kind === 'answered' || kind === 'reinsertion_notice' ? texts.printed[kind] : null
  return (
    <span className="tabular-nums">
      {texts.kinds[kind].entered}, {formatDay(day)}
      {printedDay && printed && `, ${printed.shown(formatDay(printedDay))}`}
    </span>
  )
}
