import { disputeStatuses } from '../../../shared/rules/dispute-status.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FoldingCard } from '../../ui/folding-card.tsx'

/**
 * Which of the six steps a case stands at, from 0: round letters that are mailed wait for their answers. -1 for a
 * status that is none of the five.
 */
export function timelineStep(status: string, hasDocuments: boolean): number {
  if (status === 'uploaded') return hasDocuments ? 1 : 0
  const known = disputeStatuses.indexOf(status as (typeof disputeStatuses)[number])
  return [0, 2, 4, 5, 5][known] ?? -1
}

/** The six steps of a dispute, drawn as a line (specification section 9: weeks 1, 4-6, 7, 11-13, 14+). */
export function TimelineCard({ at }: { at: number }) {
  const { timeline: texts } = useMessages().portal
  return (
    <FoldingCard id="timeline" title={texts.title}>
      <ol className="relative ml-1.5 grid gap-4 border-l-2 border-line pl-6">
        {texts.steps.map(({ when, what }, step) => (
          <li key={when} className="relative" aria-current={step === at ? 'step' : undefined}>
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-1.5 -left-[31px] size-3 rounded-full border-2 border-press',
                step <= at ? 'bg-press' : 'bg-surface',
              )}
            />
            <p className="font-semibold">
              {when}
              {step === at && <span className="font-normal text-press"> ({texts.now})</span>}
            </p>
            <p className="text-muted">{what}</p>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-muted">{texts.note}</p>
    </FoldingCard>
  )
}

/** What came of the disputes, in the words of staff. */
export function ResultsCard({ results }: { results: string }) {
  const { results: texts } = useMessages().portal
  return (
    <Card id="results" title={texts.title}>
      <p className="max-w-prose whitespace-pre-line">{results}</p>
    </Card>
  )
}
