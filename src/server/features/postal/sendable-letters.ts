import { sendsUnderWay } from '../../../shared/rules/postal-progress.ts'
import type { PostalAddress } from '../../../shared/rules/postal-service.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { DocumentRow } from '../documents/documents.tables.ts'
import { isToSign } from '../documents/list-documents.ts'
import { type MailingPlan, planOf } from '../documents/mailing-plan.ts'
import { listSignedLetters } from '../envelopes/list-signed-letters.ts'
import { isBack } from '../mail-log/came-back.ts'
import { type Letter, listLetters } from '../mail-log/list-letters.ts'
import { addresseeOf } from './addresses-of-letter.ts'
import { selectSendsOfClient } from './postal.store.ts'

/** A letter with its file: one from before is in no file to be printed. */
type WrittenLetter = Letter & { document: DocumentRow }

export interface SendableLetter {
  letter: WrittenLetter
  /** null with a reason. */
  to: PostalAddress | null
  /** Why it cannot be sent now; null: it can. */
  reason: Sentence | null
}

/**
 * The letters that are not in the mail, each with why it cannot be sent. What came back may be sent anew; what is under way, or was
 * mailed by the person, is none of them.
 */
export async function listSendableLetters(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
): Promise<SendableLetter[]> {
  const letters = await listLetters(deps, queryable, clientId)
  const sends = await selectSendsOfClient(queryable, clientId)
  const signed = await listSignedLetters(queryable, clientId)
  const written = letters.flatMap((each) => (each.written ? [{ ...each, document: each.written }] : []))
  return written.flatMap((letter) => {
    const own = sends.filter(({ documentId }) => documentId === letter.document.id)
    if (!isToSign(letter.document) || own.some(({ state }) => sendsUnderWay.includes(state))) return []
    if (letter.steps.length > 0 && !isBack(letter)) return []
    const plan = planOf(deps, letter.document)
    const to = addresseeOf(letter.document, plan)
    return [{ letter, to, reason: reasonOf(letter, { to, plan, isSigned: signed(letter.document) }) }]
  })
}

function reasonOf(
  { document }: WrittenLetter,
  { to, plan, isSigned }: { to: PostalAddress | null; plan: MailingPlan | null; isSigned: boolean },
): Sentence | null {
  if (document.undecided > 0) return says('postal.stillDraft')
  // A freeze has a line for the Social Security number, which no system of ours fills in.
  if (plan?.hasBlanks) return says('postal.hasBlanks')
  if (to === null) return says('postal.noRecipient')
  return isSigned ? null : says('postal.notSigned')
}
