import { useEffect, useMemo, useRef, useState } from 'react'
import { askFundingDocument } from '../../../shared/api/funding-staff.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useNewest } from '../../lib/use-newest.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { WordWarnings } from '../../ui/word-warnings.tsx'
import type { PartProps } from './application-record.ts'

const { form: texts, ask } = staffFundingTexts.documents
const nothing = { name: '', note: '', required: true }

/** Asks the applicant for one more document; Escape closes it while nothing is written. */
export function AskDocumentForm({ application, reload, onClose }: PartProps & { onClose: () => void }) {
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(nothing)
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const typed = useNewest(values)
  const warnings = useMemo(
    () => forbiddenWordsIn(`${values.name}\n${values.note}`),
    [values.name, values.note],
  )
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const send = async () => {
    if (busy) return
    setFailure(null)
    const wrong = problemOf(values.name)
    setProblem(wrong)
    if (wrong !== null) return
    setBusy(true)
    const name = values.name.trim()
    const note = values.note.trim()
    try {
      const body = { name, required: values.required, ...(note ? { note } : {}) }
      await callApi(askFundingDocument, { params: { id: String(application.id) }, body })
      toast({ title: texts.sent, description: texts.sentText(name), kind: 'success' })
      await reload()
      // Only what was sent is asked for; what was typed since is another document.
      if (typed.current === values) onClose()
      else setBusy(false)
    } catch (error) {
      setFailure(sentenceOf(error, texts.failed))
      setBusy(false)
    }
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={ask}
      className="grid max-w-prose gap-3 border-t border-line pt-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && values.name === '' && values.note === '') onClose()
        else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
        else return
        event.preventDefault()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextField
        id="ask-name"
        label={texts.name}
        error={problem}
        maxLength={200}
        autoComplete="off"
        value={values.name}
        onChange={(event) => {
          setValues({ ...values, name: event.target.value })
          if (problem !== null) setProblem(problemOf(event.target.value))
        }}
      />
      <TextArea
        id="ask-note"
        label={texts.note}
        hint={texts.noteHint}
        optional
        rows={2}
        maxLength={2_000}
        value={values.note}
        onChange={(event) => setValues({ ...values, note: event.target.value })}
      />
      <WordWarnings title={staffFundingTexts.warnings} warnings={warnings} />
      <Checkbox
        id="ask-required"
        label={texts.required}
        hint={texts.requiredHint}
        checked={values.required}
        onChange={(event) => setValues({ ...values, required: event.target.checked })}
      />
      <FailureNotice sentence={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" className="min-h-11" busy={busy}>
          {texts.send}
        </Button>
        <Button kind="secondary" size="sm" className="min-h-11" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

function problemOf(name: string): string | null {
  return askFundingDocument.body.shape.name.safeParse(name).error?.issues[0]?.message ?? null
}
