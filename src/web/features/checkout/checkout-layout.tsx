import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { useMessages } from '../../lib/use-messages.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SmartLink } from '../../ui/smart-link.tsx'
import { StepIndicator } from '../../ui/step-indicator.tsx'

interface CheckoutLayoutProps {
  step: 1 | 2 | 3
  title: string
  lead?: string
  back?: { to: string; text: string }
  summary?: ReactNode
  children: ReactNode
}

/** One step: the way back, 'Step 1 of 3', its heading, the form, and the summary beside it. */
export function CheckoutLayout({ step, title, lead, back, summary, children }: CheckoutLayoutProps) {
  const { checkout } = useMessages()
  return (
    <>
      {back && (
        <SmartLink to={back.to} className="text-link mb-4 inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {back.text}
        </SmartLink>
      )}
      <PageHeading
        above={<StepIndicator step={step} total={3} name={checkout.stepNames[step - 1]} />}
        title={title}
        lead={lead}
      />
      {summary ? (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
          <div className="lg:order-2">{summary}</div>
          <div className="min-w-0 lg:order-1">{children}</div>
        </div>
      ) : (
        children
      )}
    </>
  )
}
