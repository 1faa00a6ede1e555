import { useState } from 'react'
import { triggerProcessing } from '../../../shared/api/portal.ts'
import { startNextRound } from '../../../shared/api/results.ts'
import { caseStepTexts as texts } from '../../../shared/messages/staff/case-parts.ts'
import type { NextStep } from '../../../shared/rules/next-step.ts'
import { type Caller, useAct } from '../../lib/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { partAddress } from './case-parts.ts'
import { stepParts } from './step-parts.ts'
import { stepWords } from './step-words.ts'

interface CaseStepProps {
  clientId: number
  step: NextStep
  reload: () => void
}

/** What comes next, on top of the case: what it is, the press that does it, and where the rest is done. */
export function CaseStep({ clientId, step, reload }: CaseStepProps) {
  const { title, text } = stepWords(step)
  const { busy, failure, act } = useAct(texts.startFailed)
  const [startedAt, setStarted] = useState<string | null>(null)
  const press = pressOf(step, String(clientId))
  const start = () =>
    press &&
    act(async (call) => {
      await press.send(call)
      setStarted(step.kind)
      reload()
    })
  return (
    <section
      aria-labelledby="next-title"
      className="mb-5 rounded-lg border border-l-4 border-line border-l-press bg-surface p-4"
    >
      <p className="text-sm text-muted">{texts.heading}</p>
      <h2 id="next-title" className="text-xl">
        {title}
      </h2>
      <p className="mt-1 max-w-prose">{text}</p>
      <FailureNotice sentence={failure} />
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {press && startedAt !== step.kind && (
          <Button busy={busy} onClick={() => void start()}>
            {press.label}
          </Button>
        )}
        {stepParts(step).map((part, at) => (
          <LinkButton
            key={part}
            kind={at === 0 && !press ? 'primary' : 'secondary'}
            to={partAddress(clientId, part)}
          >
            {texts.actions[part]}
          </LinkButton>
        ))}
      </div>
      <p role="status">{startedAt === step.kind ? texts.started : ''}</p>
    </section>
  )
}

/** The step that one press does. */
function pressOf(
  step: NextStep,
  id: string,
): { label: string; send: (call: Caller) => Promise<unknown> } | null {
  const process = (call: Caller) => call(triggerProcessing, { params: { id } })
  switch (step.kind) {
    case 'start':
    case 'waiting':
    case 'uploadSome':
      return { label: texts.actions.start, send: process }
    case 'error':
    case 'errorFiles':
      return { label: texts.actions.retry, send: process }
    case 'nextRound':
      return {
        label: texts.actions.nextRound(step.round),
        send: (call) => call(startNextRound, { params: { id } }),
      }
    default:
      return null
  }
}
