import type { UnmailedLetter } from '../../../engine/letters/case-file.ts'
import { bureaus } from '../../../engine/report/credit-report.ts'
import { unmailedLettersOf, type WrittenLetter } from '../../../engine/results/unmailed-letters.ts'
import { letterKindOf } from '../../../shared/rules/clocked-letter.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isRoundMailed } from '../documents/current-round.ts'
import { type Letter, listLetters } from '../mail-log/list-letters.ts'

/**
 * The bureau letters of the rounds before `before` that nobody has handed over. A mail date that stands in the client's row
 * alone, with no step of any letter of its round, counts for all letters of that round: mailed, without a proof.
 */
export async function listUnmailedLetters(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  input: { client: { id: number } & Parameters<typeof isRoundMailed>[0]; before: number },
): Promise<UnmailedLetter[]> {
  if (input.before === 1) return []
  const letters = (await listLetters(deps, queryable, input.client.id)).filter(
    ({ document }) => letterKindOf(document.documentType) === 'bureau_dispute',
  )
  const isDatedAlone = (round: number) =>
    isRoundMailed(input.client, round) &&
    !letters.some(({ document, steps }) => document.round === round && steps.length > 0)
  return unmailedLettersOf(
    letters
      .flatMap(writtenLetter)
      .filter(({ round }) => round < input.before)
      .map((letter) => ({ ...letter, isMailed: letter.isMailed || isDatedAlone(letter.round) })),
  )
}

function writtenLetter({ document, recipient, steps }: Letter): WrittenLetter[] {
  const { round } = document
  const bureau = bureaus.find((each) => each === recipient)
  return bureau === undefined ? [] : [{ round, bureau, isMailed: steps.length > 0 }]
}
