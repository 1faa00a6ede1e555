import type { EnvelopesShown, LetterEnvelope } from '../../../shared/api/envelopes.ts'
import { letterKindOf } from '../../../shared/rules/clocked-letter.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { DocumentRow } from '../documents/documents.tables.ts'
import { isToSign, listDocumentRows } from '../documents/list-documents.ts'
import { planOf } from '../documents/mailing-plan.ts'
import { type PaperForMailing, papersForMailing } from '../intake/papers-for-mailing.ts'
import { type EarlierFiles, listEarlierFiles } from '../results/earlier-files.ts'
import { selectEnvelopes, selectSignings } from './envelopes.store.ts'
import type { EnvelopeRow, LetterSigningRow } from './envelopes.tables.ts'
import { findSignature } from './given-signature.ts'
import { findMailedLetters } from './mailed-letters.ts'
import { planEnclosures } from './plan-enclosures.ts'
import { lostSignature, signingOf } from './signing-in-force.ts'

/** What each letter's packet holds, without opening any file. Staff see that there is a signature, not the signature. */
export async function listEnvelopes(deps: Deps, clientId: number, viewer: Viewer): Promise<EnvelopesShown> {
  const { db } = deps.database
  const letters = (await listDocumentRows(db, clientId)).filter(isToSign)
  const signings = await selectSignings(db, clientId)
  const isMailed = await findMailedLetters(db, clientId, signings)
  const kept = await selectEnvelopes(db, clientId)
  const papers = await papersForMailing(deps, db, clientId)
  const earlier = await listEarlierFiles(deps, db, clientId)
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
    letters: letters.map((document) => shown(deps, document, { signings, isMailed, kept, papers, earlier })),
  }
}

interface Around {
  signings: readonly LetterSigningRow[]
  isMailed: (document: DocumentRow) => boolean
  kept: readonly EnvelopeRow[]
  papers: readonly PaperForMailing[]
  earlier: readonly EarlierFiles[]
}

function shown(deps: Pick<Deps, 'sealer'>, document: DocumentRow, around: Around): LetterEnvelope {
  const { signings, kept } = around
  const copies = planOf(deps, document)?.copies ?? []
  // A report that is quoted is there, or the packet says that it is gone: its pages are not looked for here.
  const enclosures = planEnclosures(copies, { ...around, reports: [] })
  const { id: documentId, round, sha256, pages, undecided } = document
  const packet = kept.find(
    (row) => row.documentId === documentId && row.madeFor === 'person' && row.letterSha256 === sha256,
  )
  return {
    documentId,
    round,
    isBureau: letterKindOf(document.documentType) === 'bureau_dispute',
    isReady: undecided === 0,
    isMailed: around.isMailed(document),
    letterPages: pages,
    packetPages: packet?.pages ?? null,
    parts: copies.map((copy, at) => ({
      number: at + 1,
      text: copy.text,
      kind: copy.kind === 'paper' ? copy.paper : copy.kind,
      isHeld: copy.kind === 'report' || (enclosures[at]?.files.length ?? 0) > 0,
    })),
    signedAt: signingOf(document, signings)?.createdAt.toISOString() ?? null,
    lostSignature: lostSignature(document, signings),
    sha256,
  }
}
