import { savePreferences } from '../../../shared/api/accounts.ts'
import type { CommunicationPreferences } from '../../../shared/api/vocabulary.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'

const channels = ['phone', 'text', 'email'] as const

/** The three channels; every change that is saved becomes a consent record. */
export function PreferencesForm({
  saved,
  onSaved,
}: {
  saved: CommunicationPreferences
  onSaved: () => void
}) {
  const { account } = useMessages()
  const texts = account.preferences
  const form = useSendForm({
    initial: saved,
    keeps: true,
    failed: texts.failed,
    send: (body, { call }) => call(savePreferences, { body }),
    onSent: onSaved,
  })
  return (
    <form className="grid gap-4" onSubmit={form.submit}>
      {channels.map((channel) => (
        <Checkbox
          key={channel}
          id={channel}
          label={texts[channel]}
          checked={form.values[channel]}
          onChange={(event) => form.change({ [channel]: event.target.checked })}
        />
      ))}
      <p className="text-muted">{texts.note}</p>
      <div>
        <Button type="submit" busy={form.busy}>
          {texts.save}
        </Button>
      </div>
      {form.sent && (
        <Notice tone="good" role="status">
          <p>{texts.saved}</p>
        </Notice>
      )}
      <FailureNotice sentence={form.failure} />
    </form>
  )
}
