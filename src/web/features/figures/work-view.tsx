import { getWorkFigures } from '../../../shared/api/figures.ts'
import { figureTexts } from '../../../shared/messages/staff/figures.ts'
import { useCall } from '../../lib/use-call.ts'
import { BarTable } from '../../ui/bar-table.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { type FiguresAddress, figuresAddress } from './figures-address.ts'
import { percentOf } from './percent-of.ts'
import { RoundsCard } from './rounds-card.tsx'
import { SheetLink } from './sheet-link.tsx'
import { StaffActs } from './staff-acts.tsx'

const { work: texts, failed } = figureTexts

/** Which rounds needed staff, what staff did, and how far people come. */
export function WorkView(period: Pick<FiguresAddress, 'until' | 'months'>) {
  const found = useCall(getWorkFigures, { query: period }, { pages: true })
  if (!found.data && found.error) return <LoadFailure of={found} otherwise={failed} />
  if (!found.data) return <Skeleton lines={8} />
  const { rounds, people, unownedWorks, funnel } = found.data
  const first = funnel[0]?.people ?? 0
  const partOf = (part: number, whole: number) => (whole === 0 ? '' : percentOf(part / whole))
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <RoundsCard rounds={rounds} period={period} />
      <Card
        id="funnel"
        title={texts.funnel}
        aside={<SheetLink period={period} sheet="funnel" of={texts.funnel} />}
      >
        <p className="mb-2 max-w-prose text-sm text-muted">{texts.funnelNote}</p>
        <BarTable
          caption={texts.funnel}
          headers={[texts.step, texts.reached, texts.ofFirst, texts.ofBefore]}
          centred
          rows={funnel.map(({ step, people: count }, at) => ({
            id: step,
            name: (
              <TextLink to={figuresAddress({ part: 'work', ...period, show: 'people', step })}>
                {texts.steps[step]}
              </TextLink>
            ),
            value: count,
            cells: [partOf(count, first), partOf(count, funnel[at - 1]?.people ?? count)],
          }))}
        />
      </Card>
      <Card
        id="people"
        title={texts.people}
        aside={<SheetLink period={period} sheet="people" of={texts.people} />}
        className="xl:col-span-2"
      >
        <StaffActs people={people} unowned={unownedWorks} period={period} />
      </Card>
    </div>
  )
}
