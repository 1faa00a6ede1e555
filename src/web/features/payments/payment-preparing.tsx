import { useMessages } from '../../lib/use-messages.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** What the screen reads before a client secret exists. */
export function PaymentPreparing() {
  const { payments } = useMessages()
  return (
    <p role="status" className="flex items-center gap-3 py-8 text-lg">
      <Spinner className="size-6 text-press" />
      {payments.loading}
    </p>
  )
}
