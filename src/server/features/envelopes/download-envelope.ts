import { bureaus } from '../../../engine/report/credit-report.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
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
  const { round } = input
  const packets = await packetsOfRound(deps, input)
  if (packets.length === 0) throw new Refusal('conflict', says('envelope.noneReady'))
  const bytes = await deps.engine.joinEnvelopes(packets, `Mailing packets, round ${round}`)
  return { bytes, fileName: `packets-round-${round}.pdf`, contentType: 'application/pdf' }
}

/** The packet of each letter of a round that goes to a bureau and is ready, as PDF. */
export async function packetsOfRound(
  deps: Deps,
  { clientId, round }: { clientId: number; round: number },
): Promise<Uint8Array[]> {
  const { db } = deps.database
  const packets: Uint8Array[] = []
  for (const letter of await listReadyLetters(db, clientId)) {
    if (letter.round !== round) continue
    const wish = { clientId, documentId: letter.id, forPrintProvider: false }
    packets.push((await letterEnvelope(deps, db, wish)).pdf)
  }
  return packets
}

/** Letters to bureaus that may be signed and mailed, of all rounds, in the bureaus' order. */
export async function listReadyLetters(queryable: Queryable, clientId: number) {
  const rows = await listStandingDocuments(queryable, clientId)
  return bureaus.flatMap((bureau) =>
    rows.filter(
      (row) =>
        row.documentType === `${bureau.toLowerCase()}_dispute_letter` && isToSign(row) && row.undecided === 0,
    ),
  )
}
