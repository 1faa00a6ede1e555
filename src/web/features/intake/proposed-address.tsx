import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { proposeAddress } from '../../../shared/api/intake.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import type { IntakeValues } from './intake-values.ts'

const parts = ['mailingAddress', 'city', 'state', 'zipCode'] as const

/**
 * Fills in the address that an uploaded report prints, when it is asked to: only the person knows where they get their mail. The
 * button stands there from the start, so that nothing moves under whoever is typing.
 */
export function ProposedAddress({ form, client }: { form: UseFormReturn<IntakeValues>; client: string }) {
  const { intake } = useMessages()
  const { act, busy, failure } = useAct(intake.proposedFailed)
  const [said, setSaid] = useState<string | null>(null)
  const fill = () =>
    act(
      (call) => call(proposeAddress, { query: { client } }),
      ({ address }) => {
        setSaid(address ? intake.proposedFrom(address.bureau) : intake.proposedNone)
        if (!address) return
        for (const part of parts) form.setValue(part, address[part], { shouldDirty: true })
        const wrong = parts.filter((part) => form.getFieldState(part).invalid)
        if (wrong.length > 0) void form.trigger(wrong)
      },
    )
  return (
    <div>
      <Button kind="secondary" busy={busy} onClick={() => void fill()}>
        {intake.proposedTake}
      </Button>
      <p role="status" className="mt-2 empty:hidden">
        {failure ?? said}
      </p>
    </div>
  )
}
