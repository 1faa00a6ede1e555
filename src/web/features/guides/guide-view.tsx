import type { GuideShown } from '../../../shared/api/guides.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Card } from '../../ui/card.tsx'
import { GuideForm } from './guide-form.tsx'
import { GuideStepCard } from './guide-step-card.tsx'
import { GuideTimeline } from './guide-timeline.tsx'
import type { GuideAddress } from './use-guide.ts'

interface GuideViewProps {
  address: GuideAddress
  guide: GuideShown
  reload: () => Promise<unknown>
}

/** A guide: where one stands, what the papers say, each stage with its tasks and papers, and the dates that are known. */
export function GuideView({ address, guide, reload }: GuideViewProps) {
  const texts = useMessages().guides
  return (
    <div className="grid gap-8">
      <GuideTimeline steps={guide.steps} />
      <GuideForm address={address} guide={guide} onSaved={reload} />
      {guide.steps.map((step) => (
        <GuideStepCard key={step.key} step={step} address={address} guide={guide} reload={reload} />
      ))}
      {guide.kept.length > 0 && <KeptTexts kept={guide.kept} />}
      <Card id="guide-dates" title={texts.calendar}>
        {guide.dates.length === 0 ? (
          <p className="text-muted">{texts.noDates}</p>
        ) : (
          <dl className="grid gap-4">
            {guide.dates.map(({ day, what, source }) => (
              <div key={`${day} ${what}`} className="grid gap-1 sm:grid-cols-[11rem_1fr]">
                <dt className="font-semibold tabular-nums">{day.length === 10 ? formatDay(day) : day}</dt>
                <dd>
                  {what}
                  <span className="block text-sm text-muted">{source}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </div>
  )
}

/** Own words of letters that would not be true now: to be read, and nothing to mail. */
function KeptTexts({ kept }: Pick<GuideShown, 'kept'>) {
  const { kept: texts } = useMessages().guides
  return (
    <Card id="guide-kept" title={texts.title}>
      <p className="max-w-prose">{texts.lead}</p>
      {kept.map(({ id, title, lines }) => (
        <details key={id} className="mt-3">
          <summary className="min-h-12 cursor-pointer content-center font-semibold">{title}</summary>
          <p lang="en" className="max-w-prose break-words whitespace-pre-line">
            {lines.join('\n')}
          </p>
        </details>
      ))}
    </Card>
  )
}
