import type { DisputeResult } from '../../../shared/api/results.ts'
import { caseRoundTexts as texts } from '../../../shared/messages/staff/case-rounds.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { classNames } from '../../ui/class-names.ts'
import { Table } from '../../ui/table.tsx'
import type { RoundOfCase } from './rounds-of-case.ts'

type LetterOfRound = RoundOfCase['letters'][number]

/** The letters of a round: when each was mailed and delivered, what runs, and what came back. */
export function RoundLetters({ round: { round, letters } }: { round: RoundOfCase }) {
  const { letters: words } = useMessages().mailing
  const named = ({ recipient }: LetterOfRound['letter']) =>
    recipient === 'the CFPB' ? words.unnamed.cfpb : recipient
  return (
    <Table
      caption={texts.letters(round)}
      rows={letters}
      rowKey={({ letter }) => letter.documentId}
      columns={[
        {
          id: 'letter',
          title: texts.columns.letter,
          rowHeader: true,
          cell: ({ letter }) => (
            <>
              <span className="wrap-anywhere">{named(letter)}</span>
              {letter.certifiedNumber && (
                <span className="block font-normal break-all text-muted tabular-nums">
                  {letter.certifiedNumber}
                </span>
              )}
              {letter.isFromBefore && (
                <span className="block font-normal text-muted">{texts.fromBefore}</span>
              )}
              {letter.state === 'not_sent' && letter.undecided > 0 && (
                <span className="block font-normal text-wait">{texts.draft(letter.undecided)}</span>
              )}
            </>
          ),
        },
        { id: 'mailed', title: texts.columns.mailed, cell: ({ mailed }) => <StepDay step={mailed} /> },
        {
          id: 'delivered',
          title: texts.columns.delivered,
          cell: ({ delivered }) => <StepDay step={delivered} />,
        },
        {
          id: 'deadline',
          title: texts.columns.deadline,
          cell: ({ deadline }) => <Deadline clock={deadline} />,
        },
        {
          id: 'answer',
          title: texts.columns.answer,
          cell: ({ letter, answers }) => <Answers letter={letter} answers={answers} />,
        },
      ]}
    />
  )
}

function StepDay({ step }: { step: LetterOfRound['mailed'] }) {
  if (!step) return <span className="text-muted">{texts.noDay}</span>
  const day = formatDay(step.day)
  return step.isProved ? day : <span className="text-wait">{texts.unproved(day)}</span>
}

function Deadline({ clock }: { clock: LetterOfRound['deadline'] }) {
  const say = useSay()
  if (!clock?.due) return <span className="text-muted">{texts.noDeadline}</span>
  const { title, due, state, daysLate } = clock
  const day = formatDay(due)
  return (
    <span className={classNames(state === 'late' && 'font-semibold text-alarm')}>
      {state === 'late' ? texts.late(day, daysLate) : state === 'met' ? texts.met : texts.due(day)}
      <span className="block font-normal text-muted">{say(title)}</span>
    </span>
  )
}

/** A letter to somebody else than a bureau is answered by an entry of the mail log. */
function Answers({ letter, answers }: Pick<LetterOfRound, 'letter' | 'answers'>) {
  const entered = letter.events.find(({ kind, state }) => kind === 'answered' && state === 'stands')
  if (answers.length === 0)
    return entered ? (
      texts.answered(formatDay(entered.day))
    ) : (
      <span className="text-muted">{texts.noAnswer}</span>
    )
  return (
    <ul>
      {answers.map((answer) => (
        <li key={answer.id} className={answer.problem === null ? undefined : 'text-wait'}>
          {wordOf(answer)}
        </li>
      ))}
    </ul>
  )
}

function wordOf({ problem, receivedOn, scan }: DisputeResult): string {
  const day = formatDay(receivedOn)
  if (scan?.state === 'set_aside') return texts.aside(day)
  return problem === null ? texts.answered(day) : texts.uncounted(day)
}
