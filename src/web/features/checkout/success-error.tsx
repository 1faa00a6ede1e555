import { useMessages } from '../../lib/use-messages.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** The error state of the success page; it never says that a payment was lost. */
export function SuccessError({ sentence }: { sentence: string }) {
  const { success } = useMessages()
  return (
    <>
      <PageHeading title={success.errorTitle} />
      <Notice tone="alarm" role="alert" title={sentence}>
        <p>{success.noCharge}</p>
      </Notice>
      <div className="mt-6 flex flex-wrap gap-4">
        <LinkButton to="/checkout">{success.tryAgain}</LinkButton>
        <LinkButton to="/" kind="secondary">
          {success.backToHome}
        </LinkButton>
      </div>
    </>
  )
}
