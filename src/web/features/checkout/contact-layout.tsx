import type { ReactNode } from 'react'
import { useMessages } from '../../lib/use-messages.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'

/** The first step around its form. */
export function ContactLayout({ summary, children }: { summary?: ReactNode; children?: ReactNode }) {
  const { checkout, shell } = useMessages()
  return (
    <CheckoutLayout
      step={1}
      title={checkout.contactTitle}
      lead={checkout.contactLead}
      back={{ to: '/', text: shell.backToHome }}
      summary={summary}
    >
      {children}
    </CheckoutLayout>
  )
}

/** The first step as far as it is the same for everybody: it stands in the document, to be read before the app has come. */
export function CheckoutBegun() {
  return (
    <PageFrame beforeApp>
      <ContactLayout>
        <Skeleton lines={6} />
      </ContactLayout>
    </PageFrame>
  )
}
