import { useRef, useState } from 'react'
import { staffRefundTexts } from '../../../shared/messages/staff/refunds.ts'
import { amountText, formatDollars } from '../../../shared/rules/money.ts'
import { randomKey } from '../../lib/random-key.ts'
import { type Caller, useAct } from '../../lib/use-act.ts'
import type { RefundedPayment, RefundToSend } from './refunded-payment.ts'

const { form: texts } = staffRefundTexts

interface RefundProblems {
  amount?: string
  reason?: string
}

/**
 * One refund as it is filled in, asked once more and sent. The key stays with its amount, so that a second press and a
 * try after a lost answer are the same refund; another amount is another refund.
 */
export function useRefund(given: {
  payment: RefundedPayment
  send: (refund: RefundToSend, call: Caller) => Promise<unknown>
  onRefunded: (amount: string) => void
}) {
  const { payment } = given
  const [amount, setAmount] = useState<string>(payment.left)
  const [reason, setReason] = useState('')
  const [asking, setAsking] = useState(false)
  const [tried, setTried] = useState(false)
  const { busy, failure, act, refuse } = useAct(texts.failed)
  const keys = useRef(new Map<string, string>())

  // What was sent and not answered is taken off what is left: it may be sent again all the same.
  const [sent, setSent] = useState<string | null>(null)
  const wire = amountOf(amount)
  const found = problemsOf(wire, reason, wire !== null && wire === sent ? wire : payment.left)
  const problems = tried ? found : {}

  const change = (part: { amount?: string; reason?: string }) => {
    if (part.amount !== undefined) setAmount(part.amount)
    if (part.reason !== undefined) setReason(part.reason)
    refuse(null)
  }
  const ask = () => {
    setTried(true)
    refuse(null)
    if (!found.amount && !found.reason) setAsking(true)
  }
  const send = async () => {
    if (busy || wire === null) return
    const attemptKey = keys.current.get(wire) ?? randomKey()
    keys.current.set(wire, attemptKey)
    setSent(wire)
    await act(async (call) => {
      const { paymentIntentId } = payment
      await given.send({ paymentIntentId, amount: wire, reason: reason.trim(), attemptKey }, call)
      given.onRefunded(formatDollars(Number(wire)))
    })
  }
  return {
    amount,
    reason,
    change,
    problems,
    asking,
    ask,
    back: () => setAsking(false),
    busy,
    failure,
    send,
    shownAmount: formatDollars(Number(wire ?? 0)),
    isWhole: wire === payment.left,
  }
}

/** '250', '250.5', '$1,250.00' as people type it become '1250.00'; anything else is null. */
function amountOf(typed: string): string | null {
  const plain = typed.trim().replace(/^\$/, '').replace(/,/g, '')
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? amountText(Math.round(Number(plain) * 100)) : null
}

function problemsOf(amount: string | null, reason: string, left: string): RefundProblems {
  const problems: RefundProblems = {}
  if (amount === null || Number(amount) === 0) problems.amount = texts.wrongAmount
  else if (Number(amount) > Number(left)) problems.amount = texts.tooMuch(formatDollars(Number(left)))
  if (reason.trim().length < 3) problems.reason = texts.noReason
  return problems
}
