import type { ReactNode } from 'react'
import { useMessages } from '../../lib/use-messages.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { FormPackages } from './paid-packages.tsx'

interface NamedPurchaseProps {
  answer: FormPackages
  /** How to sign in with the address of the receipt, and come back here. */
  signIn: ReactNode
}

/** What became of the purchase that the form was opened with; nothing is said while it waits, for then it stands among what is paid. */
export function NamedPurchase({ answer, signIn }: NamedPurchaseProps) {
  const { funding } = useMessages()
  const texts = funding.purchase
  if (answer.named === 'not-yours')
    return (
      <Notice tone="info" title={texts.signInTitle} className="mb-8">
        <p className="mb-4">{texts.signInText}</p>
        {signIn}
      </Notice>
    )
  if (answer.named === 'closed')
    return (
      <Notice tone="wait" className="mb-8">
        <p>{texts.closed}</p>
      </Notice>
    )
  if (answer.named !== 'used') return null
  return (
    <Notice tone="info" className="mb-8">
      <p>{texts.used}</p>
      <LinkButton className="mt-3" to={`/readiness/status?application=${answer.applicationId}`}>
        {funding.submitted.status}
      </LinkButton>
    </Notice>
  )
}
