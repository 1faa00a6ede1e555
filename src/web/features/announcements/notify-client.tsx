import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { listAnnouncements, notifyClient } from '../../../shared/api/announcements.ts'
import { staffAnnouncementTexts as texts } from '../../../shared/messages/staff/announcements.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { callApi } from '../../lib/call-api.ts'
import { emptiedAsSent } from '../../lib/emptied-as-sent.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAttemptKey } from '../../lib/use-attempt-key.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { AnnouncementTable } from './announcement-table.tsx'
import { wordProblems } from './word-problems.ts'
import { type WordProblems, WordsFields } from './words-fields.tsx'

const empty = { title: '', message: '' }
const types = ['info', 'error'] as const

/** Tells one client who has the portal open; a second press of the same words is the same notification. */
export function NotifyClient({ clientId }: { clientId: number }) {
  const id = useId()
  const toast = useToast()
  const queries = useQueryClient()
  const attempts = useAttemptKey()
  const [words, setWords] = useState(empty)
  const [type, setType] = useState<(typeof types)[number]>('info')
  const [problems, setProblems] = useState<WordProblems>({})
  const [busy, setBusy] = useState(false)
  const before = { query: { client: clientId } }

  const send = async () => {
    const wrong = wordProblems(words)
    setProblems(wrong)
    const [first] = Object.keys(wrong)
    if (first) {
      document.getElementById(`${id}-${first}`)?.focus()
      return
    }
    setBusy(true)
    try {
      const content = { ...words, type }
      const body = { ...content, attemptKey: attempts.keyOf(content) }
      await callApi(notifyClient, { params: { id: String(clientId) }, body })
      attempts.done()
      setWords((now) => emptiedAsSent(now, words, empty))
      toast({ ...texts.notified, kind: 'success' })
      void queries.invalidateQueries({ queryKey: queryKeyOf(listAnnouncements, before) })
    } catch (error) {
      const description = sentenceOf(error, texts.failed)
      toast({ title: texts.notNotified, description, kind: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-4">
      <form
        noValidate
        className="grid max-w-prose gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void send()
        }}
      >
        <p className="text-sm text-muted">{texts.notifyHint}</p>
        <WordsFields id={id} value={words} problems={problems} onChange={setWords} />
        <SelectField
          id={`${id}-type`}
          label={texts.type}
          empty={false}
          value={type}
          choices={types.map((value) => ({ value, label: texts.types[value] }))}
          onChange={(event) => setType(event.target.value === 'error' ? 'error' : 'info')}
        />
        <div>
          <Button type="submit" size="sm" className="min-h-11" busy={busy}>
            {texts.notify}
          </Button>
        </div>
      </form>
      <AnnouncementTable clientId={clientId} />
    </div>
  )
}
