import { type MailedLetter, mailingStates } from '../../../shared/api/mailing.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** Not sent, handed over, accepted, delivered: each with its day and its proof. */
export function LetterStepper({ letter, title }: { letter: MailedLetter; title: string }) {
  const texts = useMessages().mailing.letters
  const reached = mailingStates.indexOf(letter.state)
  return (
    <ol aria-label={texts.steps} className="mt-4 grid gap-3 sm:grid-cols-4 sm:gap-2">
      {mailingStates.map((state, at) => {
        const step = letter.steps.find((each) => each.state === state)
        const place = at < reached ? 'done' : at === reached ? 'now' : 'ahead'
        // A letter on its way has left the first state behind; a step that was skipped stays empty.
        const filled = at === reached || step !== undefined || (at < reached && state === 'not_sent')
        return (
          <li key={state} aria-current={place === 'now' ? 'step' : undefined} className="flex gap-3 sm:block">
            <span
              aria-hidden="true"
              className={classNames(
                'mt-1 block shrink-0 rounded-full max-sm:size-3 sm:h-1.5 sm:w-full',
                filled && letter.state !== 'not_sent' ? 'bg-press' : filled ? 'bg-edge' : 'bg-line',
              )}
            />
            <span className="block min-w-0 text-sm sm:mt-2">
              <span className={classNames('block', place === 'now' ? 'font-semibold' : 'text-muted')}>
                {texts.states[state]}
                <span className="sr-only">
                  {', '}
                  {place === 'done' ? texts.stepDone : place === 'now' ? texts.stepNow : texts.stepAhead}
                </span>
              </span>
              {step && <span className="block tabular-nums">{formatDay(step.day)}</span>}
              {step?.evidenceUrl && (
                <TextLink
                  to={step.evidenceUrl}
                  newTab
                  aria-label={texts.proofNamed(texts.states[state], title)}
                  className="-my-1.5 inline-flex min-h-11 min-w-11 items-center"
                >
                  {texts.proof}
                </TextLink>
              )}
              {step && !step.evidenceUrl && <span className="block text-wait">{texts.noProof}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
