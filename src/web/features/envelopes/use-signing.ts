import { useState } from 'react'
import {
  type EnvelopesShown,
  giveSignature,
  removeSignature,
  signLetter,
} from '../../../shared/api/envelopes.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import type { Drawing } from '../../parts/signature/drawing-field.tsx'

/** The letter that is signed, by the digest of what was shown. */
interface Signing {
  clientId: string
  documentId: number
  sha256: string
  signature: EnvelopesShown['signature']
  onChanged: (shown: EnvelopesShown) => void
  onSigned: (shown: EnvelopesShown) => void
}

/**
 * Signing one letter: a drawing that is given now, or the signature that is kept, with the consent that the press says, in one act. Where the drawing was kept and the
 * letter could not be signed, the same press goes on with the kept one.
 */
export function useSigning({ clientId, documentId, sha256, signature, onChanged, onSigned }: Signing) {
  const { sign: texts } = useMessages().envelopes
  const [drawing, setDrawing] = useState<Drawing>([])
  const [isAnother, setAnother] = useState(false)
  const { busy, failure, act, refuse } = useAct(texts.failed)
  const isGiving = signature === null || isAnother
  const params = { id: clientId }
  const take = (shown: EnvelopesShown) => {
    setAnother(false)
    setDrawing([])
    onChanged(shown)
  }
  const confirm = () => {
    if (isGiving && drawing.length === 0) return refuse(texts.problems.draw)
    void act(async (call) => {
      if (isGiving) take(await call(giveSignature, { params, body: { strokes: drawing } }))
      const letter = { ...params, document: String(documentId) }
      return call(signLetter, { params: letter, body: { sha256, consent: true } })
    }, onSigned)
  }
  return {
    isGiving,
    drawing,
    draw: (next: Drawing) => {
      refuse(null)
      setDrawing(next)
    },
    take,
    giveAnother: () => setAnother(true),
    remove: () => void act((call) => call(removeSignature, { params }), take),
    busy,
    failure,
    confirm,
  }
}
