import { getOutcomes, type OutcomeRate } from '../../../shared/api/figures.ts'
import { figureTexts } from '../../../shared/messages/staff/figures.ts'
import { useCall } from '../../lib/use-call.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AnswerTimes } from './answer-times.tsx'
import { type FiguresAddress, figuresAddress } from './figures-address.ts'
import { OutcomeRateTable } from './outcome-rate-table.tsx'
import { SheetLink } from './sheet-link.tsx'

const { outcomes: texts, failed } = figureTexts
type Period = Pick<FiguresAddress, 'until' | 'months'>

/** What bureaus answered, and how soon. */
export function OutcomesView(period: Period) {
  const found = useCall(getOutcomes, { query: period }, { pages: true })
  if (!found.data && found.error) return <LoadFailure of={found} otherwise={failed} />
  if (!found.data) return <Skeleton lines={8} />
  const { all, bureaus, rules, furnishers, times } = found.data
  if (all === null) return <EmptyState title={texts.none}>{texts.note}</EmptyState>
  const casesOf = (filter: Partial<FiguresAddress>) =>
    figuresAddress({ part: 'outcomes', ...period, show: 'cases', ...filter })
  return (
    <div className="grid grid-cols-1 gap-4">
      <Notice tone="wait">
        <p>{texts.warning}</p>
      </Notice>
      <p className="max-w-prose text-sm text-muted">
        {texts.note} {texts.intervalNote}
      </p>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <Card
          id="by-bureau"
          title={texts.byBureau}
          aside={<SheetLink period={period} sheet="outcomes" of={texts.title} />}
        >
          <OutcomeRateTable
            caption={texts.byBureau}
            of={texts.names.bureau}
            rates={[...bureaus, all]}
            name={(rate) => (
              <TextLink to={casesOf(rate.key === 'all' ? {} : { bureau: bureauOf(rate) })}>
                {rate.key === 'all' ? texts.all : rate.name}
              </TextLink>
            )}
          />
        </Card>
        <Card
          id="times"
          title={texts.times}
          aside={<SheetLink period={period} sheet="times" of={texts.times} />}
        >
          <AnswerTimes times={times} />
        </Card>
        <Card id="by-rule" title={texts.byRule}>
          <OutcomeRateTable
            caption={texts.byRule}
            of={texts.names.rule}
            rates={rules}
            name={(rate) =>
              rate.key === '' ? (
                texts.goneRule
              ) : (
                <TextLink to={casesOf({ rule: rate.key })}>{inWords(rate.key)}</TextLink>
              )
            }
          />
        </Card>
        <Card id="by-furnisher" title={texts.byFurnisher}>
          <p className="mb-2 text-sm text-muted">{texts.furnisherNote}</p>
          <OutcomeRateTable
            caption={texts.byFurnisher}
            of={texts.names.furnisher}
            rates={furnishers}
            name={(rate) => <TextLink to={casesOf({ furnisher: rate.key })}>{rate.name}</TextLink>}
          />
        </Card>
      </div>
    </div>
  )
}

const bureauOf = ({ key }: OutcomeRate) =>
  key === 'experian' || key === 'equifax' || key === 'transunion' ? key : undefined

/** 'past_due_exceeds_balance' as a person reads it. */
function inWords(ruleKey: string): string {
  const words = ruleKey.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
