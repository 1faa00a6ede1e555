import { applicationPackage } from '../../../shared/catalogue/success-fees.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/**
 * The links below a payment: the application that may still have to be sent, or the one that was sent before its package was bought;
 * the toolkit, home.
 */
export function WaysOn({ productType }: { productType?: string }) {
  const { funding } = useMessages()
  const texts = funding.confirmation
  return (
    <div className="flex flex-wrap gap-3">
      {productType === applicationPackage.key ? (
        <LinkButton to="/readiness/status?application=mine">{funding.submitted.status}</LinkButton>
      ) : (
        <LinkButton to="/readiness-intake">{texts.toForm}</LinkButton>
      )}
      <LinkButton kind="secondary" to="/readiness">
        {texts.toReadiness}
      </LinkButton>
      <LinkButton kind="quiet" to="/">
        {texts.toHome}
      </LinkButton>
    </div>
  )
}
