import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { judgeRequirement } from '../../../shared/api/funding-staff.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
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
  const { values, change, busy, failure, submit, problems, field } = useSendForm({
    initial: { judged: judgementOf(base.met), note: base.note ?? '' },
    keeps: true,
    check: ({ judged, note }) => ({
      ...(judged === '' ? { judged: texts.noChoice } : {}),
      ...(note.trim().length < 3 ? { note: texts.noNote } : {}),
    }),
    failed: texts.failed,
    send: ({ judged, note }, { call }) => {
      const body = { key, met: judged === 'met', note: note.trim() }
      return call(judgeRequirement, { params: { id: String(applicationId) }, body })
    },
    onSent: onSaved,
    // What was typed since it was sent stays, on top of what was saved.
    onwards: (_reply, { judged, note }, isAsSent) =>
      isAsSent ? onClose() : setBase({ ...requirement, met: judged === 'met', note: note.trim() }),
  })
  const warnings = useMemo(() => forbiddenWordsIn(values.note), [values.note])
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const isOld = !busy && (base.met !== requirement.met || base.note !== requirement.note)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
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
      onSubmit={submit}
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
        error={problems.judged ?? null}
        inline
        value={values.judged}
        choices={[
          { value: 'met', label: texts.met },
          { value: 'not-met', label: texts.notMet },
        ]}
        onChange={(event) => change({ judged: event.target.value === 'met' ? 'met' : 'not-met' })}
      />
      <TextArea
        id={`judge-note-${key}`}
        label={texts.note}
        hint={texts.noteHint}
        {...field('note')}
        rows={2}
        maxLength={1_000}
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

function judgementOf(met: boolean | null): Judged {
  if (met === null) return ''
  return met ? 'met' : 'not-met'
}
