import type { EarlierLetter } from '../../../engine/letters/case-file.ts'
import { bureaus } from '../../../engine/report/credit-report.ts'
import {
  earlierLettersOf,
  type StoredAnswer,
  type StoredLetter,
} from '../../../engine/results/earlier-letters.ts'
import { letterKindOf } from '../../../shared/rules/clocked-letter.ts'
import { moreInfoDay } from '../../../shared/rules/letter-events.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { contentOf } from '../documents/letter-content.ts'
import { evidencedDay, type Letter, listLetters, standingEvents } from '../mail-log/list-letters.ts'
import { earlierFilesOf } from './earlier-files.ts'
import { type Answer, listAnswers } from './list-answers.ts'

/** The letters of the rounds before `before` that were really mailed, with what became of their items. */
export async function listEarlierLetters(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  input: { clientId: number; before: number },
): Promise<EarlierLetter[]> {
  if (input.before === 1) return []
  const letters = await listLetters(deps, queryable, input.clientId)
  const answers = await listAnswers(deps, queryable, input.clientId)
  const earlier = earlierLettersOf(
    letters.flatMap((letter) => storedLetter(deps, letter)).filter(({ round }) => round < input.before),
    answers.flatMap((answer) => (answer.round < input.before ? storedAnswer(answer) : [])),
  )
  const kept = earlierFilesOf(letters, answers)
  return earlier.map((each) => {
    const letter = letters.find(
      ({ document, recipient }) =>
        letterKindOf(document.documentType) === 'bureau_dispute' &&
        document.round === each.round &&
        recipient === each.bureau,
    )
    const moreInfoSentOn =
      letter === undefined ? null : moreInfoDay(standingEvents(letter), evidencedDay(letter, 'delivered'))
    const files = kept.find(({ round, bureau }) => round === each.round && bureau === each.bureau)
    return {
      ...each,
      moreInfoSentOn,
      kept: { letter: files?.document != null, results: files?.resultsKey != null },
    }
  })
}

function storedLetter(deps: Pick<Deps, 'sealer'>, letter: Letter): StoredLetter[] {
  const { round } = letter.document
  const bureau = bureaus.find((each) => each === letter.recipient)
  const content = contentOf(deps, letter.document)
  if (!bureau || content === null) return []
  const steps = letter.steps.map((step) => ({
    state: step.state,
    day: step.day,
    isEvidenced: step.fileKey !== null,
  }))
  return [{ round, bureau, steps, certifiedNumber: letter.certifiedNumber, findings: content.findings }]
}

/** A letter quotes nothing that no file shows, and says nothing of what was told on the telephone alone. */
function storedAnswer({ round, bureau, source, receivedOn, items, problem, cameBy }: Answer): StoredAnswer[] {
  if (problem !== null || cameBy === 'phone') return []
  const told = cameBy ? items.map((item) => ({ ...item, said: null })) : items
  return [{ round, bureau, source, receivedOn, items: told }]
}
