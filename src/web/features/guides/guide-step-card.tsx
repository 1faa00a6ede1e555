import { useState } from 'react'
import { type GuideShown, tickGuideTask } from '../../../shared/api/guides.ts'
import { formatDay } from '../../lib/format.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { GuidePaperRow } from './guide-paper-row.tsx'
import { stepWords } from './guide-timeline.tsx'
import type { GuideAddress } from './use-guide.ts'

interface GuideStepCardProps {
  step: GuideShown['steps'][number]
  address: GuideAddress
  guide: GuideShown
  reload: () => Promise<unknown>
}

/** One stage: what to do, ticked as it is done, and its papers. */
export function GuideStepCard({ step, address, guide, reload }: GuideStepCardProps) {
  const texts = useMessages().guides
  const words = stepWords(texts, step.key)
  const { act, busy, failure } = useAct(texts.form.failed)
  // What was pressed shows at once, and goes back when it could not be kept.
  const [pressed, setPressed] = useState<{ task: string; done: boolean } | null>(null)
  const tick = async (task: string, done: boolean) => {
    if (busy) return
    setPressed({ task, done })
    await act(async (call) => {
      await call(tickGuideTask, { params: address, body: { task: `${step.key}/${task}`, done } })
      await reload()
    })
    setPressed(null)
  }
  return (
    <Card id={`step-${step.key}`} title={words.title}>
      <p className="text-sm text-muted">{texts.span(formatDay(step.from), formatDay(step.to))}</p>
      <p className="mt-1 max-w-prose">{words.text}</p>
      <h3 className="mt-5 text-lg">{texts.tasks.title}</h3>
      <FailureNotice sentence={failure} />
      <ul className="mt-1 grid gap-1">
        {step.tasks.map(({ key, done }) => (
          <li key={key}>
            <Checkbox
              id={`task-${step.key}-${key}`}
              label={texts.tasks[key as keyof typeof texts.tasks] ?? key}
              checked={pressed?.task === key ? pressed.done : done}
              onChange={(event) => void tick(key, event.target.checked)}
            />
          </li>
        ))}
      </ul>
      {step.papers.length > 0 && <h3 className="mt-5 text-lg">{texts.papers.title}</h3>}
      <ul className="mt-2 grid gap-4">
        {step.papers.map((paper) => (
          <li key={paper.id} className="border-t border-line pt-3">
            <GuidePaperRow paper={paper} address={address} guide={guide} reload={reload} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
