import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { formatDay } from '../../lib/format.ts'
import { useSay } from '../../lib/use-say.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Table } from '../../ui/table.tsx'
import { ApplicationPart } from './application-part.tsx'
import type { StaffApplication } from './application-record.ts'

const { score: texts, one } = staffFundingTexts

/** The readiness score with each factor, what would raise it, and what of the dispute case stands in the way. */
export function ScorePart({ score }: { score: StaffApplication['score'] }) {
  const { points, factors, bestChange, inTheWay } = score
  const say = useSay()
  const value = texts.points(points)
  return (
    <ApplicationPart
      id="score"
      title={one.sections.score}
      aside={<strong className="text-base tabular-nums">{value}</strong>}
      wide
    >
      <ProgressBar percent={points} label={texts.meter} valueText={value} />
      {bestChange && (
        <p>
          <strong className="font-semibold">{texts.best}:</strong>{' '}
          {texts.gain(say(bestChange.advice), bestChange.gain)}
        </p>
      )}
      {factors.length > 0 && (
        <Table
          caption={texts.caption}
          rows={factors}
          rowKey={({ key }) => key}
          columns={[
            { id: 'factor', title: texts.factor, rowHeader: true, cell: ({ key }) => texts.nameOf(key) },
            {
              id: 'points',
              title: texts.got,
              align: 'right',
              cell: (factor) => texts.gotOf(factor.points, factor.weight),
            },
            { id: 'reason', title: texts.reason, cell: ({ reason }) => <Sentence text={say(reason)} /> },
            {
              id: 'change',
              title: texts.change,
              cell: ({ change }) => (
                <Sentence text={change ? texts.gain(say(change.advice), change.gain) : texts.nothing} />
              ),
            },
          ]}
        />
      )}
      {inTheWay.length > 0 && (
        <>
          <h4 className="font-semibold">{texts.inTheWay}</h4>
          <ul className="list-disc pl-5">
            {inTheWay.map(({ what, until }) => (
              <li key={`${what} ${until}`}>{until ? texts.until(what, formatDay(until)) : what}</li>
            ))}
          </ul>
        </>
      )}
      <p className="text-muted">{texts.note}</p>
    </ApplicationPart>
  )
}

function Sentence({ text }: { text: string }) {
  return <span className="block break-words max-sm:text-right">{text}</span>
}
