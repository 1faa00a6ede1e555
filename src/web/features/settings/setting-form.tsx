import { type KeptSetting, saveSettings } from '../../../shared/api/setup.ts'
import { setupTexts as texts } from '../../../shared/messages/staff/setup.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface SettingFormProps {
  settings: readonly KeptSetting[]
  onSaved: () => Promise<void>
}

const idOf = (name: string) => `setting-${name.toLowerCase().replaceAll('_', '-')}`

/** Settings that belong together, saved together. What the environment says is shown and not changed. */
export function SettingForm({ settings, onSaved }: SettingFormProps) {
  const changeable = settings.filter(({ state }) => state !== 'set')
  const hasSecret = changeable.some(({ secret }) => secret)
  const passwordId = `${idOf(settings[0]?.name ?? 'none')}-password`
  const initial: Record<string, string> = {
    current: '',
    ...Object.fromEntries(changeable.map(({ name, value }) => [name, value ?? ''])),
  }
  const isLater = changeable.some(({ takesHold }) => takesHold === 'restart')
  const toast = useToast()
  const form = useSendForm({
    initial,
    keeps: true,
    failed: texts.saveFailed,
    idOf: (field) => (field === 'current' ? passwordId : idOf(field)),
    send: (values, { call }) => call(saveSettings, { body: bodyOf(changeable, values, hasSecret) }),
    onSent: () => {
      toast({ title: isLater ? texts.savedLater : texts.saved, kind: 'success' })
      return onSaved()
    },
  })
  const isNamed = Object.keys(form.problems).length > 0
  return (
    <form noValidate className="grid max-w-xl gap-4" onSubmit={form.submit}>
      <FailureNotice sentence={isNamed ? null : form.failure} />
      {settings.map((setting) => (
        <OneSetting key={setting.name} setting={setting} field={form.field(setting.name)} />
      ))}
      {hasSecret && (
        <TextField
          id={passwordId}
          type="password"
          autoComplete="current-password"
          label={texts.current}
          hint={texts.currentHint}
          {...form.field('current')}
        />
      )}
      {changeable.length > 0 && (
        <div>
          <Button type="submit" kind="secondary" busy={form.busy}>
            {texts.save}
          </Button>
        </div>
      )}
    </form>
  )
}

interface OneSettingProps {
  setting: KeptSetting
  field: { value: string; error: string | null; onChange: (event: { target: { value: string } }) => void }
}

function OneSetting({ setting: { name, state, value, secret }, field }: OneSettingProps) {
  const label = texts.labels[name] ?? name
  if (state === 'set')
    return (
      <div>
        <p className="font-semibold">{label}</p>
        {value !== null && <p className="[overflow-wrap:anywhere]">{value}</p>}
        <p className="text-muted">{texts.fixed(name)}</p>
      </div>
    )
  return (
    <TextField
      id={idOf(name)}
      label={label}
      hint={secret && state === 'kept' ? texts.secretSet : undefined}
      // Shown as it is typed: a mistyped key is found, and nothing of it is ever shown again.
      autoComplete="off"
      spellCheck={false}
      {...field}
    />
  )
}

/** A secret that was kept and not typed anew stays as it is. */
function bodyOf(changeable: readonly KeptSetting[], values: Record<string, string>, hasSecret: boolean) {
  const named = changeable.flatMap(({ name, secret, state }) => {
    const text = values[name] ?? ''
    return secret && state === 'kept' && text.trim() === '' ? [] : [[name, text] as const]
  })
  return { values: Object.fromEntries(named), ...(hasSecret ? { current: values.current ?? '' } : {}) }
}
