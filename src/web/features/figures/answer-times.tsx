import type { Outcomes } from '../../../shared/api/figures.ts'
import { bureauNames } from '../../../shared/api/vocabulary.ts'
import { figureTexts } from '../../../shared/messages/staff/figures.ts'
import { fewestCases } from '../../../shared/rules/wilson-interval.ts'
import { Table } from '../../ui/table.tsx'

const { outcomes: texts } = figureTexts
type Time = Outcomes['times'][number]

/** Within how many days a quarter, half and three quarters of the letters were answered. */
export function AnswerTimes({ times }: { times: readonly Time[] }) {
  const spans = [texts.quarter, texts.half, texts.threeQuarters]
  return (
    <div className="text-sm">
      <p className="mb-2 max-w-prose text-muted">{texts.timesNote}</p>
      {times.length > 0 && (
        <Table
          caption={texts.times}
          rows={times}
          rowKey={({ bureau }) => bureau ?? 'all'}
          columns={[
            {
              id: 'bureau',
              title: texts.names.bureau,
              rowHeader: true,
              cell: ({ bureau }) => (bureau === null ? texts.all : bureauNames[bureau]),
            },
            {
              id: 'letters',
              title: texts.letters,
              align: 'right',
              cell: ({ letters }) => letters.toLocaleString('en-US'),
            },
            ...spans.map((title, at) => ({
              id: title,
              title,
              align: 'right' as const,
              cell: ({ quartiles, cases }: Time) =>
                quartiles === null
                  ? texts.tooFew(cases, fewestCases)
                  : texts.days((quartiles[at] ?? 0).toFixed(quartiles.every(Number.isInteger) ? 0 : 1)),
            })),
          ]}
        />
      )}
    </div>
  )
}
