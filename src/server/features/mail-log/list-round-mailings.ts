import type { Mailing } from '../../../engine/letters/case-file.ts'
import { moreInfoDay } from '../../../shared/rules/letter-events.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { evidencedDay, listLetters, standingEvents } from './list-letters.ts'

/** Where the letters of one round stand, for the documents that print it. */
export async function listRoundMailings(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  input: { clientId: number; round: number },
): Promise<Mailing[]> {
  const letters = await listLetters(deps, queryable, input.clientId)
  return letters
    .filter(({ document }) => document.round === input.round)
    .map((letter) => ({
      documentType: letter.document.documentType,
      state: letter.state,
      steps: letter.steps.map((step) => ({
        state: step.state,
        day: step.day,
        isEvidenced: step.fileKey !== null,
      })),
      certifiedNumber: letter.certifiedNumber,
      moreInfoSentOn: moreInfoDay(standingEvents(letter), evidencedDay(letter, 'delivered')),
    }))
}
