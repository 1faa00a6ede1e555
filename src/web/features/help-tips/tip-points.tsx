import type { HelpTip } from '../../../shared/messages/help-catalogue.ts'

/** The named values of a tip: '35%, payment history'. */
export function TipPoints({ points }: { points: HelpTip['content']['points'] }) {
  if (points.length === 0) return null
  return (
    <dl className="mt-4 border-t border-line">
      {points.map((point) => (
        <div key={point.term + point.text} className="flex gap-4 border-b border-line py-2">
          <dt className="w-36 shrink-0 font-semibold tabular-nums">{point.term}</dt>
          <dd>{point.text}</dd>
        </div>
      ))}
    </dl>
  )
}
