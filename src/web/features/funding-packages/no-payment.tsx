import type { ReactNode } from 'react'
import { useMessages } from '../../lib/use-messages.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WaysOn } from './ways-on.tsx'

/** A page after a payment, opened without one; `more` stands before the ways on. */
export function NoPayment({ title, text, more }: { title?: string; text?: string; more?: ReactNode }) {
  const { funding } = useMessages()
  return (
    <>
      <PageHeading
        title={title ?? funding.confirmation.noneTitle}
        lead={text ?? funding.confirmation.noneText}
      />
      {more && <div className="mb-4">{more}</div>}
      <WaysOn />
    </>
  )
}
