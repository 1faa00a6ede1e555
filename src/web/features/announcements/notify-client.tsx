import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { listAnnouncements, notifyClient } from '../../../shared/api/announcements.ts'
import { staffAnnouncementTexts as texts } from '../../../shared/messages/staff/announcements.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { AnnouncementTable } from './announcement-table.tsx'
import { type Words, WordsFields, wordsShape } from './words-fields.tsx'

const types = ['info', 'error'] as const
const initial: Words & { type: (typeof types)[number] } = { title: '', message: '', type: 'info' }

/** Tells one client who has the portal open; a second press of the same words is the same notification. */
export function NotifyClient({ clientId }: { clientId: number }) {
  const id = useId()
  const toast = useToast()
  const queries = useQueryClient()
  const before = { query: { client: clientId } }
  const form = useSendForm({
    initial,
    check: (values) => problemsIn(wordsShape, values),
    idOf: (field) => `${id}-${field}`,
    failed: texts.failed,
    toastTitle: texts.notNotified,
    send: (values, { call, attemptKey }) =>
      call(notifyClient, { params: { id: String(clientId) }, body: { ...values, attemptKey } }),
    onSent: () => {
      toast({ ...texts.notified, kind: 'success' })
      void queries.invalidateQueries({ queryKey: queryKeyOf(listAnnouncements, before) })
    },
  })
  return (
    <div className="grid gap-4">
      <form noValidate className="grid max-w-prose gap-4" onSubmit={form.submit}>
        <p className="text-sm text-muted">{texts.notifyHint}</p>
        <WordsFields id={id} value={form.values} problems={form.problems} onChange={form.change} />
        <SelectField
          id={`${id}-type`}
          label={texts.type}
          empty={false}
          value={form.values.type}
          choices={types.map((value) => ({ value, label: texts.types[value] }))}
          onChange={(event) => form.change({ type: event.target.value === 'error' ? 'error' : 'info' })}
        />
        <div>
          <Button type="submit" size="sm" className="min-h-11" busy={form.busy}>
            {texts.notify}
          </Button>
        </div>
      </form>
      <AnnouncementTable clientId={clientId} />
    </div>
  )
}
