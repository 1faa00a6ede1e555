import { useState } from 'react'
import type { EnvelopesShown, LetterEnvelope } from '../../../shared/api/envelopes.ts'

/**
 * Which letter opens by itself to be signed: the first, where the person comes to sign, and after each that was signed the next one
 * below it, until none is left. One whose signature was taken out does not open again.
 * @param order the letters of the page that can be signed, as they stand there
 */
export function useSigningTurn(
  shown: EnvelopesShown | null | undefined,
  { order, comesToSign }: { order: readonly number[]; comesToSign: boolean },
) {
  const [turn, setTurn] = useState<{ documentId: number | undefined; isNext: boolean } | null>(null)
  // Settled once: what opens must not change with what others do to the letters meanwhile.
  if (comesToSign && turn === null && shown && order.length > 0)
    setTurn({ documentId: nextToSign(shown, order), isNext: false })
  return {
    turn,
    /** @param signed the letter that was signed just now, with which the next one's turn comes */
    pass: (signed: number, changed: EnvelopesShown) => {
      const at = order.indexOf(signed) + 1
      setTurn({
        documentId: nextToSign(changed, [...order.slice(at), ...order.slice(0, at)]),
        isNext: true,
      })
    },
  }
}

/** The first of these letters that its client can sign now; undefined where there is none. */
export function nextToSign(shown: EnvelopesShown, order: readonly number[]): number | undefined {
  if (!shown.maySign) return undefined
  return order.find((id) => shown.letters.some((letter) => letter.documentId === id && isToSign(letter)))
}

const isToSign = ({ isReady, isMailed, signedAt }: LetterEnvelope) =>
  isReady && !isMailed && signedAt === null
