import { useEffect } from 'react'
import { formatDollars } from '../../../shared/rules/money.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { AcceptedTerms } from '../../parts/terms/accepted-terms.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { ShownOffer } from './use-payment-page.ts'

interface ProviderWayProps {
  offer: ShownOffer
  url: string
  /** Leaves this page for the provider's, in its place: Back leads to where one came from. */
  leave?: (url: string) => void
}

/**
 * On to the provider's page: at once at the whole price; where something was paid before, or a subscription runs already, after it was
 * read here.
 */
export function ProviderWay({
  offer,
  url,
  leave = (to: string) => window.location.replace(to),
}: ProviderWayProps) {
  const { pay } = useMessages()
  const isAtOnce = offer.credits.length === 0 && !offer.running
  useEffect(() => {
    if (isAtOnce) leave(url)
  }, [isAtOnce, leave, url])
  return (
    <div className="grid gap-4">
      {isAtOnce && (
        <p role="status" className="flex items-center gap-3 text-lg">
          <Spinner className="size-6 text-press" />
          {pay.leaving}
        </p>
      )}
      <p>
        <LinkButton to={url}>{pay.goOn(formatDollars(offer.due))}</LinkButton>
      </p>
      <AcceptedTerms />
      <p className="text-sm text-muted">{pay.atProvider}</p>
    </div>
  )
}
