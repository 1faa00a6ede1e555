import { useState } from 'react'
import { sentenceOf } from '../lib/api-error.ts'
import { Button } from './button.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { TextField } from './text-field.tsx'

interface TypedDeletionFormProps {
  /** Of the person, to be typed again. */
  name: string
  texts: {
    delete: string
    deleteLead: string
    confirmName: (name: string) => string
    wrongName: string
    deleteFailed: string
  }
  send: (typed: string) => Promise<unknown>
  onDeleted: () => void
}

/** Deletes a record for good, after its person's name was typed again. */
export function TypedDeletionForm({ name, texts, send, onDeleted }: TypedDeletionFormProps) {
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const confirm = async () => {
    const wrong = typed.trim() !== name.trim()
    setProblem(wrong ? texts.wrongName : null)
    setFailure(null)
    if (wrong || busy) return
    setBusy(true)
    try {
      await send(typed)
      onDeleted()
    } catch (error) {
      setFailure(sentenceOf(error, texts.deleteFailed))
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      aria-label={texts.delete}
      className="grid content-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <p>{texts.deleteLead}</p>
      <TextField
        id="delete-name"
        label={texts.confirmName(name)}
        autoComplete="off"
        value={typed}
        error={problem}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FailureNotice sentence={failure} />
      <div>
        <Button type="submit" kind="danger" size="sm" busy={busy}>
          {texts.delete}
        </Button>
      </div>
    </form>
  )
}
