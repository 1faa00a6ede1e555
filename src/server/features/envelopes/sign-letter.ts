import { createHash } from 'node:crypto'
import { dateText } from '../../../shared/findings/en/english-words.ts'
import { envelopeTexts as english } from '../../../shared/messages/en/envelopes.ts'
import { envelopeTexts as spanish } from '../../../shared/messages/es/envelopes.ts'
import { personDay } from '../../../shared/rules/person-day.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { findClient, findClientForChange } from '../clients/find-client.ts'
import type { DocumentRow } from '../documents/documents.tables.ts'
import { planOf } from '../documents/mailing-plan.ts'
import { insertSigning, selectSignings } from './envelopes.store.ts'
import { findSignature } from './given-signature.ts'
import { findMailedLetters } from './mailed-letters.ts'
import { requireReadyLetter } from './require-letter.ts'
import { signingOf } from './signing-in-force.ts'

interface Signing {
  clientId: number
  documentId: number
  /** The browser's session. */
  actorId: string
}

/**
 * Sets the kept signature in one letter, by an act of its own. What is signed is the letter with the digest that was shown, and
 * nothing else; twice is once. Errors: not_found, conflict for a draft, a mailed letter, one that has changed, or without a signature.
 */
export async function signLetter(deps: Deps, input: Signing & { sha256: string }): Promise<void> {
  const { clientId } = input
  const { db } = deps.database
  const document = await requireOpenLetter(db, input)
  if (document.sha256 !== input.sha256) throw new Refusal('conflict', says('envelope.letterChanged'))
  if (signingOf(document, await selectSignings(db, clientId))) return
  const given = await findSignature(deps, db, clientId)
  if (!given) throw new Refusal('conflict', says('envelope.noSignature'))
  const plan = planOf(deps, document)
  if (!plan?.signaturePlace) throw new Refusal('conflict', says('envelope.byHandOnly'))
  const now = deps.clock.now()
  const day = personDay((await findClient(db, clientId))?.state ?? null, now)
  const signed = await deps.engine.signLetter(
    {
      letter: await deps.files.get(document.fileKey),
      place: plan.signaturePlace,
      signature: given.signature,
      name: plan.sender.name,
      day: dateText(day),
    },
    day,
  )
  const file = await deps.files.put(signed.bytes)
  const enter = async (tx: Queryable): Promise<boolean> => {
    const client = await findClientForChange(tx, clientId)
    if (!client) throw new Refusal('not_found', says('mailing.noLetter'))
    const newest = await requireOpenLetter(tx, input)
    if (newest.sha256 !== input.sha256) throw new Refusal('conflict', says('envelope.letterChanged'))
    if (signingOf(newest, await selectSignings(tx, clientId))) return false
    // Taken away while it was being set.
    if (!(await findSignature(deps, tx, clientId)))
      throw new Refusal('conflict', says('envelope.noSignature'))
    await insertSigning(tx, {
      clientId,
      documentId: document.id,
      act: 'signed',
      letterSha256: document.sha256,
      fileKey: file.key,
      sha256: file.sha256,
      bytes: file.bytes,
      wordingSha256: digestOfConsent(await languageOfPerson(tx, client.email)),
      actorId: input.actorId,
      createdAt: now,
    })
    return true
  }
  const isNew = await deps.database.transaction(enter).catch(async (cause: unknown) => {
    await deps.files.remove(file.key)
    throw cause
  })
  if (!isNew) await deps.files.remove(file.key)
}

/** Takes the signature out of a letter that is not mailed; a second time changes nothing. Errors: not_found, conflict. */
export async function unsignLetter(deps: Deps, input: Signing): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await findClientForChange(tx, input.clientId)
    const document = await requireOpenLetter(tx, input)
    if (!signingOf(document, await selectSignings(tx, input.clientId))) return
    await takeBack(deps, tx, document, input.actorId)
  })
}

export async function takeBack(
  deps: Pick<Deps, 'clock'>,
  tx: Queryable,
  document: Pick<DocumentRow, 'id' | 'clientId' | 'sha256'>,
  actorId: string,
): Promise<void> {
  const { id: documentId, clientId, sha256: letterSha256 } = document
  const createdAt = deps.clock.now()
  await insertSigning(tx, { clientId, documentId, act: 'taken_back', letterSha256, actorId, createdAt })
}

async function requireOpenLetter(queryable: Queryable, input: Signing): Promise<DocumentRow> {
  const document = await requireReadyLetter(queryable, input)
  const signings = await selectSignings(queryable, input.clientId)
  const isMailed = await findMailedLetters(queryable, input.clientId, signings)
  if (isMailed(document)) throw new Refusal('conflict', says('envelope.alreadyMailed'))
  return document
}

/** Which words were agreed to. */
function digestOfConsent(language: 'en' | 'es'): string {
  const { consent } = (language === 'es' ? spanish : english).sign
  return createHash('sha256').update(consent).digest('hex')
}
