import { type PushSetup, savePushKinds } from '../../../shared/api/push.ts'
import { type PushKind, pushKinds } from '../../../shared/rules/push-kinds.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PushSettingsTexts } from './push-texts.ts'

interface PushKindsFormProps {
  chosen: readonly PushKind[]
  texts: PushSettingsTexts
  onSaved: (setup: PushSetup) => void
}

/** What the person wants to be told, for all of their devices. */
export function PushKindsForm({ chosen, texts, onSaved }: PushKindsFormProps) {
  const form = useSendForm({
    initial: { kinds: chosen },
    keeps: true,
    failed: texts.saveFailed,
    send: ({ kinds }, { call }) => call(savePushKinds, { body: { kinds: [...kinds] } }),
    onSent: onSaved,
  })
  const { kinds } = form.values
  const toggle = (kind: PushKind, isWanted: boolean) =>
    form.change({ kinds: pushKinds.filter((each) => (each === kind ? isWanted : kinds.includes(each))) })
  return (
    <form className="grid gap-3" onSubmit={form.submit}>
      <fieldset>
        <legend className="font-semibold">{texts.kindsLegend}</legend>
        {pushKinds.map((kind) => (
          <Checkbox
            key={kind}
            id={`push-${kind}`}
            label={texts.kinds[kind]}
            checked={kinds.includes(kind)}
            onChange={(event) => toggle(kind, event.target.checked)}
          />
        ))}
      </fieldset>
      <div>
        <Button type="submit" kind="secondary" busy={form.busy}>
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
