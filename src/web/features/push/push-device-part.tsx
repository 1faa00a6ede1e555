import { formatDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PushSettingsTexts } from './push-texts.ts'
import { type DeviceCalls, type DeviceSetup, usePushDevice } from './use-push-device.ts'

interface PushDevicePartProps<Setup extends DeviceSetup> {
  setup: Setup
  texts: PushSettingsTexts
  calls: DeviceCalls<Setup>
}

/** Whether this device is told, with the way to change it; and the person's others. */
export function PushDevicePart<Setup extends DeviceSetup>({
  setup,
  texts,
  calls,
}: PushDevicePartProps<Setup>) {
  const device = usePushDevice(setup, texts, calls)
  const { ability, isOn, others, busy } = device
  return (
    <div className="grid gap-4">
      {ability === 'none' && <Notice>{texts.none}</Notice>}
      {ability === 'denied' && <Notice tone="wait">{texts.denied}</Notice>}
      {ability === 'able' && (
        <>
          <p role="status" className="font-semibold">
            {isOn ? texts.on : texts.off}
          </p>
          <div>
            <Button
              kind={isOn ? 'secondary' : 'primary'}
              busy={busy}
              onClick={() => void (isOn ? device.turnOff() : device.turnOn())}
            >
              {isOn ? texts.turnOff : texts.turnOn}
            </Button>
          </div>
        </>
      )}
      <FailureNotice sentence={device.failure} />
      {others.length > 0 && (
        <div>
          <p>{texts.others(others.length)}</p>
          <ul className="mt-2 grid gap-2">
            {others.map(({ mark, since }) => (
              <li key={mark} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="text-muted">{texts.since(formatDay(since))}</span>
                <Button
                  kind="secondary"
                  size="sm"
                  disabled={busy}
                  aria-label={texts.drop(formatDay(since))}
                  onClick={() => void device.drop(mark)}
                >
                  {texts.dropShort}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
