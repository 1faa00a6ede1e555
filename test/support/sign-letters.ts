import type { EnvelopesShown } from '../../src/shared/api/envelopes.ts'
import { listEnvelopes } from '../../src/shared/api/envelopes.ts'
import type { Caller } from './make-callers.ts'

/** A stroke that looks like a name. */
export const drawnStrokes = [[40, 150, 120, 40, 200, 150, 280, 60, 360, 140, 560, 150]]

/**
 * The client draws a signature, and sets it in each letter that is ready, by an act for each.
 * @param some of these alone, by their documents
 */
export async function signLetters(caller: Caller, clientId: number, some?: readonly number[]): Promise<void> {
  const url = `/api/clients/${clientId}`
  const given = await caller.inject({
    method: 'PUT',
    url: `${url}/signature`,
    payload: { strokes: drawnStrokes },
  })
  if (given.statusCode !== 200) throw new Error(`the signature was refused: ${given.body}`)
  const listed = await caller.inject({
    method: 'GET',
    url: listEnvelopes.path.replace(':id', String(clientId)),
  })
  const { letters }: EnvelopesShown = listed.json()
  const ready = letters.filter(({ isReady, isMailed }) => isReady && !isMailed)
  for (const { documentId, sha256 } of ready) {
    if (some !== undefined && !some.includes(documentId)) continue
    const signed = await caller.inject({
      method: 'POST',
      url: `${url}/envelopes/${documentId}/signature`,
      payload: { sha256, consent: true },
    })
    if (signed.statusCode !== 200) throw new Error(`the letter was not signed: ${signed.body}`)
  }
}
