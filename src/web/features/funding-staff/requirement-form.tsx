import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { judgeRequirement } from '../../../shared/api/funding-staff.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { useNewest } from '../../lib/use-newest.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { WordWarnings } from '../../ui/word-warnings.tsx'
import type { StaffApplication } from './application-record.ts'

const { prequalification: texts, warnings: warningsTitle } = staffFundingTexts
type Judged = 'met' | 'not-met' | ''

interface RequirementFormProps {
  applicationId: number
  requirement: StaffApplication['prequalification']['requirements'][number]
  onClose: () => void
  onSaved: () => Promise<void>
}

/** Met or not met, and why, as the applicant reads it. Judged by somebody else meanwhile, that is told before it is replaced. */
export function RequirementForm({ applicationId, requirement, onClose, onSaved }: RequirementFormProps) {
  const { key } = requirement
  const form = useRef<HTMLFormElement>(null)
  const [base, setBase] = useState(requirement)
  const [judged, setJudged] = useState<Judged>(base.met === null ? '' : base.met ? 'met' : 'not-met')
  const [note, setNote] = useState(base.note ?? '')
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const typed = useNewest(`${judged} ${note}`)
  const warnings = useMemo(() => forbiddenWordsIn(note), [note])
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const noChoice = judged === ''
  const noNote = note.trim().length < 3
  const isOld = !busy && (base.met !== requirement.met || base.note !== requirement.note)

  const save = async () => {
    setTried(true)
    setFailure(null)
    if (busy || noChoice || noNote) return
    setBusy(true)
    const sent = typed.current
    try {
      const body = { key, met: judged === 'met', note: note.trim() }
      await callApi(judgeRequirement, { params: { id: String(applicationId) }, body })
      await onSaved()
      if (typed.current === sent) return onClose()
      // What was typed since it was sent stays, on top of what was saved.
      setBase({ ...requirement, met: body.met, note: body.note })
      setBusy(false)
    } catch (error) {
      setFailure(sentenceOf(error, texts.failed))
      setBusy(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
    else return
    event.preventDefault()
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={texts.judgeNamed(texts.nameOf(key))}
      className="mt-2 grid max-w-prose gap-3"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {isOld && (
        <Notice tone="wait" role="status">
          <p>{texts.changedMeanwhile}</p>
        </Notice>
      )}
      <RadioGroup
        id={`judge-${key}`}
        name={`judge-${key}`}
        label={texts.isMet(texts.nameOf(key))}
        error={tried && noChoice ? texts.noChoice : null}
        inline
        value={judged}
        choices={[
          { value: 'met', label: texts.met },
          { value: 'not-met', label: texts.notMet },
        ]}
        onChange={(event) => setJudged(event.target.value === 'met' ? 'met' : 'not-met')}
      />
      <TextArea
        id={`judge-note-${key}`}
        label={texts.note}
        hint={texts.noteHint}
        error={tried && noNote ? texts.noNote : null}
        rows={2}
        maxLength={1_000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <WordWarnings title={warningsTitle} warnings={warnings} />
      <FailureNotice sentence={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" className="min-h-11" busy={busy}>
          {texts.save}
        </Button>
        <Button kind="secondary" size="sm" className="min-h-11" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
