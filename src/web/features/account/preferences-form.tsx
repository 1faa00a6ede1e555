import { useState } from 'react'
import { savePreferences } from '../../../shared/api/accounts.ts'
import type { CommunicationPreferences } from '../../../shared/api/vocabulary.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
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
  const [chosen, setChosen] = useState(saved)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ good: boolean; sentence: string } | null>(null)

  const save = async () => {
    setBusy(true)
    setOutcome(null)
    try {
      await callApi(savePreferences, { body: chosen })
      setOutcome({ good: true, sentence: texts.saved })
      onSaved()
    } catch (error) {
      setOutcome({ good: false, sentence: sentenceOf(error, texts.failed) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {channels.map((channel) => (
        <Checkbox
          key={channel}
          id={channel}
          label={texts[channel]}
          checked={chosen[channel]}
          onChange={(event) => setChosen({ ...chosen, [channel]: event.target.checked })}
        />
      ))}
      <p className="text-muted">{texts.note}</p>
      <div>
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
      </div>
      {outcome && (
        <Notice tone={outcome.good ? 'good' : 'alarm'} role={outcome.good ? 'status' : 'alert'}>
          <p>{outcome.sentence}</p>
        </Notice>
      )}
    </form>
  )
}
