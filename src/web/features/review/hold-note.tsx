import { useState } from 'react'
import type { ReviewFinding } from '../../../shared/api/review.ts'
import { decideFinding } from '../../../shared/api/review.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'

/** What the client writes about a finding that is held back. The text stays in the field until it is saved. */
export function HoldNote(props: {
  finding: ReviewFinding
  disabled: boolean
  onSave: (note: string) => Promise<boolean>
}) {
  const { finding, disabled } = props
  const texts = useMessages().review.findings
  const savedNote = finding.decision?.note ?? ''
  const [note, setNote] = useState(savedNote)
  const [problem, setProblem] = useState<string | null>(null)
  const [state, setState] = useState<'editing' | 'saving' | 'saved'>('editing')
  const id = `note-${finding.id}`
  const save = async () => {
    const wrong = problemOf(note, texts.noteEmpty)
    setProblem(wrong)
    if (wrong) {
      document.getElementById(id)?.focus()
      return
    }
    setState('saving')
    setState((await props.onSave(note.trim())) ? 'saved' : 'editing')
  }
  return (
    <div className="mt-4 max-w-prose">
      <TextArea
        id={id}
        label={texts.note}
        hint={texts.noteHint}
        rows={3}
        value={note}
        error={problem}
        disabled={disabled}
        onChange={(event) => {
          setNote(event.target.value)
          setState('editing')
          // A fixed error goes away at once; a new one waits for the button.
          if (problem) setProblem(problemOf(event.target.value, texts.noteEmpty))
        }}
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button
          kind="secondary"
          size="sm"
          className="min-h-11"
          disabled={disabled}
          busy={state === 'saving'}
          onClick={() => void save()}
        >
          {texts.saveNote}
        </Button>
        <span role="status" className="text-sm text-press">
          {state === 'saved' && texts.noteSaved}
        </span>
      </div>
    </div>
  )
}

function problemOf(note: string, empty: string): string | null {
  if (note.trim() === '') return empty
  const checked = decideFinding.body.shape.note.safeParse(note)
  return checked.success ? null : (checked.error.issues[0]?.message ?? null)
}
