import { useEffect } from 'react'
import type { DisputeResult } from '../../../shared/api/results.ts'
import { type BureauKey, bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { localDay } from '../../lib/local-day.ts'
import { reportAccept } from '../../lib/report-file-kind.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { ReportPages } from '../../parts/reports/report-pages.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { FormFoot } from '../../ui/form-foot.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAnswerUpload } from './use-answer-upload.ts'

const fields = [
  { field: 'bureau', id: 'answer-bureau' },
  { field: 'receivedOn', id: 'answer-received' },
  { field: 'file', id: 'answer-file' },
] as const

/** A bureau's answer: which one, when it came, and its PDF or photos of its pages. Only bureaus that were written to can answer. */
export function AnswerForm(props: {
  clientId: string
  bureaus: readonly BureauKey[]
  onSaved: (result: DisputeResult) => void
  onCancel: () => void
}) {
  const { results, reports } = useMessages()
  const texts = results.upload
  const form = useAnswerUpload(props.clientId, props.bureaus, props.onSaved)
  const [first, ...more] = form.files
  const isOnly = props.bureaus.length === 1
  // The button that opened this form is gone: the focus goes on in it, at the first thing that is to be said.
  useEffect(() => document.getElementById(isOnly ? 'answer-received' : 'answer-bureau')?.focus(), [isOnly])
  const problems = fields.flatMap(({ field, id }) => {
    const sentence = form.wrong(field)
    return sentence ? [{ id, sentence }] : []
  })
  return (
    <form
      noValidate
      aria-label={texts.title}
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault()
        void form.send()
      }}
    >
      {form.attempt > 0 && <ErrorSummary problems={problems} attempt={form.attempt} />}
      <RadioGroup
        id="answer-bureau"
        name="answer-bureau"
        label={texts.bureau}
        inline
        error={form.wrong('bureau')}
        value={form.values.bureau}
        choices={bureauKeys
          .filter((key) => props.bureaus.includes(key))
          .map((key) => ({ value: key, label: bureauNames[key] }))}
        onChange={(event) => form.change({ bureau: bureauKeys.find((key) => key === event.target.value) })}
      />
      <div className="max-w-56">
        <TextField
          id="answer-received"
          type="date"
          label={texts.receivedOn}
          max={localDay(new Date())}
          error={form.wrong('receivedOn')}
          value={form.values.receivedOn}
          onChange={(event) => form.change({ receivedOn: event.target.value })}
        />
      </div>
      <FileField
        id="answer-file"
        label={texts.file}
        hint={texts.fileHint}
        accept={reportAccept}
        error={form.wrong('file')}
        file={
          first
            ? {
                name: reports.pages.name(first.name, more.length),
                bytes: form.files.reduce((sum, { size }) => sum + size, 0),
                progress: form.progress,
                problem: form.wrong('file'),
              }
            : null
        }
        onChoose={(file) => void form.choose([file])}
        onChooseMany={(chosen) => void form.choose(chosen)}
        onRemove={form.removeFile}
        onStop={form.stop}
      >
        <ReportPages
          label={texts.file}
          files={form.files}
          disabled={form.progress !== null}
          onChange={(chosen) => void form.choose(chosen)}
        />
      </FileField>
      <FormFoot
        failure={form.failure}
        busy={form.progress !== null}
        texts={texts}
        onCancel={props.onCancel}
      />
    </form>
  )
}
