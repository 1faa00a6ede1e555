import { useMessages } from '../../lib/use-messages.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** Nothing can be paid at this address (specification, section 2). */
export function InvalidSession() {
  const { funding } = useMessages()
  return (
    <>
      <PageHeading title={funding.checkout.invalidTitle} lead={funding.checkout.invalidText} />
      <LinkButton to="/readiness-intake">{funding.checkout.invalidLink}</LinkButton>
    </>
  )
}
