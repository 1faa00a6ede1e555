import { useState } from 'react'
import { deleteClient } from '../../../shared/api/staff-case.ts'
import type { StaffClient } from '../../../shared/api/staff-clients.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextField } from '../../ui/text-field.tsx'

const { closing: texts } = caseworkTexts

/** Deletes a client for good, after the name was typed again. */
export function DeleteForm({ client, onDeleted }: { client: StaffClient; onDeleted: () => void }) {
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const send = async () => {
    const wrong = typed.trim() !== client.name.trim()
    setProblem(wrong ? texts.wrongName : null)
    setFailure(null)
    if (wrong || busy) return
    setBusy(true)
    try {
      await callApi(deleteClient, { params: { id: String(client.id) }, body: { confirmName: typed } })
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
        void send()
      }}
    >
      <p>{texts.deleteLead}</p>
      <TextField
        id="delete-name"
        label={texts.confirmName(client.name)}
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
