import type { DisputeAtHand } from '../../../engine/results/read-answer.ts'
import { type BureauKey, bureauNames } from '../../../shared/api/vocabulary.ts'
import type { Deps } from '../../deps.ts'
import type { AnsweredItem } from './answered-item.ts'
import type { DisputedLetter } from './disputed-letter.ts'
import { listAnswers } from './list-answers.ts'
import type { ReadItem } from './scanned-content.ts'

/** What an answer to this letter is compared with. @param except the number of that answer, where it is kept already */
export async function disputeAtHand(
  deps: Pick<Deps, 'sealer' | 'database'>,
  { clientId, bureau, except }: { clientId: number; bureau: BureauKey; except?: number },
  letter: DisputedLetter,
): Promise<DisputeAtHand> {
  const name = bureauNames[bureau]
  const earlier = (await listAnswers(deps, deps.database.db, clientId)).filter(
    (each) => each.bureau === name && each.row.id !== except,
  )
  return {
    bureau: name,
    before: letter.before,
    disputed: letter.findings,
    previously: earlier.flatMap(({ items }) =>
      items.map(({ fingerprint, outcome }) => ({ fingerprint, outcome })),
    ),
    context: { others: letter.others, runsUntil: letter.runsUntil },
  }
}

/** An outcome with the title, the creditor and the account of its finding; nothing for a finding that the letter does not name. */
export function namedItem<I extends Pick<AnsweredItem, 'fingerprint' | 'outcome' | 'said'>>(
  { findings }: DisputedLetter,
  { fingerprint, outcome, said }: I,
): AnsweredItem[] {
  const finding = findings.find((each) => each.fingerprint === fingerprint)
  if (!finding) return []
  const creditor = finding.accounts[0]?.creditor ?? finding.evidence[0]?.creditor ?? null
  const accountNumber = finding.accounts[0]?.accountNumber ?? finding.evidence[0]?.accountNumber ?? null
  return [{ fingerprint, title: finding.title, creditor, accountNumber, outcome, said }]
}

/** The disputed items of an answer of which nothing was read, so that the client can enter what the paper says. */
export function unreadItems(letter: DisputedLetter): ReadItem[] {
  const nothing = { outcome: 'no_answer' as const, said: null }
  return letter.findings.flatMap(({ fingerprint }) =>
    namedItem(letter, { fingerprint, ...nothing }).map((item) => ({ ...item, confidence: null, places: [] })),
  )
}
