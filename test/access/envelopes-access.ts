import { type AccessRow, form, ofClient, send } from './access-row.ts'

/** Of its holders alone: nobody signs for somebody else, and to staff it is forbidden. */
const ofHolder = (ask: Extract<AccessRow, { for: 'holder' }>['ask'], allowed: number): AccessRow => ({
  for: 'holder',
  ask,
  allowed,
})
const sha256 = 'a'.repeat(64)

/** Rows of the calls about mailing packets and the signing of letters. */
export const envelopesAccess: Record<string, AccessRow> = {
  listEnvelopes: ofClient('/envelopes'),
  // Allowed as far as the letter: the document of the subject is none.
  downloadEnvelope: ofClient('/envelopes/999999/packet', 404),
  downloadRoundEnvelopes: ofClient('/envelopes/rounds/1', 409),
  giveSignature: ofHolder(
    ({ clientId }) => send('PUT', `/api/clients/${clientId}/signature`, { strokes: [[1, 2, 3, 4]] }),
    200,
  ),
  giveSignaturePhoto: ofHolder(
    ({ clientId }) => ({ method: 'POST', url: `/api/clients/${clientId}/signature/photo`, ...form({}) }),
    // Allowed as far as the file, which is missing here.
    400,
  ),
  removeSignature: ofHolder(({ clientId }) => send('DELETE', `/api/clients/${clientId}/signature`), 200),
  signLetter: ofHolder(
    ({ clientId, documentId }) =>
      send('POST', `/api/clients/${clientId}/envelopes/${documentId}/signature`, { sha256, consent: true }),
    // Allowed as far as the letter: the document of the subject is none.
    404,
  ),
  unsignLetter: ofHolder(
    ({ clientId, documentId }) =>
      send('DELETE', `/api/clients/${clientId}/envelopes/${documentId}/signature`),
    404,
  ),
}
