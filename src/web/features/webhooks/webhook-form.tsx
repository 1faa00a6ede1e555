import { useState } from 'react'
import { addWebhook } from '../../../shared/api/webhooks.ts'
import { webhookTexts } from '../../../shared/messages/staff/webhooks.ts'
import { type WebhookKind, webhookKinds } from '../../../shared/rules/webhook-kinds.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { ChoiceBoxes } from '../../ui/choice-boxes.tsx'
import { SecretOnce } from '../../ui/secret-once.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { TextField } from '../../ui/text-field.tsx'

const { add: texts, kinds: kindTexts } = webhookTexts
const nothing: { address: string; kinds: readonly WebhookKind[] } = { address: '', kinds: [] }

/** Adds a receiver of what is ticked, and shows its secret once. */
export function WebhookForm({ onAdded }: { onAdded: () => Promise<void> }) {
  const [secret, setSecret] = useState<string | null>(null)
  const form = useSendForm({
    initial: nothing,
    failed: texts.failed,
    idOf: (field) => `webhook-${field}`,
    check: ({ kinds }) => (kinds.length === 0 ? { kinds: texts.noKind } : {}),
    send: ({ address, kinds }, { call }) => call(addWebhook, { body: { address, kinds: [...kinds] } }),
    onSent: (added) => {
      setSecret(added.secret)
      return onAdded()
    },
  })
  return (
    <SecretOnce texts={texts} secret={secret} onDone={() => setSecret(null)}>
      <SentForm submit={texts.send} form={form}>
        <TextField
          id="webhook-address"
          type="url"
          label={texts.address}
          hint={texts.addressHint}
          autoComplete="off"
          {...form.field('address')}
        />
        <ChoiceBoxes
          id="webhook-kinds"
          label={texts.kinds}
          error={form.problems.kinds ?? null}
          choices={webhookKinds.map((value) => ({ value, label: kindTexts[value] }))}
          chosen={form.values.kinds}
          onChange={(kinds) => form.change({ kinds })}
        />
      </SentForm>
    </SecretOnce>
  )
}
