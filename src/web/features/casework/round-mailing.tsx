import { useState } from 'react'
import { listMailings, type MailedLetter } from '../../../shared/api/mailing.ts'
import { caseMailingTexts as texts } from '../../../shared/messages/staff/case-mailing.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CompactInput, CompactSelect } from '../../ui/compact-field.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CaseSection } from './case-section.tsx'
import { draftsIn, lettersFor, nextRoundToMail, roundsFor, type Step, steps } from './mailing-rows.ts'
import { useRoundMailing } from './use-round-mailing.ts'

type MailLog = CallReply<typeof listMailings>

/** One form for a step of all letters of a round: the day, and for each letter its tracking number and its proof. */
export function RoundMailing({ clientId }: { clientId: string }) {
  const log = useCall(listMailings, { params: { id: clientId } })
  return (
    <CaseSection id="round-mailing" title={texts.title} wide>
      {log.isPending && <Skeleton />}
      <LoadFailure of={log} otherwise={texts.failed} />
      {log.data && <RoundForm clientId={clientId} log={log.data} />}
    </CaseSection>
  )
}

function RoundForm({ clientId, log }: { clientId: string; log: MailLog }) {
  const possible = steps.filter((step) => roundsFor(log, step).length > 0)
  const { step, round, choose } = useChoice(log, possible)
  const rounds = step === null ? [] : roundsFor(log, step)
  const letters = step === null || round === null ? [] : lettersFor(log, step, round)
  const drafts = draftsIn(log)
  const form = useRoundMailing(clientId, {
    ...{ step, letters },
    onEntered: () => choose({ step: null, round: null, after: { round, newest: newestIn(log) } }),
  })
  return (
    <form
      noValidate
      aria-label={texts.title}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      {drafts.length > 0 && (
        <p className="text-wait">{texts.draft(new Intl.ListFormat('en').format(drafts))}</p>
      )}
      {possible.length === 0 ? (
        <p className="text-muted">{texts.nothing}</p>
      ) : (
        <>
          <p className="text-muted">{texts.lead}</p>
          <div className="flex flex-wrap items-end gap-4">
            <CompactSelect
              id="round-step"
              label={texts.step}
              value={step ?? ''}
              choices={[
                ...(step === null ? [{ value: '', label: texts.choose }] : []),
                ...possible.map((each) => ({ value: each, label: texts.steps[each] })),
              ]}
              onChange={({ target }) =>
                choose({ step: possible.find((each) => each === target.value) ?? null })
              }
            />
            <CompactInput
              id="round-day"
              label={texts.day}
              type="date"
              max={form.latest}
              value={form.day}
              onChange={({ target }) => form.setDay(target.value)}
            />
            {rounds.length > 1 ? (
              <CompactSelect
                id="round-of-letters"
                label={texts.ofRound}
                value={String(round)}
                choices={rounds.map((each) => ({ value: String(each), label: texts.round(each) }))}
                onChange={({ target }) => choose({ step, round: Number(target.value) })}
              />
            ) : (
              round !== null && <p className="pb-2 text-muted">{texts.round(round)}</p>
            )}
          </div>
          <ul className="divide-y divide-line">
            {letters.map((letter) => (
              <LetterFields key={`${step} ${letter.documentId}`} letter={letter} form={form} />
            ))}
          </ul>
          <FailureNotice sentence={form.failure} />
          {step !== null && (
            <div>
              <Button type="submit" size="sm" busy={form.busy}>
                {texts.save(form.chosen.length)}
              </Button>
            </div>
          )}
        </>
      )}
      <p role="status">{form.done}</p>
    </form>
  )
}

interface Choice {
  step: Step | null
  round?: number | null
  /** What was entered last: its round, and the newest letter that there was. */
  after?: { round: number | null; newest: number }
}

const newestIn = (log: MailLog) => Math.max(0, ...log.letters.map(({ documentId }) => documentId))

/**
 * The step and the round that are entered. By itself only a mailing is offered, of the earliest round that is still to be mailed:
 * neither the next step nor another round ever comes by itself in the place of what was just entered, so that a second press
 * enters nothing. Letters made since are offered again.
 */
function useChoice(log: MailLog, possible: readonly Step[]) {
  const [choice, setChoice] = useState<Choice>({ step: null })
  const next = nextRoundToMail(log)
  const { after } = choice
  const isOffered =
    next !== null &&
    (after === undefined ||
      next === after.round ||
      lettersFor(log, 'handed_over', next).some(({ documentId }) => documentId > after.newest))
  const wanted = choice.step !== null && possible.includes(choice.step) ? choice.step : null
  const step = wanted ?? (isOffered ? 'handed_over' : null)
  const rounds = step === null ? [] : roundsFor(log, step)
  const usual = step === 'handed_over' && next !== null ? next : (rounds.at(-1) ?? null)
  const round = choice.round != null && rounds.includes(choice.round) ? choice.round : usual
  const choose = (change: Choice) => setChoice((before) => ({ ...before, round: null, ...change }))
  return { step, round: step === null ? null : round, choose }
}

function LetterFields({ letter, form }: { letter: MailedLetter; form: ReturnType<typeof useRoundMailing> }) {
  const { documentId, recipient } = letter
  const row = form.rowOf(letter)
  const problem = form.problems.get(documentId)
  const described = problem ? { 'aria-describedby': `round-problem-${documentId}` } : {}
  return (
    <li className="grid items-end gap-x-4 gap-y-2 py-3 sm:grid-cols-2 lg:grid-cols-4">
      <Checkbox
        id={`round-letter-${documentId}`}
        label={texts.letter(recipient)}
        checked={!row.isLeftOut}
        onChange={({ target }) => form.change(letter, { isLeftOut: !target.checked })}
        {...described}
      />
      <CompactInput
        id={`round-number-${documentId}`}
        label={texts.number(recipient)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={row.number}
        onChange={({ target }) => form.change(letter, { number: target.value })}
      />
      <CompactInput
        id={`round-proof-${documentId}`}
        label={texts.proof(recipient)}
        type="file"
        accept="image/jpeg,image/png,application/pdf"
        className="[&_input]:py-1"
        onChange={({ target }) => form.change(letter, { file: target.files?.[0] ?? null })}
      />
      <CompactInput
        id={`round-own-day-${documentId}`}
        label={texts.ownDay(recipient)}
        type="date"
        max={form.latest}
        value={row.day}
        onChange={({ target }) => form.change(letter, { day: target.value })}
      />
      {problem && (
        <p id={`round-problem-${documentId}`} role="alert" className="font-semibold text-alarm lg:col-span-4">
          {problem}
        </p>
      )}
    </li>
  )
}
