import { bureaus } from '../../../engine/report/credit-report.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isToSign, listStandingDocuments } from '../documents/list-documents.ts'
import { letterEnvelope } from './letter-envelope.ts'

interface DownloadedFile {
  bytes: Uint8Array
  fileName: string
  contentType: string
}

/** The packet of one letter. Errors: not_found, conflict for a draft. */
export async function downloadEnvelope(
  deps: Deps,
  input: { clientId: number; documentId: number },
): Promise<DownloadedFile> {
  const { db } = deps.database
  const { pdf } = await letterEnvelope(deps, db, { ...input, forPrintProvider: false })
  const document = (await listStandingDocuments(db, input.clientId)).find(({ id }) => id === input.documentId)
  const name = document?.fileName.replace(/\.pdf$/, '') ?? 'letter'
  return { bytes: pdf, fileName: `${name}-packet.pdf`, contentType: 'application/pdf' }
}

/** The packets of the round's letters to bureaus that are ready, in the bureaus' order. Errors: conflict while none is. */
export async function downloadRoundEnvelopes(
  deps: Deps,
  input: { clientId: number; round: number },
): Promise<DownloadedFile> {
  const { clientId, round } = input
  const { db } = deps.database
  const rows = await listStandingDocuments(db, clientId)
  const types = bureaus.map((bureau) => `${bureau.toLowerCase()}_dispute_letter`)
  const ready = types.flatMap((type) =>
    rows.filter(
      (row) => row.round === round && row.documentType === type && isToSign(row) && row.undecided === 0,
    ),
  )
  if (ready.length === 0) throw new Refusal('conflict', says('envelope.noneReady'))
  const packets: Uint8Array[] = []
  for (const { id } of ready) {
    const made = await letterEnvelope(deps, db, { clientId, documentId: id, forPrintProvider: false })
    packets.push(made.pdf)
  }
  const bytes = await deps.engine.joinEnvelopes(packets, `Mailing packets, round ${round}`)
  return { bytes, fileName: `packets-round-${round}.pdf`, contentType: 'application/pdf' }
}
