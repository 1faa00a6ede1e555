import type { EnvelopesShown, LetterEnvelope } from '../../shared/api/envelopes.ts'

/** The packet of the unsent letter of sample-mailings.ts: one paper is not in it. */
export const readyEnvelope: LetterEnvelope = {
  documentId: 9,
  round: 1,
  isBureau: true,
  isReady: true,
  isMailed: false,
  letterPages: 2,
  packetPages: null,
  parts: [
    { number: 1, text: 'Copy of a government-issued identification card', kind: 'identity', isHeld: false },
    {
      number: 2,
      text: 'Copy of page 3 of my Experian report, the lines marked',
      kind: 'report',
      isHeld: true,
    },
  ],
  signedAt: null,
  lostSignature: false,
  sha256: 'a'.repeat(64),
}

/** Without anything given there is no letter and no signature. */
export function envelopesOf(over: Partial<EnvelopesShown> = {}): EnvelopesShown {
  return { signature: null, maySign: true, letters: [], ...over }
}
