import type { listMailings, MailedLetter } from '../../../shared/api/mailing.ts'
import type { DisputeResult } from '../../../shared/api/results.ts'
import { letterKindOf } from '../../../shared/rules/clocked-letter.ts'
import { resultsClock } from '../../../shared/rules/next-step.ts'
import type { CallReply } from '../../lib/call-address.ts'

/** One letter of a round with what came back. */
interface LetterOfRound {
  letter: MailedLetter
  /** The first day of its way through the mail; null while nothing is entered. `isProved`: a file shows it. */
  mailed: StepDay | null
  delivered: StepDay | null
  /** The deadline that is nearest to say something: late before running before met. */
  deadline: MailedLetter['clocks'][number] | null
  /** To a letter to a bureau, newest first. */
  answers: DisputeResult[]
}

interface StepDay {
  day: string
  isProved: boolean
}

export interface RoundOfCase {
  round: number
  mailedOn: string | null
  letters: LetterOfRound[]
  /** Each disputed item as the newest answer that counts says of it. */
  items: (DisputeResult['items'][number] & { bureau: string })[]
}

/** The rounds of a case, the newest first, from its mail log and its answers. */
export function roundsOfCase(
  { letters }: Pick<CallReply<typeof listMailings>, 'letters'>,
  results: readonly DisputeResult[],
): RoundOfCase[] {
  const rounds = [...new Set(letters.map(({ round }) => round))].sort((a, b) => b - a)
  return rounds.map((round) => {
    const own = letters
      .filter((letter) => letter.round === round)
      .map((letter) => letterOfRound(letter, results))
    const days = own.flatMap(({ letter, mailed }) => (isDispute(letter) && mailed ? [mailed.day] : []))
    return { round, mailedOn: days.sort()[0] ?? null, letters: own, items: own.flatMap(itemsOf) }
  })
}

const isDispute = ({ documentType }: MailedLetter) => letterKindOf(documentType) === 'bureau_dispute'

function letterOfRound(letter: MailedLetter, results: readonly DisputeResult[]): LetterOfRound {
  const ofState = (...states: MailedLetter['steps'][number]['state'][]): StepDay | null => {
    const step = letter.steps.find(({ state }) => states.includes(state))
    return step ? { day: step.day, isProved: step.evidenceUrl !== null } : null
  }
  const dated = letter.clocks.filter(({ due }) => due !== null)
  const clockOf = (state: string) => dated.find((clock) => clock.state === state)
  const answerDue = resultsClock(dated)
  return {
    letter,
    mailed: ofState('handed_over', 'accepted', 'delivered'),
    delivered: ofState('delivered'),
    deadline:
      (answerDue?.state === 'met' ? null : answerDue) ??
      clockOf('late') ??
      answerDue ??
      clockOf('running') ??
      clockOf('met') ??
      null,
    answers: isDispute(letter)
      ? results
          .filter(({ round, bureau }) => round === letter.round && bureau === letter.recipient)
          .sort((a, b) => (a.receivedOn < b.receivedOn ? 1 : a.receivedOn > b.receivedOn ? -1 : b.id - a.id))
      : [],
  }
}

/** Of several answers the newest that says something of an item tells what became of it. */
function itemsOf({ letter, answers }: LetterOfRound): RoundOfCase['items'] {
  const said = new Map<string, RoundOfCase['items'][number]>()
  for (const { problem, items } of answers)
    if (problem === null)
      for (const item of items) {
        const before = said.get(item.finding)
        if (!before || (before.outcome === 'no_answer' && item.outcome !== 'no_answer'))
          said.set(item.finding, { ...item, bureau: letter.recipient })
      }
  return [...said.values()]
}
