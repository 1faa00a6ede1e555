import { addNote, listColleagues, listNotes } from '../../../shared/api/followup.ts'
import { getToday } from '../../../shared/api/today.ts'
import { followupTexts } from '../../../shared/messages/staff/followup.ts'
import { useCall } from '../../lib/use-call.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { NoteRow } from './note-row.tsx'
import { PartSection } from './part-section.tsx'
import { usePutReply } from './use-put-reply.ts'

const texts = followupTexts.notes
const outdated = [getToday]

/** What staff noted of the client, the newest first. */
export function NotesSection({ clientId, mayWork }: { clientId: string; mayWork: boolean }) {
  const found = useCall(listNotes, { params: { id: clientId } })
  const put = usePutReply(listNotes, clientId, outdated)
  const notes = found.data?.notes ?? []
  return (
    <PartSection id="notes" title={texts.title}>
      {mayWork && <NewNote clientId={clientId} onAdded={put} />}
      <LoadFailure of={found} otherwise={texts.loadFailed} />
      {found.data && notes.length === 0 && <p className="text-muted">{texts.none}</p>}
      {notes.length > 0 && (
        <ul aria-label={texts.title} className="border-t border-line">
          {notes.map((note) => (
            <NoteRow key={note.id} note={note} onChanged={put} onSeen={() => void found.refetch()} />
          ))}
        </ul>
      )}
    </PartSection>
  )
}

function NewNote({ clientId, onAdded }: { clientId: string; onAdded: (reply: unknown) => void }) {
  const colleagues = useCall(listColleagues, {})
  const form = useSendForm({
    initial: { text: '' },
    check: ({ text }) => (text.trim() === '' ? { text: texts.empty } : {}),
    failed: texts.failed,
    send: ({ text }, { call, attemptKey }) =>
      call(addNote, { params: { id: clientId }, body: { text, attemptKey } }),
    onSent: onAdded,
    idOf: () => 'new-note',
  })
  const name = (colleague: string) => {
    const before = form.values.text
    const gap = before === '' || /\s$/.test(before) ? '' : ' '
    form.change({ text: `${before}${gap}@${colleague} ` })
    document.getElementById('new-note')?.focus()
  }
  return (
    <form noValidate aria-label={texts.save} className="mb-4 grid gap-3" onSubmit={form.submit}>
      <TextArea
        id="new-note"
        label={texts.text}
        hint={texts.hint}
        rows={4}
        maxLength={10_000}
        {...form.field('text')}
      />
      {(colleagues.data?.length ?? 0) > 1 && (
        <fieldset>
          <legend className="text-muted">{texts.mention}</legend>
          <div className="-ml-3 flex flex-wrap gap-1">
            {colleagues.data?.map((each) => (
              <Button key={each.id} kind="quiet" size="sm" onClick={() => name(each.name)}>
                @{each.name}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <FailureNotice sentence={form.failure} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="secondary" size="sm" busy={form.busy}>
          {texts.save}
        </Button>
        <p role="status">{form.sent ? texts.saved : ''}</p>
      </div>
    </form>
  )
}
