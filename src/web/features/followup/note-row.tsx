import { useState } from 'react'
import { type ClientNotes, removeNote, seeMention } from '../../../shared/api/followup.ts'
import { followupTexts } from '../../../shared/messages/staff/followup.ts'
import { formatInstant } from '../../lib/format.ts'
import { useAct } from '../../lib/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'

const texts = followupTexts.notes

interface NoteRowProps {
  note: ClientNotes['notes'][number]
  onChanged: (reply: unknown) => void
  onSeen: () => void
}

/** One note: who wrote it when, whom it names, and whether it waits for the reader. */
export function NoteRow({ note, onChanged, onSeen }: NoteRowProps) {
  const [isAsked, setIsAsked] = useState(false)
  const seeing = useAct(texts.doneFailed)
  const removing = useAct(texts.removeFailed)
  const params = { id: String(note.id) }
  const see = () => seeing.act((call) => call(seeMention, { params }), onSeen)
  const remove = () => removing.act(async (call) => onChanged(await call(removeNote, { params })))
  const when = formatInstant(note.at)
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="text-muted">
        <strong className="font-semibold text-ink">{note.by}</strong>, {when}
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
      {note.mentions.length > 0 && (
        <p className="text-muted">
          {texts.named(note.mentions.map(({ name, seen }) => (seen ? `${name} (${texts.seen})` : name)))}
        </p>
      )}
      {note.waitsForMe && (
        <Notice tone="wait">
          <div className="flex flex-wrap items-center gap-3">
            <p>{texts.waits}</p>
            <Button kind="secondary" size="sm" busy={seeing.busy} onClick={() => void see()}>
              {texts.done}
            </Button>
          </div>
        </Notice>
      )}
      {note.isMine && (
        <p>
          <Button
            kind={isAsked ? 'danger' : 'quiet'}
            size="sm"
            busy={removing.busy}
            aria-label={isAsked ? undefined : texts.removeNamed(when)}
            onClick={() => (isAsked ? void remove() : setIsAsked(true))}
          >
            {isAsked ? texts.confirm : texts.remove}
          </Button>
        </p>
      )}
      <FailureNotice sentence={seeing.failure ?? removing.failure} />
    </li>
  )
}
