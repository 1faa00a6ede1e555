import { useState } from 'react'
import { blockClient } from '../../../shared/api/staff-case.ts'
import type { StaffClient } from '../../../shared/api/staff-clients.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextField } from '../../ui/text-field.tsx'

const { closing: texts } = caseworkTexts

/** Shuts a client out of the record, or lets them in again. */
export function BlockForm({ client, reload }: { client: StaffClient; reload: () => void }) {
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [done, setDone] = useState('')

  const save = async () => {
    const blocked = !client.blocked
    const missing = blocked && reason.trim().length < 3
    setProblem(missing ? texts.noReason : null)
    setFailure(null)
    if (missing || busy) return
    setBusy(true)
    try {
      await callApi(blockClient, {
        params: { id: String(client.id) },
        body: { blocked, reason: blocked ? reason : '' },
      })
      setReason((now) => (now === reason ? '' : now))
      setDone(blocked ? texts.blocked : texts.unblocked)
      reload()
    } catch (error) {
      setFailure(sentenceOf(error, texts.failed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      aria-label={client.blocked ? texts.unblock : texts.block}
      className="grid content-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p>{texts.blockLead}</p>
      {!client.blocked && (
        <TextField
          id="block-reason"
          label={texts.reason}
          maxLength={300}
          autoComplete="off"
          value={reason}
          error={problem}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <FailureNotice sentence={failure} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind={client.blocked ? 'secondary' : 'danger'} size="sm" busy={busy}>
          {client.blocked ? texts.unblock : texts.block}
        </Button>
        <p role="status">{done}</p>
      </div>
    </form>
  )
}
