import type { ReactNode } from 'react'
import { getSession } from '../../../shared/api/accounts.ts'
import { closeRefund, type SentBackRefund } from '../../../shared/api/sent-back-refunds.ts'
import { sentBackRefundTexts as texts } from '../../../shared/messages/staff/sent-back-refunds.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatInstant } from '../../lib/format.ts'
import { mayStaff } from '../../lib/may-staff.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useCall } from '../../lib/use-call.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { personAddress } from '../../parts/persons/person-link.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { FactList } from './fact-list.tsx'

interface SentBackCardProps {
  refund: SentBackRefund
  reload: () => Promise<unknown>
}

/** One refund that came back: of whom, how much, and the two ways to pay it. */
export function SentBackCard({ refund, reload }: SentBackCardProps) {
  const mayRefund = mayStaff(useCall(getSession, {}).data, 'refunds')
  const { productName, name, email, clientId, amount, reason, by, askedAt, sentBackAt, closed } = refund
  const person = email === null ? texts.gone : name === null ? email : `${name}, ${email}`
  const facts: (readonly [string, ReactNode])[] = [
    [texts.facts.product, <strong key="product">{productName}</strong>],
    [texts.facts.amount, <strong key="amount">{formatDollars(Number(amount))}</strong>],
    [texts.facts.buyer, person],
    [texts.facts.reason, reason],
    [texts.facts.asked, texts.byAt(by, formatInstant(askedAt))],
    [texts.facts.sentBack, formatInstant(sentBackAt)],
    ...(closed === null
      ? []
      : ([
          [texts.facts.note, <strong key="note">{closed.note}</strong>],
          [texts.facts.closed, texts.byAt(closed.by, formatInstant(closed.at))],
        ] as const)),
  ]
  const where =
    clientId === null
      ? email && { to: personAddress(email), text: texts.person }
      : { to: `/dashboard/client?client=${clientId}&part=money`, text: texts.client(clientId) }
  return (
    <section
      aria-label={`${productName}, ${person}`}
      className="rounded-lg border border-line bg-surface p-4 text-sm"
    >
      <FactList facts={facts} />
      {closed === null && <p className="mt-3">{texts.means}</p>}
      {where && (
        <p className="mt-3">
          <TextLink to={where.to}>{where.text}</TextLink>
        </p>
      )}
      {closed === null && mayRefund && <CloseForm {...{ refund, reload }} />}
    </section>
  )
}

function CloseForm({ refund, reload }: SentBackCardProps) {
  const id = `sent-back-${refund.id}`
  const toast = useToast()
  const form = useSendForm({
    initial: { note: '' },
    check: ({ note }) => (note.trim().length < 3 ? { note: texts.noNote } : {}),
    send: ({ note }, { call }) => call(closeRefund, { params: { id: String(refund.id) }, body: { note } }),
    onSent: async () => {
      toast({ title: texts.done, kind: 'success' })
      await reload()
    },
    failed: texts.notClosed,
    idOf: () => id,
  })
  return (
    <form
      aria-label={texts.formNamed(formatDollars(Number(refund.amount)))}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="mt-3 grid max-w-lg gap-3 border-t border-line pt-3"
    >
      <TextField id={id} label={texts.note} hint={texts.noteHint} maxLength={300} {...form.field('note')} />
      <FailureNotice sentence={form.failure} />
      <div>
        <Button type="submit" size="sm" className="max-sm:min-h-11" busy={form.busy}>
          {texts.close}
        </Button>
      </div>
    </form>
  )
}
