import { type Digest, getDigest, saveDigest } from '../../../shared/api/today.ts'
import { digestTexts as texts } from '../../../shared/messages/staff/today.ts'
import { useCall } from '../../lib/use-call.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { WhoseAndKindsFields } from '../../parts/waiting/whose-and-kinds.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))
/** Whether, when and of what one is mailed what waits. */
export function DigestPart() {
  const found = useCall(getDigest, {})
  return (
    <div className="mt-10">
      <PageSection id="digest" title={texts.title} lead={texts.lead}>
        <LoadFailure of={found} otherwise={texts.loadFailed} />
        {found.isPending && <Skeleton lines={3} />}
        {found.data && <DigestForm digest={found.data} />}
      </PageSection>
    </div>
  )
}

function DigestForm({ digest }: { digest: Digest }) {
  const form = useSendForm({
    initial: digest,
    keeps: true,
    check: ({ isOn, kinds }) => (isOn && kinds.length === 0 ? { kinds: texts.noKinds } : {}),
    failed: texts.failed,
    send: (body, { call }) => call(saveDigest, { body }),
    idOf: (field) => `digest-${field}`,
  })
  const { isOn, hour, whose, kinds } = form.values
  return (
    <form noValidate aria-label={texts.title} className="grid max-w-prose gap-4" onSubmit={form.submit}>
      <Checkbox
        id="digest-isOn"
        label={texts.isOn}
        checked={isOn}
        onChange={(event) => form.change({ isOn: event.target.checked })}
      />
      {isOn && (
        <>
          <SelectField
            id="digest-hour"
            label={texts.hour}
            empty={false}
            choices={hours}
            value={String(hour)}
            onChange={(event) => form.change({ hour: Number(event.target.value) })}
          />
          <WhoseAndKindsFields
            id="digest"
            labels={texts}
            chosen={{ whose, kinds }}
            kindsError={form.problems.kinds ?? null}
            onChange={form.change}
          />
        </>
      )}
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
