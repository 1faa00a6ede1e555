import { useState } from 'react'
import { type DisputeResult, uploadResults } from '../../../shared/api/results.ts'
import { type BureauKey, bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { caseFileTexts } from '../../../shared/messages/staff/case-files.ts'
import { localDay } from '../../lib/local-day.ts'
import { reportAccept } from '../../lib/report-file-kind.ts'
import { Button } from '../../ui/button.tsx'
import { CompactInput, CompactSelect } from '../../ui/compact-field.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { useOneFile } from './use-one-file.ts'

const { answer: texts } = caseFileTexts

interface AnswerEntryProps {
  clientId: string
  /** Bureaus to which a letter was mailed, the one that is waited for longest first. */
  bureaus: readonly BureauKey[]
}

/** A bureau's answer, entered by staff: the bureau, the day and the file; what it says is read from it. */
export function AnswerEntry({ clientId, bureaus }: AnswerEntryProps) {
  const [chosen, setChosen] = useState<BureauKey | null>(null)
  const [receivedOn, setDay] = useState(() => localDay(new Date()))
  const form = useOneFile(texts.failed)
  const bureau = chosen && bureaus.includes(chosen) ? chosen : bureaus[0]
  if (bureau === undefined) return <p className="text-muted">{texts.notMailed}</p>
  return (
    <form
      noValidate
      aria-label={texts.title}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        form.send(async (uploader, answer) => {
          const result: DisputeResult = await uploader(uploadResults, {
            params: { id: clientId },
            fields: { bureau, receivedOn },
            files: { answer },
          })
          setChosen(null)
          return texts.saved(result.bureau, result.round)
        }, texts.noFile)
      }}
    >
      <h2 className="text-lg">{texts.title}</h2>
      <p className="text-muted">{texts.lead}</p>
      <div className="flex flex-wrap items-end gap-4">
        <CompactSelect
          id="answer-bureau"
          label={texts.bureau}
          value={bureau}
          choices={bureaus.map((key) => ({ value: key, label: bureauNames[key] }))}
          onChange={({ target }) => setChosen(bureauKeys.find((key) => key === target.value) ?? null)}
        />
        <CompactInput
          id="answer-day"
          label={texts.day}
          type="date"
          max={localDay(new Date())}
          value={receivedOn}
          onChange={({ target }) => setDay(target.value)}
        />
        <CompactInput
          key={form.turn}
          id="answer-file"
          label={texts.file}
          type="file"
          accept={reportAccept}
          className="[&_input]:py-1"
          onChange={({ target }) => form.choose(target.files?.[0] ?? null)}
        />
        <Button type="submit" size="sm" busy={form.busy}>
          {texts.save}
        </Button>
      </div>
      <FailureNotice sentence={form.failure} />
      <p role="status">{form.done}</p>
    </form>
  )
}
