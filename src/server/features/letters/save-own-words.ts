import { composeLetters, type RoundLetter } from '../../../engine/letters/compose-letters.ts'
import type { WordsVersion } from '../../../shared/api/letters.ts'
import { tidyWords } from '../../../shared/rules/own-words.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { decideCase, everyFinding } from '../decisions/decide-case.ts'
import { type Fact, factsInForce, listFacts } from '../decisions/list-facts.ts'
import { subjectOfPlace } from '../decisions/own-words-places.ts'
import { recordFact } from '../decisions/record-fact.ts'
import { settleDigits } from '../decisions/settle-digits.ts'
import { isAboutDigits } from '../decisions/unsettled-digits.ts'
import { listStandingDocuments } from '../documents/list-documents.ts'
import { composeCase } from '../processing/compose-case.ts'
import { findAnalysedRun } from '../runs/find-analysed-run.ts'
import type { RunAnalysis } from '../runs/run-analysis.ts'
import { judgeOwnWords } from './judge-own-words.ts'
import { versionsAt } from './words-versions.ts'

interface WordsInput {
  clientId: number
  actor: CaseActor
  letter: string
  /** Fingerprint of the item's finding; null: the covering text. */
  item: string | null
  /** '' takes away what stands there. */
  text: string
}

/**
 * Keeps what the person adds at one place of one letter, as one more version, and has the letter written anew. The same words twice are
 * one version. Errors: invalid_input beside `text`, not_found for a place that is in no letter of the round, conflict once the
 * letter or its round is mailed.
 */
export async function saveOwnWords(deps: Deps, input: WordsInput): Promise<{ versions: WordsVersion[] }> {
  const { db } = deps.database
  const text = tidyWords(input.text)
  const run = await findAnalysedRun(deps, db, input.clientId)
  if (!run) throw new Refusal('not_found', says('case.nothingToDecide'))
  const { round } = run.analysis.caseFile
  const place = { round, documentType: input.letter, finding: input.item }
  await requirePlace(deps, input, run.analysis)
  await recordFact(deps, input, (analysis, facts) => {
    refuseWrongWords(text, input.item, analysis, facts)
    return { subject: subjectOfPlace(place), said: { kind: 'words', text }, wording: {} }
  })
  return { versions: versionsAt(await listFacts(deps, db, input.clientId), place) }
}

/** The letter is one of the round, is not mailed by itself, and holds the item. */
async function requirePlace(deps: Deps, input: WordsInput, analysis: RunAnalysis): Promise<void> {
  const { caseFile } = await composeCase(deps, input.clientId, analysis)
  const letter = composeLetters(caseFile).find(({ documentType }) => documentType === input.letter)
  if (!letter || letter.content.kind === 'note') throw new Refusal('not_found', says('case.noLetter'))
  const findings = everyFinding(caseFile)
  const finding = findings.find(({ fingerprint }) => fingerprint === input.item)
  if (input.item !== null && !hasItem(letter, finding?.id))
    throw new Refusal('not_found', says('case.noItemInLetter'))
  const rows = await listStandingDocuments(deps.database.db, input.clientId)
  const isMailed = rows.some(
    (row) => row.round === caseFile.round && row.documentType === input.letter && row.frozenAt !== null,
  )
  if (isMailed) throw new Refusal('conflict', says('case.letterIsMailed'))
}

function hasItem({ content }: RoundLetter, findingId: string | undefined): boolean {
  return content.kind === 'letter' && content.items.some((item) => item.findingId === findingId)
}

function refuseWrongWords(
  text: string,
  item: string | null,
  { caseFile }: RunAnalysis,
  facts: readonly Fact[],
): void {
  const force = factsInForce(facts)
  const finding = everyFinding(decideCase(caseFile, force)).find(({ fingerprint }) => fingerprint === item)
  const wrong = judgeOwnWords(
    text,
    { isItem: item !== null, isAboutDigits: isAboutDigits(finding) },
    settleDigits(caseFile.reports, force),
  )
  if (wrong) throw new Refusal('invalid_input', wrong, { text: wrong })
}
