import { type EnvelopesShown, giveSignaturePhoto } from '../../../shared/api/envelopes.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useUpload } from '../../lib/use-upload.ts'
import { type Drawing, DrawingField } from '../../parts/signature/drawing-field.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { FileButton } from '../../ui/file-button.tsx'

interface SignatureGiverProps {
  clientId: string
  drawing: Drawing
  onDraw: (next: Drawing) => void
  /** A photo was taken in: its lines are the signature that is kept. */
  onGiven: (shown: EnvelopesShown) => void
}

/** A signature drawn here, or the photo of one on paper, which needs neither finger nor mouse. */
export function SignatureGiver({ clientId, drawing, onDraw, onGiven }: SignatureGiverProps) {
  const { sign: texts } = useMessages().envelopes
  const { busy, failure, upload } = useUpload(texts.failed)
  const send = ([photo]: File[]) => {
    if (!photo) return
    void upload(
      (uploader) => uploader(giveSignaturePhoto, { params: { id: clientId }, fields: {}, files: { photo } }),
      onGiven,
    )
  }
  return (
    <div className="grid w-full justify-items-start gap-4">
      <FailureNotice sentence={failure} />
      <DrawingField
        drawing={drawing}
        texts={{ label: texts.draw, hint: texts.drawHint, field: texts.field, clear: texts.clear }}
        onChange={onDraw}
      />
      <div className="grid justify-items-start gap-1">
        <FileButton label={texts.photo} accept="image/jpeg,image/png" disabled={busy} onChoose={send} />
        <p className="text-sm text-muted">{texts.photoHint}</p>
      </div>
      <p className="max-w-prose text-sm text-muted">{texts.keeping}</p>
    </div>
  )
}
