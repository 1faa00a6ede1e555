import type { quotePostal } from '../../../shared/api/postal.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { useMessages } from '../../lib/use-messages.tsx'

interface CheckedAddressProps {
  title: string
  address: CallReply<typeof quotePostal>['from']
}

/** An address as it stands on the letter, and whether the post knows it. */
export function CheckedAddress({ title, address }: CheckedAddressProps) {
  const texts = useMessages().postal.quote
  const said = {
    deliverable: <p className="mt-1 text-sm text-press">{texts.known}</p>,
    uncertain: <p className="mt-1 text-sm text-wait">{texts.uncertain}</p>,
    undeliverable: <p className="mt-1 text-sm font-semibold text-alarm">{texts.unknown}</p>,
  }
  return (
    <div className="mt-3">
      <p className="text-sm font-semibold">{title}</p>
      <address className="not-italic">
        {address.lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {said[address.deliverability]}
    </div>
  )
}
