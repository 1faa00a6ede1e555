import { useState } from 'react'
import { type ImportDraft, type ImportReport, startImport } from '../../../shared/api/imports.ts'
import { importTexts } from '../../../shared/messages/staff/imports.ts'
import type { ImportField } from '../../../shared/rules/import-fields.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { undatedRound } from '../../../shared/rules/undated-round.ts'
import { formatDay } from '../../lib/format.ts'
import { stageName } from '../../lib/stage-name.ts'
import { useAct } from '../../lib/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { ProblemTable } from './problem-table.tsx'
import { TitledTable } from './titled-table.tsx'

const { report: texts } = importTexts

interface ImportReportViewProps {
  draft: ImportDraft
  mapping: readonly (ImportField | null)[]
  report: ImportReport
  onStarted: () => Promise<void>
}

/** What an import would do, and the button that does it. */
export function ImportReportView({ draft, mapping, report, onStarted }: ImportReportViewProps) {
  const [duplicates, setDuplicates] = useState<'skip' | 'add'>('skip')
  const [withoutAmount, setWithoutAmount] = useState<'unpaid' | 'free'>('unpaid')
  const { busy, failure, act } = useAct(texts.startFailed)
  const count = report.ready + (duplicates === 'add' ? report.duplicates : 0)
  const start = () =>
    void act(async (call) => {
      const params = { import: String(draft.id) }
      await call(startImport, { params, body: { mapping: [...mapping], duplicates, withoutAmount } })
      await onStarted()
    })
  return (
    <div className="grid gap-5">
      <Notice tone={report.refused > 0 ? 'wait' : 'good'} role="status" title={texts.title}>
        <p>
          {texts.ready(report.ready)} {report.withoutAmount > 0 && texts.withoutAmount(report.withoutAmount)}{' '}
          {report.sentUndated > 0 && texts.sentUndated(report.sentUndated)}{' '}
          {report.duplicates > 0 && texts.duplicates(report.duplicates)}{' '}
          {report.refused > 0 && texts.refused(report.refused)}
        </p>
      </Notice>
      <div className="grid gap-5 text-sm">
        <PreviewTable report={report} />
        {report.problems.length > 0 && <ProblemTable caption={texts.problems} problems={report.problems} />}
        {report.alike.length > 0 && (
          <TitledTable
            title={texts.alike}
            rows={report.alike}
            rowKey={({ line }) => line}
            columns={[
              { id: 'line', title: texts.line, cell: ({ line }) => line },
              { id: 'name', title: texts.name, rowHeader: true, cell: ({ name }) => name },
              { id: 'with', title: texts.with, cell: (row) => row.with },
            ]}
          />
        )}
      </div>
      {report.duplicates > 0 && (
        <RadioGroup
          id="import-duplicates"
          name="import-duplicates"
          label={texts.what}
          value={duplicates}
          choices={(['skip', 'add'] as const).map((value) => ({ value, label: texts[value] }))}
          onChange={(event) => setDuplicates(event.target.value === 'add' ? 'add' : 'skip')}
        />
      )}
      {report.withoutAmount > 0 && (
        <RadioGroup
          id="import-without-amount"
          name="import-without-amount"
          label={texts.unpaidWhat}
          value={withoutAmount}
          choices={(['unpaid', 'free'] as const).map((value) => ({
            ...{ value, label: texts[value], hint: texts[`${value}Hint`] },
          }))}
          onChange={(event) => setWithoutAmount(event.target.value === 'free' ? 'free' : 'unpaid')}
        />
      )}
      {report.sentUndated > 0 && <p className="max-w-prose">{texts.sentUndatedHint}</p>}
      <p className="max-w-prose text-muted">{texts.dates}</p>
      <FailureNotice sentence={failure} />
      <div>
        <Button busy={busy} disabled={count === 0} onClick={start}>
          {texts.start(count)}
        </Button>
      </div>
    </div>
  )
}

type Previewed = ImportReport['preview'][number]

function mailedText({ stage, mailed }: Previewed): string {
  const days = mailed.filter(Boolean).map((day) => formatDay(day))
  const undated = undatedRound(
    stage,
    mailed.map((day) => day || null),
  )
  return [...days, ...(undated === null ? [] : [texts.dayNotKnown(undated)])].join('; ')
}

function paidText({ paid }: Previewed): string {
  if (!paid) return texts.notKnown
  const dollars = formatDollars(Number(paid.amount))
  return paid.paidOn === null ? dollars : texts.paidOn(dollars, formatDay(paid.paidOn))
}

function PreviewTable({ report }: { report: ImportReport }) {
  return (
    <TitledTable
      title={texts.preview}
      rows={report.preview}
      rowKey={({ line }) => line}
      columns={[
        { id: 'line', title: texts.line, cell: ({ line }) => line },
        { id: 'name', title: texts.name, rowHeader: true, cell: ({ name }) => name },
        { id: 'email', title: texts.email, cell: ({ email }) => <span className="break-all">{email}</span> },
        { id: 'stage', title: texts.stage, cell: ({ stage }) => stageName(stage) },
        { id: 'mailed', title: texts.mailed, cell: mailedText },
        { id: 'paid', title: texts.paid, cell: paidText },
        { id: 'tags', title: texts.tags, cell: ({ tags }) => tags.join(', ') },
      ]}
    />
  )
}
