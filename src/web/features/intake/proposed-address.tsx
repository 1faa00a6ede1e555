import type { UseFormReturn } from 'react-hook-form'
import { proposeAddress } from '../../../shared/api/intake.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { IntakeValues } from './intake-values.ts'

const parts = ['mailingAddress', 'city', 'state', 'zipCode'] as const

/** The address that an uploaded report prints, for whoever has typed none; only the person knows where they get their mail. */
export function ProposedAddress({ form, client }: { form: UseFormReturn<IntakeValues>; client: string }) {
  const { intake } = useMessages()
  const isEmpty = form.watch(parts).every((value) => value === '')
  const { data } = useCall(proposeAddress, { query: { client } }, { enabled: isEmpty, on401: 'empty' })
  const address = data?.address
  if (!address || !isEmpty) return null
  const take = () => {
    for (const part of parts) form.setValue(part, address[part], { shouldDirty: true })
    void form.trigger([...parts].filter((part) => form.getFieldState(part).invalid))
    // The button is gone: the focus goes on at what it filled.
    document.getElementById('mailingAddress')?.focus()
  }
  const { bureau, mailingAddress, city, state, zipCode } = address
  return (
    <Notice tone="info" title={intake.proposedTitle(bureau)}>
      <p>{`${mailingAddress}, ${city}, ${state} ${zipCode}`}</p>
      <p>{intake.proposedText}</p>
      <Button kind="secondary" className="mt-3" onClick={take}>
        {intake.proposedTake}
      </Button>
    </Notice>
  )
}
