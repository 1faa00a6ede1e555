import { useQueryClient } from '@tanstack/react-query'
import { addPushDevice, dropPushDevice, getPushSetup, type PushSetup } from '../../../shared/api/push.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLanguage } from '../../lib/use-messages.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PushDevicePart } from './push-device-part.tsx'
import { PushKindsForm } from './push-kinds-form.tsx'
import { pushSettingsTexts } from './push-texts.ts'
import type { DeviceCalls } from './use-push-device.ts'

const deviceCalls: DeviceCalls<PushSetup> = {
  key: queryKeyOf(getPushSetup),
  add: (device, call) => call(addPushDevice, { body: device }),
  drop: (mark, call) => call(dropPushDevice, { params: { mark } }),
}

/** Notifications: on which device, and of what. */
export function PushSettings() {
  const texts = pushSettingsTexts[useLanguage().language]
  const queries = useQueryClient()
  const { data, error } = useCall(getPushSetup, {})
  return (
    <section aria-labelledby="push-settings" className="mt-10 grid gap-4">
      <h2 id="push-settings" className="text-xl">
        {texts.title}
      </h2>
      <p className="text-muted">
        {texts.lead} {texts.emailStays}
      </p>
      {error && (
        <Notice tone="alarm" role="alert">
          <p>{texts.loadFailed}</p>
        </Notice>
      )}
      {data && (
        <>
          <PushDevicePart setup={data} texts={texts} calls={deviceCalls} />
          <PushKindsForm
            chosen={data.kinds}
            texts={texts}
            onSaved={(saved) => queries.setQueryData(queryKeyOf(getPushSetup), saved)}
          />
        </>
      )}
    </section>
  )
}
