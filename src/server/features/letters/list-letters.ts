import { composeLetters } from '../../../engine/letters/compose-letters.ts'
import type { LettersOnScreen } from '../../../shared/api/letters.ts'
import { usualLayout } from '../../../shared/rules/letter-layout.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClient } from '../clients/find-client.ts'
import { listFacts } from '../decisions/list-facts.ts'
import { currentRound } from '../documents/current-round.ts'
import { listStandingDocuments } from '../documents/list-documents.ts'
import { composeCase } from '../processing/compose-case.ts'
import { findAnalysedRun } from '../runs/find-analysed-run.ts'
import { letterOnScreen } from './letter-on-screen.ts'
import { wordsInLetter } from './words-versions.ts'

/**
 * The letters of the newest round as text, composed as their files are; of a round that is mailed none, since only its files tell
 * what was mailed. Errors: not_found.
 */
export async function listLetters(deps: Deps, clientId: number): Promise<LettersOnScreen> {
  const { db } = deps.database
  const client = await findClient(db, clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  const run = await findAnalysedRun(deps, db, clientId)
  if (!run) return { round: currentRound(client), layout: usualLayout, frozen: false, letters: [] }
  const { caseFile, isMailed } = await composeCase(deps, clientId, run.analysis)
  const { round, layout = 'table' } = caseFile
  if (isMailed) return { round, layout, frozen: true, letters: [] }
  const facts = await listFacts(deps, db, clientId)
  const frozen = (await listStandingDocuments(db, clientId))
    .filter((row) => row.round === round && row.frozenAt !== null)
    .map(({ documentType }) => documentType)
  const letters = composeLetters(caseFile).flatMap((letter) => {
    const { content, documentType } = letter
    if (content.kind === 'note') return []
    const words = wordsInLetter(facts, { round, documentType })
    return [
      letterOnScreen({ documentType, content }, caseFile, { isFrozen: frozen.includes(documentType), words }),
    ]
  })
  return { round, layout, frozen: false, letters }
}
