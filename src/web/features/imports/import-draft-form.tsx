import { useState } from 'react'
import { checkImport, type ImportDraft, type ImportReport } from '../../../shared/api/imports.ts'
import { importTexts } from '../../../shared/messages/staff/imports.ts'
import { type ImportField, importFields } from '../../../shared/rules/import-fields.ts'
import { useAct } from '../../lib/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { inputStyle } from '../../ui/input-style.ts'
import { Table } from '../../ui/table.tsx'
import { ImportReportView } from './import-report-view.tsx'

const { draft: texts, fields, leaveOut } = importTexts

interface ImportDraftFormProps {
  draft: ImportDraft
  onStarted: () => Promise<void>
  onDropped: () => void
}

/** What each column is read as, and below it what would happen then. A changed column takes the answer away. */
export function ImportDraftForm({ draft, onStarted, onDropped }: ImportDraftFormProps) {
  const [mapping, setMapping] = useState<readonly (ImportField | null)[]>(draft.mapping)
  const [report, setReport] = useState<ImportReport | null>(null)
  const { busy, failure, act } = useAct(texts.checkFailed)
  const choose = (at: number, value: string) => {
    const field = importFields.find((each) => each === value) ?? null
    setMapping(mapping.map((each, place) => (place === at ? field : each)))
    setReport(null)
  }
  const check = () =>
    void act(async (call) => {
      const params = { import: String(draft.id) }
      setReport(await call(checkImport, { params, body: { mapping: [...mapping] } }))
    })
  return (
    <div className="grid gap-5">
      <div>
        <h3 className="text-xl">{texts.title}</h3>
        <p className="max-w-prose text-muted">{texts.lead(draft.rows, draft.source)}</p>
      </div>
      <div className="text-sm">
        <Table
          caption={texts.caption}
          rows={draft.columns.map((column, at) => ({ ...column, at }))}
          rowKey={({ at }) => at}
          columns={[
            { id: 'column', title: texts.column, rowHeader: true, cell: ({ name }) => name },
            {
              id: 'samples',
              title: texts.samples,
              cell: ({ samples }) => <span className="wrap-anywhere">{samples.join(' · ')}</span>,
            },
            {
              id: 'as',
              title: texts.readAs,
              cell: ({ name, at }) => (
                <select
                  aria-label={texts.readAsOf(name)}
                  value={mapping[at] ?? ''}
                  onChange={(event) => choose(at, event.target.value)}
                  className={inputStyle({ error: null, className: 'text-sm' })}
                >
                  <option value="">{leaveOut}</option>
                  {importFields.map((field) => (
                    <option key={field} value={field}>
                      {fields[field]}
                    </option>
                  ))}
                </select>
              ),
            },
          ]}
        />
      </div>
      <FailureNotice sentence={failure} />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} kind={report === null ? 'primary' : 'secondary'} onClick={check}>
          {texts.check}
        </Button>
        <Button kind="quiet" onClick={onDropped}>
          {texts.otherFile}
        </Button>
      </div>
      {report && <ImportReportView draft={draft} mapping={mapping} report={report} onStarted={onStarted} />}
    </div>
  )
}
