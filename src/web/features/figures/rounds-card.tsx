import type { WorkFigures } from '../../../shared/api/figures.ts'
import { figureTexts } from '../../../shared/messages/staff/figures.ts'
import { fewestCases } from '../../../shared/rules/wilson-interval.ts'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { type FiguresAddress, figuresAddress } from './figures-address.ts'
import { percentOf } from './percent-of.ts'

const { work: texts } = figureTexts

interface RoundsCardProps {
  rounds: WorkFigures['rounds']
  period: Pick<FiguresAddress, 'until' | 'months'>
}

/** How many rounds went by themselves, against the goal. */
export function RoundsCard({ rounds, period }: RoundsCardProps) {
  const { mailed, alone, cases, share, goal } = rounds
  const rowsOf = (which: 'yes' | 'no') =>
    figuresAddress({ part: 'work', ...period, show: 'rounds', alone: which })
  return (
    <Card id="rounds" title={texts.rounds}>
      {mailed === 0 ? (
        <p>{texts.roundsNone}</p>
      ) : (
        <div className="grid gap-2">
          {share && (
            <>
              <p className="text-xl font-semibold">{texts.roundsShare(percentOf(share.share))}</p>
              <ProgressBar
                percent={share.share * 100}
                label={texts.rounds}
                valueText={texts.roundsShare(percentOf(share.share))}
              />
            </>
          )}
          <p className="text-sm tabular-nums">
            {texts.roundsOf(alone, mailed, percentOf(goal))}{' '}
            {share
              ? texts.roundsInterval(percentOf(share.low), percentOf(share.high))
              : texts.roundsTooFew(cases, fewestCases)}
          </p>
          <p className="flex flex-wrap gap-x-4 text-sm">
            <TextLink to={rowsOf('no')} className="inline-flex min-h-11 items-center">
              {texts.withStaff}
            </TextLink>
            <TextLink to={rowsOf('yes')} className="inline-flex min-h-11 items-center">
              {texts.alone}
            </TextLink>
          </p>
        </div>
      )}
      <p className="mt-2 max-w-prose text-sm text-muted">{texts.roundsNote}</p>
    </Card>
  )
}
