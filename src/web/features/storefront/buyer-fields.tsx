import { useEffect } from 'react'
import { useMessages } from '../../lib/use-messages.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { EmailField, TextField } from '../../ui/text-field.tsx'
import type { useBuyer } from './use-buyer.ts'

/** Name and address of whoever pays. */
export function BuyerFields({
  state,
  takesFocus,
}: {
  state: ReturnType<typeof useBuyer>
  takesFocus: boolean
}) {
  const { pay } = useMessages()
  useEffect(() => {
    if (takesFocus) document.getElementById('pay-name')?.focus()
  }, [takesFocus])
  const { buyer, errors, failure, type } = state
  return (
    <>
      <h2 className="text-xl">{pay.yourDetails}</h2>
      <FailureNotice sentence={failure} />
      <TextField
        id="pay-name"
        label={pay.name}
        autoComplete="name"
        value={buyer.name}
        error={errors.name}
        onChange={(event) => type('name', event.target.value)}
      />
      <EmailField
        id="pay-email"
        label={pay.email}
        hint={pay.emailHint}
        value={buyer.email}
        error={errors.email}
        onChange={(event) => type('email', event.target.value)}
      />
    </>
  )
}
