import { letterKindOf, lettersOfMailing } from '../../../shared/rules/clocked-letter.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Letter } from './list-letters.ts'

/** What is to be written in the mail log so that a round's mail date and the log say the same (decision 045). */
export type RoundInLog =
  | {
      isProblem: false
      /** Letters to be handed over on the round's day, without a proof. */
      handOver: Letter[]
      /** Letters whose entry came with the date and goes with it. */
      takeBack: Letter[]
    }
  | { isProblem: true; sentence: Sentence }

/** The letters that a round's mail date is about: those to a bureau about disputes, where there are any. */
export function disputesOf(letters: readonly Letter[], round: number): Letter[] {
  return lettersOfMailing(
    letters.filter(({ document }) => document.round === round),
    ({ document }) => letterKindOf(document.documentType),
  )
}

/** The day of the round's first letter as the log has it, proved or not; null while none was handed over. */
export function firstDayInLog(letters: readonly Letter[], round: number): string | null {
  return disputesOf(letters, round).flatMap(firstDayOf).sort()[0] ?? null
}

/**
 * A round of which the log says nothing was handed over whole. Where the log names single letters, those without a proof
 * that stood on the day before follow the date, and what has a proof stands: a date that contradicts it is a problem.
 * @param letters the mail log as it stands
 * @param change the round's mail date before and after, 'YYYY-MM-DD' or null
 */
export function roundInLog(
  letters: readonly Letter[],
  round: number,
  change: { before: string | null; after: string | null },
): RoundInLog {
  const ofRound = disputesOf(letters, round)
  const { before, after } = change
  if (after === null) {
    return {
      isProblem: false,
      handOver: [],
      takeBack: ofRound.filter((letter) => handedOver(letter)?.isFromRecord),
    }
  }
  const entered = ofRound.filter(({ steps }) => steps.length > 0)
  if (entered.length === 0) return { isProblem: false, handOver: ofRound, takeBack: [] }
  const handOver = entered.filter((letter) => {
    const step = handedOver(letter)
    return step && step.fileKey === null && step.day !== after && (step.isFromRecord || step.day === before)
  })
  const overtaken = handOver.find(({ steps }) =>
    steps.some(({ state, day }) => state !== 'handed_over' && day < after),
  )
  const stays = entered.filter((letter) => !handOver.includes(letter)).flatMap(firstDayOf)
  const first = [...stays, ...handOver.map(() => after)].sort()[0]
  const other = overtaken?.steps.find(({ state }) => state !== 'handed_over')?.day ?? first ?? after
  if (overtaken || first !== after) {
    return {
      isProblem: true,
      sentence: says('mailing.logSays', { round, on: other }),
    }
  }
  return { isProblem: false, handOver, takeBack: [] }
}

function handedOver({ steps }: Letter): Letter['steps'][number] | undefined {
  return steps.find(({ state }) => state === 'handed_over')
}

/** The day of the earliest step, as one or none. */
function firstDayOf({ steps }: Letter): string[] {
  return steps
    .map(({ day }) => day)
    .sort()
    .slice(0, 1)
}
