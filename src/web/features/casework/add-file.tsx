import { useState } from 'react'
import { addPaper, paperFields } from '../../../shared/api/papers.ts'
import { uploadCreditReport } from '../../../shared/api/reports.ts'
import { bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { caseFileTexts } from '../../../shared/messages/staff/case-files.ts'
import { reportAccept } from '../../lib/report-file-kind.ts'
import { Button } from '../../ui/button.tsx'
import { CompactInput, CompactSelect } from '../../ui/compact-field.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { CaseSection } from './case-section.tsx'
import { useOneFile } from './use-one-file.ts'

const { add: texts, answer } = caseFileTexts
const kinds = [
  ...bureauKeys.map((key) => ({ value: key, label: texts.report(bureauNames[key]) })),
  ...paperFields.map((field) => ({ value: field, label: texts.papers[field] })),
]

/** A report or a paper that staff add for the client. */
export function AddFile({ clientId }: { clientId: string }) {
  const [kind, setKind] = useState<string>(bureauKeys[0])
  const [password, setPassword] = useState('')
  const form = useOneFile(texts.failed)
  const bureau = bureauKeys.find((key) => key === kind)
  const field = paperFields.find((each) => each === kind)
  const send = () =>
    form.send(async (uploader, file) => {
      if (bureau) {
        const fields = { bureau, clientId, ...(password ? { password } : {}) }
        await uploader(uploadCreditReport, { fields, files: { creditReport: file } })
        setPassword('')
      } else if (field) {
        await uploader(addPaper, { params: { id: clientId }, fields: { field }, files: { paper: file } })
      }
      return texts.saved(kinds.find(({ value }) => value === kind)?.label ?? '')
    }, answer.noFile)
  return (
    <CaseSection id="add-file" title={texts.title} wide>
      <form
        noValidate
        aria-label={texts.title}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <p className="text-muted">{texts.lead}</p>
        <div className="flex flex-wrap items-end gap-4">
          <CompactSelect
            id="add-kind"
            label={texts.kind}
            value={kind}
            choices={kinds}
            onChange={({ target }) => setKind(target.value)}
          />
          <CompactInput
            key={form.turn}
            id="add-file-input"
            label={texts.file}
            type="file"
            accept={bureau ? reportAccept : 'image/jpeg,image/png,application/pdf'}
            className="[&_input]:py-1"
            onChange={({ target }) => form.choose(target.files?.[0] ?? null)}
          />
          {bureau && (
            <CompactInput
              id="add-password"
              label={texts.password}
              type="password"
              autoComplete="off"
              maxLength={200}
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
          <Button type="submit" size="sm" busy={form.busy}>
            {texts.save}
          </Button>
        </div>
        <FailureNotice sentence={form.failure} />
        <p role="status">{form.done}</p>
      </form>
    </CaseSection>
  )
}
