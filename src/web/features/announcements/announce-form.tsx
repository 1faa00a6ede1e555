import { useId, useState } from 'react'
import { staffAnnouncementTexts as texts } from '../../../shared/messages/staff/announcements.ts'
import { emptiedAsSent } from '../../lib/emptied-as-sent.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type AnnouncementDraft, priorities, types, useAnnounce } from './use-announce.ts'
import { wordProblems } from './word-problems.ts'
import { type WordProblems, WordsFields } from './words-fields.tsx'

const empty: AnnouncementDraft = { title: '', message: '', type: 'info', priority: 'normal' }

/** Writing, then the question with the announcement as it will read: it reaches everyone at once and cannot be taken back. */
export function AnnounceForm() {
  const id = useId()
  const [draft, setDraft] = useState(empty)
  const [problems, setProblems] = useState<WordProblems>({})
  const [isAsking, setAsking] = useState(false)
  const { busy, announce } = useAnnounce((sent) => {
    setDraft((now) => emptiedAsSent(now, sent, empty))
    setAsking(false)
  })
  const change = (changed: Partial<AnnouncementDraft>) => {
    setDraft((now) => ({ ...now, ...changed }))
    setAsking(false)
  }
  return (
    <form
      noValidate
      className="grid max-w-prose gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const wrong = wordProblems(draft)
        setProblems(wrong)
        const [first] = Object.keys(wrong)
        if (first) document.getElementById(`${id}-${first}`)?.focus()
        else setAsking(true)
      }}
    >
      <WordsFields id={id} value={draft} problems={problems} onChange={change} />
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
            <Button autoFocus size="sm" className="min-h-11" busy={busy} onClick={() => void announce(draft)}>
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
