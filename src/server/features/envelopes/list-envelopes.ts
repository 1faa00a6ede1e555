import type { EnvelopesShown, LetterEnvelope } from '../../../shared/api/envelopes.ts'
import { letterKindOf } from '../../../shared/rules/clocked-letter.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { DocumentRow } from '../documents/documents.tables.ts'
import { isToSign, listDocumentRows } from '../documents/list-documents.ts'
import { planOf } from '../documents/mailing-plan.ts'
import { papersFor } from '../intake/held-papers.ts'
import { type PaperForMailing, papersForMailing } from '../intake/papers-for-mailing.ts'
import { selectEnvelopes, selectSignings } from './envelopes.store.ts'
import type { EnvelopeRow, LetterSigningRow } from './envelopes.tables.ts'
import { findSignature } from './given-signature.ts'
import { lostSignature, signingOf } from './signing-in-force.ts'

/** What each letter's packet holds, without opening any file. Staff see that there is a signature, not the signature. */
export async function listEnvelopes(deps: Deps, clientId: number, viewer: Viewer): Promise<EnvelopesShown> {
  const { db } = deps.database
  const letters = (await listDocumentRows(db, clientId)).filter(isToSign)
  const signings = await selectSignings(db, clientId)
  const kept = await selectEnvelopes(db, clientId)
  const papers = await papersForMailing(deps, db, clientId)
  const given = await findSignature(deps, db, clientId)
  const maySign = viewer.kind !== 'staff'
  return {
    signature: given && {
      kind: given.signature.kind,
      givenAt: given.givenAt.toISOString(),
      strokes:
        maySign && given.signature.kind === 'drawn' ? given.signature.strokes.map((line) => [...line]) : [],
    },
    maySign,
    letters: letters.map((document) => shown(deps, document, { signings, kept, papers })),
  }
}

interface Around {
  signings: readonly LetterSigningRow[]
  kept: readonly EnvelopeRow[]
  papers: readonly PaperForMailing[]
}

function shown(
  deps: Pick<Deps, 'sealer'>,
  document: DocumentRow,
  { signings, kept, papers }: Around,
): LetterEnvelope {
  const { id: documentId, round, sha256, pages, undecided, frozenAt } = document
  const packet = kept.find(
    (row) => row.documentId === documentId && row.madeFor === 'person' && row.letterSha256 === sha256,
  )
  return {
    documentId,
    round,
    isBureau: letterKindOf(document.documentType) === 'bureau_dispute',
    isReady: undecided === 0,
    isMailed: frozenAt !== null,
    letterPages: pages,
    packetPages: packet?.pages ?? null,
    parts: (planOf(deps, document)?.copies ?? []).map((copy, at) => ({
      number: at + 1,
      text: copy.text,
      kind: copy.kind === 'paper' ? copy.paper : copy.kind,
      isHeld: copy.kind === 'report' || (copy.kind === 'paper' && papersFor(copy.paper, papers).length > 0),
    })),
    signedAt: signingOf(document, signings)?.createdAt.toISOString() ?? null,
    lostSignature: lostSignature(document, signings),
    sha256,
  }
}
