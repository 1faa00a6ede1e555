import { useState } from 'react'
import { makeApiKey } from '../../../shared/api/keys.ts'
import { connectionTexts } from '../../../shared/messages/staff/connections.ts'
import { type KeyScope, keyScopeNames } from '../../../shared/rules/key-scopes.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { ChoiceBoxes } from '../../ui/choice-boxes.tsx'
import { SecretOnce } from '../../ui/secret-once.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { TextField } from '../../ui/text-field.tsx'

const { make: texts, scopes: scopeTexts } = connectionTexts
const lives = ['30', '90', '365'] as const

interface Draft {
  name: string
  scopes: readonly KeyScope[]
  days: (typeof lives)[number]
  current: string
}
const nothing: Draft = { name: '', scopes: [], days: '90', current: '' }

/** Makes a key with the scopes that are ticked, and shows it once. */
export function KeyForm({ onMade }: { onMade: () => Promise<void> }) {
  const [secret, setSecret] = useState<string | null>(null)
  const form = useSendForm({
    initial: nothing,
    failed: texts.failed,
    idOf: (field) => `key-${field}`,
    check: ({ scopes }) => (scopes.length === 0 ? { scopes: texts.noScope } : {}),
    send: ({ name, scopes, days, current }, { call }) =>
      call(makeApiKey, { body: { name, scopes: [...scopes], days: Number(days), current } }),
    onSent: (made) => {
      setSecret(made.secret)
      return onMade()
    },
  })
  return (
    <SecretOnce texts={texts} secret={secret} onDone={() => setSecret(null)}>
      <SentForm submit={texts.send} form={form}>
        <TextField
          id="key-name"
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
          {...form.field('name')}
        />
        <ChoiceBoxes
          id="key-scopes"
          label={texts.scopes}
          error={form.problems.scopes ?? null}
          choices={keyScopeNames.map((value) => ({ value, label: scopeTexts[value] }))}
          chosen={form.values.scopes}
          onChange={(scopes) => form.change({ scopes })}
        />
        <SelectField
          id="key-days"
          label={texts.days}
          empty={false}
          value={form.values.days}
          choices={lives.map((value) => ({ value, label: texts.dayChoices[value] }))}
          onChange={(event) =>
            form.change({ days: lives.find((each) => each === event.target.value) ?? '90' })
          }
        />
        <TextField
          id="key-current"
          type="password"
          label={texts.password}
          autoComplete="current-password"
          {...form.field('current')}
        />
      </SentForm>
    </SecretOnce>
  )
}
