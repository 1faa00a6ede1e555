import { getCheckoutCredit } from '../../../shared/api/storefront.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatDay } from '../../lib/format.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { SumLine } from '../../ui/sum-line.tsx'

interface OrderTotalProps {
  choice: { tier: string | null; amount: string | null; service: string | null }
  /** Price of the package. */
  dollars: number
  /** What the payment that is open now asks for, in dollars; null while none is. */
  asked: number | null
}

/**
 * The price; with what was paid before, each credit and what is left to pay. The server decides both. Once a payment is open
 * the total is what it asks for, also where a credit was used up elsewhere since it was shown.
 */
export function OrderTotal({ choice, dollars, asked }: OrderTotalProps) {
  const { checkout, credit: texts } = useMessages()
  const say = useSay()
  const { tier, amount, service } = choice
  const { data, isError } = useCall(getCheckoutCredit, {
    query: { tier: tier ?? undefined, amount: amount ?? undefined, service: service ?? undefined },
  })
  const offered = data && data.credits.length > 0 ? data.due : dollars
  const due = asked ?? offered
  const credits = due === offered ? (data?.credits ?? []) : []
  return (
    <div className="mt-4 border-t border-line pt-4" aria-live="polite">
      {credits.length > 0 && (
        <dl className="mb-3 grid gap-2">
          <SumLine name={texts.price} value={formatDollars(dollars)} />
          {credits.map((credit) => (
            <SumLine
              key={`${credit.name} ${credit.paidOn}`}
              name={texts.line(say(credit.name), formatDay(credit.paidOn))}
              value={formatDollars(-credit.amount)}
            />
          ))}
        </dl>
      )}
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{credits.length > 0 ? texts.due : checkout.summary.total}</span>
        <span className="font-serif text-2xl font-semibold tabular-nums">{formatDollars(due)}</span>
      </p>
      {isError && <p className="mt-2 text-sm text-muted">{texts.failed}</p>}
    </div>
  )
}
