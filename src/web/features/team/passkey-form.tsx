import { useState } from 'react'
import { addPasskey, beginPasskey } from '../../../shared/api/team.ts'
import { ownAccountTexts } from '../../../shared/messages/staff/own-account.ts'
import { callApi } from '../../lib/call-api.ts'
import { TextField } from '../../ui/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import { PresentPassword } from './present-password.tsx'
import { useFormSending } from './use-form-sending.ts'

const texts = ownAccountTexts.passkeys

/** Adds a passkey: the browser makes it, after the password was entered once more. */
export function PasskeyForm({ onAdded }: { onAdded: () => Promise<void> }) {
  const [name, setName] = useState('')
  const [current, setCurrent] = useState('')
  const [added, setAdded] = useState<string | null>(null)
  const { busy, failure, fields, send, setFailure } = useFormSending(texts.failed)
  const add = () =>
    send(async () => {
      setAdded(null)
      const { browserSupportsWebAuthn, startRegistration } = await import('@simplewebauthn/browser')
      if (!browserSupportsWebAuthn()) return setFailure(texts.unknown)
      const options = await callApi(beginPasskey, { body: { current } })
      const response = await startRegistration({
        optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
      }).catch(() => null)
      if (response === null) return setFailure(texts.stopped)
      const kept = await callApi(addPasskey, { body: { name, response: { ...response } } })
      setAdded(kept.name)
      setName('')
      setCurrent('')
      await onAdded()
    })
  return (
    <AccountForm
      submit={texts.add}
      kind="secondary"
      busy={busy}
      failure={failure}
      done={added && texts.added(added)}
      onSend={add}
    >
      <TextField
        id="passkey-name"
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        error={fields.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <PresentPassword id="passkey-current" value={current} error={fields.current} onChange={setCurrent} />
    </AccountForm>
  )
}
