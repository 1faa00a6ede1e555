import { useState } from 'react'
import { type EnvelopesShown, giveSignature, giveSignaturePhoto } from '../../../shared/api/envelopes.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useUpload } from '../../lib/use-upload.ts'
import { type Drawing, DrawingField } from '../../parts/signature/drawing-field.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { FileButton } from '../../ui/file-button.tsx'

interface SignatureGiverProps {
  clientId: string
  onGiven: (shown: EnvelopesShown) => void
  onCancel: () => void
}

/** A signature drawn here, or the photo of one on paper, which needs neither finger nor mouse. */
export function SignatureGiver({ clientId, onGiven, onCancel }: SignatureGiverProps) {
  const { sign: texts } = useMessages().envelopes
  const [drawing, setDrawing] = useState<Drawing>([])
  const { busy, failure, refuse, upload } = useUpload(texts.failed)
  const params = { id: clientId }
  const keep = () => {
    if (drawing.length === 0) return refuse(texts.problems.draw)
    void upload((_uploader, call) => call(giveSignature, { params, body: { strokes: drawing } }), onGiven)
  }
  const send = ([photo]: File[]) => {
    if (!photo) return
    void upload((uploader) => uploader(giveSignaturePhoto, { params, fields: {}, files: { photo } }), onGiven)
  }
  return (
    <div className="grid w-full justify-items-start gap-4">
      <FailureNotice sentence={failure} />
      <DrawingField
        drawing={drawing}
        texts={{ label: texts.draw, hint: texts.drawHint, field: texts.field, clear: texts.clear }}
        onChange={(next) => {
          refuse(null)
          setDrawing(next)
        }}
      />
      <div className="grid justify-items-start gap-1">
        <FileButton label={texts.photo} accept="image/jpeg,image/png" disabled={busy} onChoose={send} />
        <p className="text-sm text-muted">{texts.photoHint}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={keep}>
          {texts.keep}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </p>
    </div>
  )
}
