import { type ReactNode, useEffect, useRef, useState } from 'react'
import { orderPostal, type quotePostal } from '../../../shared/api/postal.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { useAct } from '../../lib/use-act.ts'
import { useAttemptKey } from '../../lib/use-attempt-key.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SumLine } from '../../ui/sum-line.tsx'
import { CheckedAddress } from './checked-address.tsx'
import { MissingPapers } from './missing-papers.tsx'
import { postalLetterName } from './postal-letter-name.ts'
import type { PostalWish } from './postal-steps.ts'

interface PostalQuoteProps {
  clientId: string
  wish: PostalWish
  quote: CallReply<typeof quotePostal>
  /** Above the press that orders. */
  beforeOrder: ReactNode
  onBack: () => void
  onOrdered: (order: CallReply<typeof orderPostal>) => void
}

/** Each letter with its pages, its address as the post knows it and its price; what happens next; then the payment. */
export function PostalQuote({ clientId, wish, quote, beforeOrder, onBack, onOrdered }: PostalQuoteProps) {
  const { postal, portal } = useMessages()
  const texts = postal.quote
  const say = useSay()
  const attempt = useAttemptKey()
  const [useCorrectedSender, setCorrected] = useState(false)
  const { busy, failure, act } = useAct(texts.orderFailed)
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that was here before is gone: the focus goes on to what took its place.
  useEffect(() => heading.current?.focus(), [])
  const order = () => {
    const wanted = { ...wish, total: quote.total, useCorrectedSender }
    const body = { ...wanted, attemptKey: attempt.keyOf(wanted) }
    return act((call) => call(orderPostal, { params: { id: clientId }, body }), onOrdered)
  }
  return (
    <div className="grid gap-6 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {texts.title}
      </h3>
      <ul className="grid gap-5">
        {quote.letters.map((letter) => (
          <li key={letter.documentId} className="border-b border-line pb-5">
            <p className="font-semibold">{postalLetterName(letter, portal)}</p>
            <p className="text-sm text-muted">{texts.pages(letter.pages, letter.envelope === 'flat')}</p>
            <CheckedAddress title={texts.to} address={letter.to} />
          </li>
        ))}
      </ul>
      <MissingPapers clientId={clientId} letters={quote.letters} />
      <div>
        <CheckedAddress title={texts.from} address={quote.from} />
        {quote.from.corrected && (
          <div className="mt-3">
            <p>{texts.corrected}</p>
            <address className="mt-1 not-italic">
              {quote.from.corrected.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <Checkbox
              id="postal-corrected"
              label={texts.useCorrected}
              checked={useCorrectedSender}
              onChange={({ target }) => setCorrected(target.checked)}
            />
          </div>
        )}
      </div>
      <div className="grid gap-2 border-t border-line pt-4">
        <dl className="grid gap-2">
          {quote.letters.map(({ documentId, price, ...letter }) => (
            <SumLine key={documentId} name={postalLetterName(letter, portal)} value={formatDollars(price)} />
          ))}
        </dl>
        <dl className="font-semibold">
          <SumLine name={texts.total} value={formatDollars(quote.total)} />
        </dl>
      </div>
      {quote.problem === null ? (
        <div>
          <p className="font-semibold">{texts.next}</p>
          <ol className="mt-2 grid list-decimal gap-1 pl-6">
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ) : (
        <Notice tone="alarm" role="alert">
          <p>{say(quote.problem)}</p>
        </Notice>
      )}
      {quote.problem === null && beforeOrder}
      <FailureNotice sentence={failure} />
      <div className="flex flex-wrap gap-3">
        {quote.problem === null && (
          <Button busy={busy} onClick={() => void order()}>
            {texts.order}
          </Button>
        )}
        <Button kind="quiet" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </div>
  )
}
