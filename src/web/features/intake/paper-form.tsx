import { type Paper, type PaperField, paperFields } from '../../../shared/api/papers.ts'
import { paperAccept, paperPhotoAccept } from '../../lib/report-file-kind.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { ReportPages } from '../../parts/reports/report-pages.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { usePaperName } from './use-paper-name.ts'
import type { usePaperUpload } from './use-paper-upload.ts'

export const paperFileId = 'paper-file'

interface PaperFormProps {
  field: PaperField
  onField: (field: PaperField) => void
  /** The paper whose place the new one takes; null adds one. */
  replaces: Paper | null
  onKeepBoth: () => void
  upload: ReturnType<typeof usePaperUpload>
}

/** A paper to add, or to put in the place of another one: a file, or photos of its pages and sides. */
export function PaperForm({ field, onField, replaces, onKeepBoth, upload }: PaperFormProps) {
  const { papers: texts, reports } = useMessages()
  const nameOf = usePaperName()
  const { files, problem, progress, added } = upload
  const [first, ...more] = files
  const busy = progress !== null
  return (
    <Card id="add-paper" title={replaces ? texts.replaceTitle : texts.addTitle}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void upload.send(field, replaces?.id ?? null)
        }}
      >
        {replaces ? (
          <div>
            <p>{texts.replaces(nameOf(replaces.field), replaces.fileName)}</p>
            {replaces.sentAt !== null && <p className="mt-1 text-muted">{texts.replacesSent}</p>}
            <Button kind="quiet" size="sm" className="mt-2 -ml-3" onClick={onKeepBoth}>
              {texts.keepBoth}
            </Button>
          </div>
        ) : (
          <div className="max-w-md">
            <SelectField
              id="paper-kind"
              label={texts.kind}
              empty={false}
              choices={paperFields.map((value) => ({ value, label: nameOf(value) }))}
              value={field}
              onChange={(event) =>
                onField(paperFields.find((each) => each === event.target.value) ?? paperFields[0])
              }
            />
          </div>
        )}
        <FileField
          id={paperFileId}
          label={texts.file}
          hint={texts.hint}
          accept={paperAccept}
          error={first ? undefined : (problem ?? undefined)}
          file={
            first
              ? {
                  name: reports.pages.name(first.name, more.length),
                  bytes: files.reduce((sum, { size }) => sum + size, 0),
                  problem,
                  progress,
                }
              : null
          }
          onChoose={(file) => void upload.choose([file])}
          onChooseMany={(chosen) => void upload.choose(chosen)}
          onRemove={upload.remove}
          onStop={upload.stop}
        >
          <ReportPages
            label={nameOf(field)}
            files={files}
            accept={paperAccept}
            photoAccept={paperPhotoAccept}
            disabled={busy}
            onChange={(chosen) => void upload.choose(chosen)}
          />
        </FileField>
        <div>
          <Button type="submit" busy={busy}>
            {replaces ? texts.replaceButton : texts.addButton}
          </Button>
        </div>
      </form>
      <p role="status" className="mt-3 font-semibold empty:hidden">
        {added && texts.added(nameOf(added.field), added.fileName)}
      </p>
    </Card>
  )
}
