import { useEffect, useMemo, useRef } from 'react'
import { askFundingDocument } from '../../../shared/api/funding-staff.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
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
  const send = useSendForm({
    initial: nothing,
    keeps: true,
    check: ({ name }) => problemsIn({ name: askFundingDocument.body.shape.name }, { name }),
    failed: texts.failed,
    send: ({ name, note, required }, { call }) => {
      const body = { name: name.trim(), required, ...(note.trim() ? { note: note.trim() } : {}) }
      return call(askFundingDocument, { params: { id: String(application.id) }, body })
    },
    onSent: async (_reply, { name }) => {
      toast({ title: texts.sent, description: texts.sentText(name.trim()), kind: 'success' })
      await reload()
    },
    // Only what was sent is asked for; what was typed since is another document.
    onwards: (_reply, _sent, isAsSent) => isAsSent && onClose(),
  })
  const { values } = send
  const warnings = useMemo(
    () => forbiddenWordsIn(`${values.name}\n${values.note}`),
    [values.name, values.note],
  )
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={form}
      noValidate
      aria-label={ask}
      className="grid max-w-prose gap-3 border-t border-line pt-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && values.name === '' && values.note === '') onClose()
        else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send.submit()
        else return
        event.preventDefault()
      }}
      onSubmit={send.submit}
    >
      <TextField
        id="ask-name"
        label={texts.name}
        {...send.field('name')}
        maxLength={200}
        autoComplete="off"
      />
      <TextArea
        id="ask-note"
        label={texts.note}
        hint={texts.noteHint}
        optional
        rows={2}
        maxLength={2_000}
        {...send.field('note')}
      />
      <WordWarnings title={staffFundingTexts.warnings} warnings={warnings} />
      <Checkbox
        id="ask-required"
        label={texts.required}
        hint={texts.requiredHint}
        checked={values.required}
        onChange={(event) => send.change({ required: event.target.checked })}
      />
      <FailureNotice sentence={send.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" className="min-h-11" busy={send.busy}>
          {texts.send}
        </Button>
        <Button kind="secondary" size="sm" className="min-h-11" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
