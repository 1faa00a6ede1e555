import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AnswerWay, answerWays, enterAnswer, uploadResults } from '../../../shared/api/results.ts'
import { type BureauKey, bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { caseFileTexts } from '../../../shared/messages/staff/case-files.ts'
import { localDay } from '../../lib/local-day.ts'
import { reportAccept } from '../../lib/report-file-kind.ts'
import { useAct } from '../../lib/use-act.ts'
import { useLatestDay } from '../../lib/use-latest-day.ts'
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
  const latest = useLatestDay(clientId)
  const form = useOneFile(texts.failed)
  const noFile = useAct(texts.failed)
  const queries = useQueryClient()
  const [cameBy, setWay] = useState<AnswerWay | null>(null)
  const [done, setDone] = useState('')
  const taken = (said: string) => {
    setChosen(null)
    setWay(null)
    setDone(said)
  }
  const bureau = chosen && bureaus.includes(chosen) ? chosen : bureaus[0]
  if (bureau === undefined) return <p className="text-muted">{texts.notMailed}</p>
  return (
    <form
      noValidate
      aria-label={texts.title}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (cameBy !== null) {
          void noFile.act(async (call) => {
            const params = { id: clientId }
            const result = await call(enterAnswer, { params, body: { bureau, receivedOn, cameBy } })
            taken(texts.savedByHand(result.bureau, result.round))
            await queries.invalidateQueries()
          })
          return
        }
        form.send(async (uploader, answer) => {
          const result = await uploader(uploadResults, {
            params: { id: clientId },
            fields: { bureau, receivedOn },
            files: { answer },
          })
          taken('')
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
          max={latest}
          value={receivedOn}
          onChange={({ target }) => setDay(target.value)}
        />
        <CompactSelect
          id="answer-way"
          label={texts.way}
          value={cameBy ?? ''}
          choices={[
            { value: '', label: texts.withFile },
            ...answerWays.map((way) => ({ value: way, label: texts.ways[way] })),
          ]}
          onChange={({ target }) => {
            setDone('')
            setWay(answerWays.find((way) => way === target.value) ?? null)
          }}
        />
        {cameBy === null && (
          <CompactInput
            key={form.turn}
            id="answer-file"
            label={texts.file}
            type="file"
            accept={reportAccept}
            className="[&_input]:py-1"
            onChange={({ target }) => form.choose(target.files?.[0] ?? null)}
          />
        )}
        <Button type="submit" size="sm" busy={form.busy || noFile.busy}>
          {texts.save}
        </Button>
      </div>
      {cameBy !== null && (
        <p className="max-w-prose text-muted">{texts.wayHint[cameBy === 'phone' ? 'phone' : 'other']}</p>
      )}
      <FailureNotice sentence={cameBy === null ? form.failure : noFile.failure} />
      <p role="status">{done || form.done}</p>
    </form>
  )
}
