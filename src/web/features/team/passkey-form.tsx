import { useState } from 'react'
import { addPasskey, beginPasskey } from '../../../shared/api/team.ts'
import { ownAccountTexts } from '../../../shared/messages/staff/own-account.ts'
import { Refused } from '../../lib/use-act.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { SentForm } from '../../ui/sent-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PresentPassword } from './present-password.tsx'

const texts = ownAccountTexts.passkeys

/** Adds a passkey: the browser makes it, after the password was entered once more. */
export function PasskeyForm({ onAdded }: { onAdded: () => Promise<void> }) {
  const [added, setAdded] = useState('')
  const form = useSendForm({
    initial: { name: '', current: '' },
    failed: texts.failed,
    send: async ({ name, current }, { call }) => {
      const { browserSupportsWebAuthn, startRegistration } = await import('@simplewebauthn/browser')
      if (!browserSupportsWebAuthn()) throw new Refused(texts.unknown)
      const options = await call(beginPasskey, { body: { current } })
      const response = await startRegistration({
        optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
      }).catch(() => null)
      if (response === null) throw new Refused(texts.stopped)
      return call(addPasskey, { body: { name, response: { ...response } } })
    },
    onSent: ({ name }) => {
      setAdded(name)
      return onAdded()
    },
  })
  return (
    <SentForm submit={texts.add} kind="secondary" form={form} done={form.sent ? texts.added(added) : null}>
      <TextField
        id="passkey-name"
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        {...form.field('name')}
      />
      <PresentPassword id="passkey-current" {...form.field('current')} />
    </SentForm>
  )
}
