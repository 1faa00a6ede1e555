import { useQueryClient } from '@tanstack/react-query'
import {
  addStaffPushDevice,
  dropStaffPushDevice,
  getStaffPush,
  type StaffPush,
  saveStaffPush,
} from '../../../shared/api/staff-push.ts'
import { pushSettingsTexts } from '../../../shared/messages/en/push-settings.ts'
import { staffPushTexts as texts } from '../../../shared/messages/staff/today.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useCall } from '../../lib/use-call.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { WhoseAndKindsFields } from '../../parts/waiting/whose-and-kinds.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PushDevicePart } from './push-device-part.tsx'
import type { DeviceCalls } from './use-push-device.ts'

const deviceCalls: DeviceCalls<StaffPush> = {
  key: queryKeyOf(getStaffPush),
  add: (device, call) => call(addStaffPushDevice, { body: device }),
  drop: (mark, call) => call(dropStaffPushDevice, { params: { mark } }),
}

/** On which devices one is told that something came, and of what. */
export function StaffPushPart() {
  const found = useCall(getStaffPush, {})
  return (
    <div className="mt-10">
      <PageSection id="staff-push" title={texts.title} lead={texts.lead}>
        <LoadFailure of={found} otherwise={texts.loadFailed} />
        {found.isPending && <Skeleton lines={3} />}
        {found.data && (
          <div className="grid gap-6">
            <PushDevicePart setup={found.data} texts={pushSettingsTexts} calls={deviceCalls} />
            {found.data.devices.length > 0 && <ChoiceForm push={found.data} />}
          </div>
        )}
      </PageSection>
    </div>
  )
}

function ChoiceForm({ push: { whose: chosenWhose, kinds: chosenKinds } }: { push: StaffPush }) {
  const queries = useQueryClient()
  const form = useSendForm({
    initial: { whose: chosenWhose, kinds: chosenKinds },
    keeps: true,
    failed: texts.failed,
    send: (body, { call }) => call(saveStaffPush, { body }),
    onSent: (saved) => queries.setQueryData(queryKeyOf(getStaffPush), saved),
    idOf: (field) => `staff-push-${field}`,
  })
  const { whose, kinds } = form.values
  return (
    <form noValidate aria-label={texts.title} className="grid max-w-prose gap-4" onSubmit={form.submit}>
      <WhoseAndKindsFields
        id="staff-push"
        labels={texts}
        chosen={{ whose, kinds }}
        kindsError={null}
        onChange={form.change}
      />
      <FailureNotice sentence={form.failure} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="secondary" busy={form.busy}>
          {texts.save}
        </Button>
        <p role="status">{form.sent ? texts.saved : ''}</p>
      </div>
    </form>
  )
}
