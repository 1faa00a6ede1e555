import { type ReactNode, useState } from 'react'
import type { getPostal, orderPostal, quotePostal } from '../../../shared/api/postal.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { PostalChoice } from './postal-choice.tsx'
import { PostalPayment } from './postal-payment.tsx'
import { PostalQuote } from './postal-quote.tsx'
import type { PostalWish, RenderPayment } from './postal-steps.ts'
import { SendList } from './send-list.tsx'
import { usePostal } from './use-postal.ts'
import { useReturnedOrder } from './use-returned-order.ts'

interface PostalSectionProps {
  clientId: string
  /** The payment with which the provider sent the browser back; null: none. */
  returnedOrder: string | null
  renderPayment: RenderPayment
  /** What must be there before an order: where staff order, on whose word. */
  beforeOrder?: ReactNode
}

type Step =
  | { kind: 'choose' }
  | { kind: 'quote'; wish: PostalWish; quote: CallReply<typeof quotePostal> }
  | { kind: 'pay'; order: CallReply<typeof orderPostal> }

/** 'Send it for me', and what was sent so. Nothing at all where this product has no mail provider. */
export function PostalSection({ clientId, returnedOrder, renderPayment, beforeOrder }: PostalSectionProps) {
  const texts = useMessages().postal
  const { postal, reload } = usePostal(clientId)
  const returned = useReturnedOrder(clientId, returnedOrder, reload)
  if (postal.isError) {
    return <LoadFailure of={postal} otherwise={texts.failed} />
  }
  const { data } = postal
  if (!data || (data.provider === null && data.sends.length === 0)) return null
  return (
    <PageSection id="send" title={texts.title} lead={texts.lead}>
      {data.provider === 'sandbox' && (
        <Notice tone="wait" title={texts.sandbox.title} className="mb-5">
          <p>{texts.sandbox.text}</p>
        </Notice>
      )}
      {returned !== null && (
        <Notice tone={returned.tone} role="status" className="mb-5">
          <p>{returned.text}</p>
        </Notice>
      )}
      {data.provider !== null && (
        <SendForm {...{ clientId, reload, renderPayment, beforeOrder }} postal={data} />
      )}
      <SendList clientId={clientId} sends={data.sends} onChanged={reload} />
    </PageSection>
  )
}

interface SendFormProps {
  clientId: string
  postal: CallReply<typeof getPostal>
  reload: () => void
  renderPayment: RenderPayment
  beforeOrder: ReactNode
}

/** The choice, then what it costs, then the payment; back at any time before it. */
function SendForm({ clientId, postal, reload, renderPayment, beforeOrder }: SendFormProps) {
  const texts = useMessages().postal
  const [step, setStep] = useState<Step>({ kind: 'choose' })
  const [done, setDone] = useState('')
  if (step.kind === 'pay') {
    return (
      <PostalPayment
        clientId={clientId}
        order={step.order}
        renderPayment={renderPayment}
        onBack={() => setStep({ kind: 'choose' })}
        onPaid={(text) => {
          setDone(text)
          setStep({ kind: 'choose' })
          reload()
        }}
      />
    )
  }
  if (step.kind === 'quote') {
    return (
      <PostalQuote
        clientId={clientId}
        wish={step.wish}
        quote={step.quote}
        beforeOrder={beforeOrder}
        onBack={() => setStep({ kind: 'choose' })}
        onOrdered={(order) => setStep({ kind: 'pay', order })}
      />
    )
  }
  return (
    <>
      {done !== '' && (
        <Notice tone="good" role="status" className="mb-5">
          <p>{done}</p>
        </Notice>
      )}
      {postal.letters.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <PostalChoice
          clientId={clientId}
          postal={postal}
          onQuoted={(wish, quote) => {
            setDone('')
            setStep({ kind: 'quote', wish, quote })
          }}
        />
      )}
    </>
  )
}
