import Gauge from 'lucide-react/icons/gauge'
import type * as z from 'zod/mini'
import type { getCreditScore } from '../../../shared/api/portal.ts'
import { printedSourceOf } from '../../../shared/rules/score-source.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FoldingCard } from '../../ui/folding-card.tsx'

type Score = z.output<typeof getCreditScore.reply>

/** The score that a report printed, never an invented one (decision 27), with its history as a picture; null: not loaded. */
export function ScoreCard({ score }: { score: Score | null }) {
  const { score: texts } = useMessages().portal
  return (
    <FoldingCard id="score" title={texts.title} isUrgent={score !== null && score.score !== null}>
      {!score ? (
        <p className="text-muted">{texts.unavailable}</p>
      ) : score.score === null ? (
        <EmptyState icon={Gauge} title={texts.none}>
          {texts.noneText}
        </EmptyState>
      ) : (
        <>
          <p className="font-serif text-4xl tabular-nums">{score.score}</p>
          {score.change !== null && <p className="mt-1">{texts.change(score.change)}</p>}
          <Source history={score.history} />
          <ScoreChart history={ofLatestSource(score.history)} />
          <p className="mt-2 text-sm text-muted">{texts.range}</p>
        </>
      )}
    </FoldingCard>
  )
}

/** Which figure it is: each bureau and each model counts in its own way. */
function Source({ history }: { history: Score['history'] }) {
  const { score: texts } = useMessages().portal
  const latest = history.at(-1)
  if (!latest) return null
  const printed = printedSourceOf(latest.source)
  const day = formatDay(latest.day)
  return (
    <p className="mt-1">
      {printed ? texts.printed(printed.bureau, printed.model, day) : texts.entered(latest.source, day)}
    </p>
  )
}

/** What the latest can be compared with. */
const ofLatestSource = (history: Score['history']) =>
  history.filter(({ source }) => source === history.at(-1)?.source)

const width = 320
const height = 120
const inset = 12

function ScoreChart({ history }: { history: Score['history'] }) {
  const { score: texts } = useMessages().portal
  const first = history[0]
  const last = history.at(-1)
  if (!first || !last || history.length < 2) return null
  const points = placed(history)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={texts.chart(formatDay(first.day), first.score, formatDay(last.day), last.score)}
      className="mt-4 w-full"
    >
      <line x1={inset} x2={width - inset} y1={height - inset} y2={height - inset} className="stroke-line" />
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        strokeWidth="2.5"
        className="stroke-press"
      />
      {points.map(({ x, y, day }) => (
        <circle key={`${day} ${x}`} cx={x} cy={y} r="4" className="fill-press" />
      ))}
    </svg>
  )
}

/** Days across, scores up; the scale is the history's own range, at least forty points high. */
function placed(history: Score['history']): { x: number; y: number; day: string }[] {
  const days = history.map(({ day }) => Date.parse(day))
  const scores = history.map(({ score }) => score)
  const from = Math.min(...days)
  const span = Math.max(1, Math.max(...days) - from)
  const middle = (Math.min(...scores) + Math.max(...scores)) / 2
  const reach = Math.max(20, (Math.max(...scores) - Math.min(...scores)) / 2)
  return history.map(({ day, score }) => ({
    day,
    x: Math.round(inset + ((Date.parse(day) - from) / span) * (width - 2 * inset)),
    y: Math.round(height / 2 - ((score - middle) / reach) * (height / 2 - 2 * inset)),
  }))
}
