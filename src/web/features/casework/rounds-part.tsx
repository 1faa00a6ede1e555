import type { ReactNode } from 'react'
import type { listMailings } from '../../../shared/api/mailing.ts'
import { itemOutcome, listResults } from '../../../shared/api/results.ts'
import { caseRoundTexts as texts } from '../../../shared/messages/staff/case-rounds.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { formatDay } from '../../lib/format.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Badge } from '../../ui/badge.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { CaseSection } from './case-section.tsx'
import { RoundLetters } from './round-letters.tsx'
import { type RoundOfCase, roundsOfCase } from './rounds-of-case.ts'

interface RoundsPartProps {
  clientId: string
  log: CallReply<typeof listMailings>
  /** The press that prepares the next round, or what it waits for. */
  next: ReactNode
}

/** Each round of the case on one screen: its letters, their days and deadlines, the answers, and what became of each item. */
export function RoundsPart({ clientId, log, next }: RoundsPartProps) {
  const results = useCall(listResults, { params: { id: clientId } })
  if (results.isPending) return <Skeleton />
  if (!results.data) return <LoadFailure of={results} otherwise={texts.failed} />
  const rounds = roundsOfCase(log, results.data)
  return (
    <div className="grid min-w-0 gap-4 xl:col-span-2">
      {next}
      {rounds.length === 0 && <p className="text-muted">{texts.none}</p>}
      {rounds.map((round) => (
        <CaseSection
          key={round.round}
          id={`round-${round.round}`}
          title={texts.title(round.round)}
          aside={
            <Badge tone={round.mailedOn ? 'good' : 'neutral'}>
              {round.mailedOn ? texts.mailed(formatDay(round.mailedOn)) : texts.notMailed}
            </Badge>
          }
          wide
        >
          <RoundLetters round={round} />
          {round.items.length > 0 && <RoundOutcomes round={round} />}
        </CaseSection>
      ))}
    </div>
  )
}

function RoundOutcomes({ round: { round, items } }: { round: RoundOfCase }) {
  const { outcomes } = useMessages().results
  const say = useSay()
  const counted = itemOutcome.options.flatMap((outcome) => {
    const count = items.filter((item) => item.outcome === outcome).length
    return count === 0 ? [] : [texts.count(count, outcomes[outcome])]
  })
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2">
        <span className="font-semibold">{texts.outcomes(round)}</span>{' '}
        <span className="text-muted">{counted.join(' · ')}</span>
      </summary>
      <Table
        caption={texts.outcomes(round)}
        rows={items}
        rowKey={({ bureau, finding }) => `${bureau} ${finding}`}
        columns={[
          {
            id: 'item',
            title: texts.item,
            rowHeader: true,
            cell: ({ title, creditor, accountNumber }) => (
              <>
                {say(title)}
                <span className="block font-normal wrap-anywhere text-muted">
                  {[creditor, accountNumber].filter(Boolean).join(' ')}
                </span>
              </>
            ),
          },
          { id: 'bureau', title: texts.bureau, cell: ({ bureau }) => bureau },
          { id: 'outcome', title: texts.outcome, cell: ({ outcome }) => outcomes[outcome] },
          {
            id: 'words',
            title: texts.words,
            cell: ({ said }) => <span className="wrap-anywhere">{said ?? ''}</span>,
          },
        ]}
      />
    </details>
  )
}
