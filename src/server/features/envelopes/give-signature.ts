import type { GivenSignature } from '../../../engine/envelope/letter-to-sign.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { listStandingDocuments } from '../documents/list-documents.ts'
import { checkPaper } from '../intake/check-document-file.ts'
import { deleteSignature, selectSignings, upsertSignature } from './envelopes.store.ts'
import { sealSignature } from './given-signature.ts'
import { takeBack } from './sign-letter.ts'
import { signingOf } from './signing-in-force.ts'

/** Keeps a signature, in the place of an earlier one. Letters that are signed keep the one that was set in them. */
export async function giveSignature(
  deps: Deps,
  input: { clientId: number; signature: GivenSignature },
): Promise<void> {
  const { clientId, signature } = input
  await deps.database.transaction(async (tx) => {
    if (!(await findClientForChange(tx, clientId))) throw new Refusal('not_found', says('case.noClient'))
    const createdAt = deps.clock.now()
    await upsertSignature(tx, {
      clientId,
      signatureSealed: sealSignature(deps, clientId, signature),
      createdAt,
    })
  })
}

/** The lines of a photographed signature; the photo itself is not kept. Errors: file_refused with the sentence that says why. */
export async function giveSignaturePhoto(
  deps: Deps,
  input: { clientId: number; files: readonly UploadedFile[] },
): Promise<void> {
  const file = input.files.find(({ field }) => field === 'photo')
  if (!file) throw new Refusal('file_refused', says('file.choose'))
  const { reason } = await checkPaper(deps, file, { kinds: ['jpeg', 'png'], otherKind: 'file.notDocument' })
  if (reason) throw new Refusal('file_refused', reason, { photo: reason })
  const png = await deps.engine.takeSignature(file.bytes)
  const unclear = says('envelope.photoUnclear')
  if (png === null) throw new Refusal('file_refused', unclear, { photo: unclear })
  await giveSignature(deps, { clientId: input.clientId, signature: { kind: 'photo', png } })
}

/** Deletes it, and takes it out of every letter that is not mailed. A second time changes nothing. */
export async function removeSignature(
  deps: Deps,
  input: { clientId: number; actorId: string },
): Promise<void> {
  const { clientId, actorId } = input
  await deps.database.transaction(async (tx) => {
    await findClientForChange(tx, clientId)
    await deleteSignature(tx, clientId)
    const signings = await selectSignings(tx, clientId)
    for (const document of await listStandingDocuments(tx, clientId))
      if (document.frozenAt === null && signingOf(document, signings))
        await takeBack(deps, tx, document, actorId)
  })
}
