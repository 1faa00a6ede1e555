import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Card } from '../../ui/card.tsx'
import { Dial } from '../../ui/dial.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { InTheWay } from './in-the-way.tsx'

type Score = FundingApplicationShown['score']

/** The readiness score as a dial, the one change that would raise it most, and every factor with its reason. */
export function ScoreCard({ score }: { score: Score }) {
  const { score: texts } = useMessages().fundingStatus
  const say = useSay()
  return (
    <Card id="score" title={texts.title}>
      <div className="grid items-center gap-x-8 gap-y-5 md:grid-cols-[14rem_minmax(0,1fr)]">
        <Dial
          value={score.points}
          text={String(score.points)}
          caption={texts.caption}
          label={texts.label(score.points)}
        />
        <div>
          <h3 className="text-lg">{texts.bestTitle}</h3>
          {score.bestChange ? (
            <p className="mt-1 max-w-prose">
              {say(score.bestChange.advice)}{' '}
              <strong className="whitespace-nowrap text-press">{texts.gain(score.bestChange.gain)}</strong>
            </p>
          ) : (
            <p className="mt-1">{texts.noChange}</p>
          )}
          <p className="mt-4 max-w-prose text-sm text-muted">{texts.meaning}</p>
        </div>
      </div>
      <h3 className="mt-8 text-lg">{texts.factorsTitle}</h3>
      <ul className="mt-2 grid gap-x-10 md:grid-cols-2">
        {score.factors.map((factor) => (
          <Factor key={factor.key} factor={factor} />
        ))}
      </ul>
      <InTheWay items={score.inTheWay} />
    </Card>
  )
}

function Factor({ factor }: { factor: Score['factors'][number] }) {
  const { score: texts } = useMessages().fundingStatus
  const say = useSay()
  const name = texts.factors[factor.key] ?? factor.key
  const got = texts.ofWeight(factor.points, factor.weight)
  return (
    <li className="border-t border-line py-4">
      <p className="mb-1.5 flex justify-between gap-4">
        <span className="font-semibold">{name}</span>
        <span className="text-muted tabular-nums">{got}</span>
      </p>
      <ProgressBar
        percent={factor.weight > 0 ? (factor.points / factor.weight) * 100 : 0}
        label={name}
        valueText={got}
      />
      <p className="mt-2 text-sm">{say(factor.reason)}</p>
      {factor.change && (
        <p className="mt-1 text-sm text-muted">
          {say(factor.change.advice)}{' '}
          <span className="whitespace-nowrap">{texts.gain(factor.change.gain)}</span>
        </p>
      )}
    </li>
  )
}
