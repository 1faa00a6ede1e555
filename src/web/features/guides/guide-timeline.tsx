import type { GuideShown } from '../../../shared/api/guides.ts'
import { formatDay } from '../../lib/format.ts'
import { localDay } from '../../lib/local-day.ts'
import { useMessages } from '../../lib/use-messages.tsx'

/** The stages with their days, those that are over filled, the present one ringed. */
export function GuideTimeline({ steps }: { steps: GuideShown['steps'] }) {
  const texts = useMessages().guides
  const today = localDay(new Date())
  const current = steps.findLast(({ from }) => from <= today)?.key
  return (
    <section aria-labelledby="guide-timeline">
      <h2 id="guide-timeline" className="text-2xl">
        {texts.timeline}
      </h2>
      <ol className="mt-4 grid gap-4 sm:grid-flow-col sm:auto-cols-fr">
        {steps.map(({ key, from, to }) => (
          <li
            key={key}
            aria-current={key === current ? 'step' : undefined}
            className={`border-t-4 pt-3 ${from <= today ? 'border-ink' : 'border-line'}`}
          >
            <a href={`#step-${key}`} className="font-semibold underline-offset-4 hover:underline">
              {stepWords(texts, key).title}
            </a>
            {key === current && <span className="ml-2 text-sm text-muted">({texts.now})</span>}
            <span className="block text-sm text-muted">{texts.span(formatDay(from), formatDay(to))}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

type Texts = ReturnType<typeof useMessages>['guides']

/** Words of a stage; the server names no other. */
export function stepWords(texts: Texts, key: string): { title: string; text: string } {
  return texts.steps[key as keyof Texts['steps']] ?? { title: key, text: '' }
}
