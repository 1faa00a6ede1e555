import { useState } from 'react'
import { type ImportDraft, listImports, uploadImport } from '../../../shared/api/imports.ts'
import { importTexts as texts } from '../../../shared/messages/staff/imports.ts'
import { useCall } from '../../lib/use-call.ts'
import { useUpload } from '../../lib/use-upload.ts'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { ImportDraftForm } from './import-draft-form.tsx'
import { ImportList } from './import-list.tsx'

const againMs = 1_500
const isAtWork = (data: unknown) =>
  Array.isArray(data) &&
  data.some(({ status, isInviting }) => status === 'running' || status === 'undoing' || isInviting)

/** A file of clients, from the choice of it to the imports that were made. */
export function ImportPanel() {
  const [draft, setDraft] = useState<ImportDraft | null>(null)
  const imports = useCall(listImports, {}, { againAfterMs: (data) => (isAtWork(data) ? againMs : false) })
  const reload = async () => void (await imports.refetch())
  const { upload, progress, failure } = useUpload(texts.uploadFailed)
  const take = ([file]: File[]) => {
    if (!file) return
    void upload((send) => send(uploadImport, { fields: undefined, files: { file } }), setDraft)
  }
  return (
    <>
      <PageSection id="import" title={texts.title} lead={texts.lead}>
        <div className="grid gap-5">
          <FailureNotice sentence={failure} />
          <p role="status" className={progress === null ? 'sr-only' : 'text-muted'}>
            {progress === null ? '' : texts.reading}
          </p>
          {draft === null ? (
            <div>
              <FileButton
                label={texts.choose}
                accept=".csv,text/csv,.txt,.tsv"
                onChoose={take}
                disabled={progress !== null}
              />
            </div>
          ) : (
            <ImportDraftForm
              key={draft.id}
              draft={draft}
              onStarted={async () => {
                setDraft(null)
                await reload()
              }}
              onDropped={() => setDraft(null)}
            />
          )}
        </div>
      </PageSection>
      <PageSection id="imports" title={texts.list.title}>
        <ImportList imports={imports} onChanged={reload} />
      </PageSection>
    </>
  )
}
