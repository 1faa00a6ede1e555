import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { announceToAll, listAnnouncements } from '../../../shared/api/announcements.ts'
import { staffAnnouncementTexts as texts } from '../../../shared/messages/staff/announcements.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type Words, WordsFields, wordsShape } from './words-fields.tsx'

const types = ['info', 'alert'] as const
const priorities = ['low', 'normal', 'high'] as const
interface AnnouncementDraft extends Words {
  type: (typeof types)[number]
  priority: (typeof priorities)[number]
}
const initial: AnnouncementDraft = { title: '', message: '', type: 'info', priority: 'normal' }

/** Writing, then the question with the announcement as it will read: it reaches everyone at once and cannot be taken back. */
export function AnnounceForm() {
  const id = useId()
  const toast = useToast()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const form = useSendForm({
    initial,
    check: (values) => problemsIn(wordsShape, values),
    idOf: (field) => `${id}-${field}`,
    failed: texts.failed,
    toastTitle: texts.notAnnounced,
    send: (draft, { call, attemptKey }) => call(announceToAll, { body: { ...draft, attemptKey } }),
    onSent: () => {
      toast({ ...texts.announced, kind: 'success' })
      void queries.invalidateQueries({ queryKey: queryKeyOf(listAnnouncements) })
      setAsking(false)
    },
  })
  const draft = form.values
  const change = (changed: Partial<AnnouncementDraft>) => {
    form.change(changed)
    setAsking(false)
  }
  return (
    <form
      noValidate
      className="grid max-w-prose gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (form.check()) setAsking(true)
      }}
    >
      <WordsFields id={id} value={draft} problems={form.problems} onChange={change} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          id={`${id}-type`}
          label={texts.type}
          empty={false}
          value={draft.type}
          choices={types.map((value) => ({ value, label: texts.types[value] }))}
          onChange={(event) => change({ type: event.target.value === 'alert' ? 'alert' : 'info' })}
        />
        <SelectField
          id={`${id}-priority`}
          label={texts.priority}
          empty={false}
          value={draft.priority}
          choices={priorities.map((value) => ({ value, label: texts.priorities[value] }))}
          onChange={(event) => {
            const priority = priorities.find((each) => each === event.target.value)
            if (priority) change({ priority })
          }}
        />
      </div>
      {isAsking ? (
        <fieldset aria-labelledby={`${id}-question`} className="grid gap-3 rounded-md border border-edge p-4">
          <p id={`${id}-question`} className="font-semibold">
            {texts.question}
          </p>
          <Notice tone={draft.type === 'alert' ? 'alarm' : 'info'} title={draft.title.trim()}>
            <p className="break-words whitespace-pre-line">{draft.message.trim()}</p>
          </Notice>
          <div className="flex flex-wrap gap-3">
            <Button
              autoFocus
              size="sm"
              className="min-h-11"
              busy={form.busy}
              onClick={() => void form.submit()}
            >
              {texts.confirm}
            </Button>
            <Button kind="secondary" size="sm" className="min-h-11" onClick={() => setAsking(false)}>
              {texts.back}
            </Button>
          </div>
        </fieldset>
      ) : (
        <div>
          <Button type="submit" size="sm" className="min-h-11">
            {texts.review}
          </Button>
        </div>
      )}
    </form>
  )
}
