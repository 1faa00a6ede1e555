import type { Finding } from '../../../engine/audit/finding.ts'
import type { ItemOutcome } from '../../../engine/letters/case-file.ts'
import { bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { contentOf } from '../documents/letter-content.ts'
import { listTimedLetters, type TimedLetter } from '../results/clocked-letters.ts'
import { type Answer, listAnswers } from '../results/list-answers.ts'
import type { AnsweredItemRow, AnsweredLetterRow } from './figures.tables.ts'
import { furnisherContext, furnisherTokenOf, itemTokenOf, ruleTokenOf } from './outcome-tokens.ts'
import { replaceOutcomes } from './outcomes.store.ts'

type Sealing = Pick<Deps, 'sealer'>
type ItemRow = Omit<AnsweredItemRow, 'id'>

/**
 * Works out anew what became of a client's disputed items, and how long the bureaus took; called in the transaction in which answers or
 * letters changed. Of an item the newest answer that counts holds (decision 084); one that says nothing of it says nothing here either.
 * Again it changes nothing.
 */
export async function figureOutcomes(
  deps: Sealing,
  tx: Queryable,
  { clientId }: { clientId: number },
): Promise<void> {
  // Two changes at once wait for each other, as they do for the schedule of mails.
  if (!(await findClientForChange(tx, clientId))) return
  const answers = (await listAnswers(deps, tx, clientId)).filter(({ problem }) => problem === null)
  const letters = answers.length === 0 ? [] : await lettersToBureaus(deps, tx, clientId)
  await replaceOutcomes(tx, clientId, {
    items: itemsOf(deps, clientId, answers, letters),
    letters: letters.flatMap((letter) => timeOf(clientId, letter, answers)),
  })
}

async function lettersToBureaus(deps: Sealing, tx: Queryable, clientId: number): Promise<TimedLetter[]> {
  const letters = await listTimedLetters(deps, tx, clientId)
  return letters.filter(({ letter, timed }) => timed.kind === 'bureau_dispute' && letter.state !== 'not_sent')
}

/** One row for each item of each bureau; `answers` by round and day, so that the last one of an item is its newest. */
function itemsOf(
  deps: Sealing,
  clientId: number,
  answers: readonly Answer[],
  letters: readonly TimedLetter[],
): ItemRow[] {
  const newest = new Map<string, ItemRow>()
  for (const { bureau, items, receivedOn } of answers) {
    const findings = findingsOf(deps, letters, bureau)
    for (const { fingerprint, outcome, creditor } of items) {
      const finding = findings.get(fingerprint)
      const key = bureauKeys.find((each) => bureauNames[each] === bureau)
      if (!finding || !key || !isSaid(outcome)) continue
      newest.set(`${bureau} ${fingerprint}`, {
        clientId,
        bureau: key,
        itemToken: itemTokenOf(deps.sealer, clientId, fingerprint),
        ruleToken: ruleTokenOf(deps.sealer, finding.ruleKey),
        ...furnisherOf(deps, creditor),
        outcome,
        answeredOn: receivedOn,
      })
    }
  }
  return [...newest.values()]
}

function findingsOf(deps: Sealing, letters: readonly TimedLetter[], bureau: string): Map<string, Finding> {
  const own = letters.filter(({ letter }) => letter.recipient === bureau)
  const findings = own.flatMap(({ letter }) => contentOf(deps, letter.document)?.findings ?? [])
  return new Map(findings.map((finding) => [finding.fingerprint, finding]))
}

const isSaid = (outcome: ItemOutcome): outcome is ItemRow['outcome'] => outcome !== 'no_answer'

function furnisherOf({ sealer }: Sealing, name: string | null) {
  if (name === null || name.trim() === '') return { furnisherToken: null, furnisherSealed: null }
  return {
    furnisherToken: furnisherTokenOf(sealer, name),
    furnisherSealed: sealer.seal(name, furnisherContext),
  }
}

/** From a delivery that a file proves to the first answer of that round which says something; none of these, no time. */
function timeOf(
  clientId: number,
  { letter, timed }: TimedLetter,
  answers: readonly Answer[],
): AnsweredLetterRow[] {
  const bureau = bureauKeys.find((each) => bureauNames[each] === letter.recipient)
  const first = answers.find(
    ({ round, bureau: by, source, items }) =>
      round === timed.round &&
      by === letter.recipient &&
      (source === 'results-letter' || items.some(({ outcome }) => isSaid(outcome))),
  )
  const { deliveredOn } = timed
  if (!bureau || !first || deliveredOn === null || first.receivedOn < deliveredOn) return []
  return [{ documentId: letter.document.id, clientId, bureau, deliveredOn, answeredOn: first.receivedOn }]
}
