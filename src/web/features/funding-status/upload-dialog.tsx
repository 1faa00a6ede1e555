import { useState } from 'react'
import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import { fundingFileTypes } from '../../lib/check-funding-file.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useDocumentUpload } from './use-document-upload.ts'

interface UploadDialogProps {
  application: FundingApplicationShown
  /** Chosen beforehand. */
  documentId: number
  onReceived: () => void
  onClose: () => void
}

/** Which document, which file: it is sent as soon as it is chosen, and the next one can follow. */
export function UploadDialog({ application, documentId, onReceived, onClose }: UploadDialogProps) {
  const { upload: texts } = useMessages().fundingStatus
  const say = useSay()
  const [document, setDocument] = useState(documentId)
  const upload = useDocumentUpload(application.id, onReceived)
  const { state, retry } = upload
  const running = state?.progress !== null && state?.progress !== undefined
  return (
    <Dialog open title={texts.title} description={texts.text} onClose={running ? undefined : onClose}>
      <div className="grid gap-5">
        <SelectField
          id="upload-document"
          label={texts.document}
          empty={false}
          disabled={running}
          value={String(document)}
          choices={application.documents.map(({ id, name }) => ({ value: String(id), label: say(name) }))}
          onChange={(event) => {
            setDocument(Number(event.target.value))
            upload.clear()
          }}
        />
        <FileField
          id="upload-file"
          label={texts.file}
          hint={texts.hint}
          accept={fundingFileTypes}
          file={state}
          onChoose={(file) => void upload.send(document, file)}
          onRetry={retry && (() => void retry(document))}
          onStop={upload.stop}
        />
        <p role="status" className="sr-only">
          {state?.stored ? state.recognised : ''}
        </p>
        <div>
          <Button kind="secondary" onClick={onClose} disabled={running}>
            {texts.close}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
