import { useState } from 'react'
import { blockClient } from '../../../shared/api/staff-case.ts'
import type { StaffClient } from '../../../shared/api/staff-clients.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextField } from '../../ui/text-field.tsx'

const { closing: texts } = caseworkTexts

/** Shuts a client out of the record, or lets them in again. */
export function BlockForm({ client, reload }: { client: StaffClient; reload: () => void }) {
  const [done, setDone] = useState('')
  const blocked = !client.blocked
  const form = useSendForm({
    initial: { reason: '' },
    check: ({ reason }) => (blocked && reason.trim().length < 3 ? { reason: texts.noReason } : {}),
    failed: texts.failed,
    send: ({ reason }, { call }) => {
      const body = { blocked, reason: blocked ? reason : '' }
      return call(blockClient, { params: { id: String(client.id) }, body })
    },
    onSent: () => {
      setDone(blocked ? texts.blocked : texts.unblocked)
      reload()
    },
  })
  return (
    <form
      noValidate
      aria-label={client.blocked ? texts.unblock : texts.block}
      className="grid content-start gap-3"
      onSubmit={form.submit}
    >
      <p>{texts.blockLead}</p>
      {!client.blocked && (
        <TextField
          id="block-reason"
          label={texts.reason}
          maxLength={300}
          autoComplete="off"
          {...form.field('reason')}
        />
      )}
      <FailureNotice sentence={form.failure} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind={client.blocked ? 'secondary' : 'danger'} size="sm" busy={form.busy}>
          {client.blocked ? texts.unblock : texts.block}
        </Button>
        <p role="status">{done}</p>
      </div>
    </form>
  )
}
