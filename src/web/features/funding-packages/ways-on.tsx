import { useMessages } from '../../lib/use-messages.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** The links below a payment: the application that may still have to be sent, the toolkit, home. */
export function WaysOn() {
  const { funding } = useMessages()
  const texts = funding.confirmation
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to="/readiness-intake">{texts.toForm}</LinkButton>
      <LinkButton kind="secondary" to="/readiness">
        {texts.toReadiness}
      </LinkButton>
      <LinkButton kind="quiet" to="/">
        {texts.toHome}
      </LinkButton>
    </div>
  )
}
