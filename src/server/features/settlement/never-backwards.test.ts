import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neverBackwards, type StandingMoney, type ToldMoney } from './never-backwards.ts'

const asked: StandingMoney = {
  amountCents: 50_000,
  refundedCents: 0,
  status: 'requires_payment_method',
  settledAt: null,
}
const settledAt = new Date('2026-11-20T12:00:00Z')
const settled = (refundedCents: number): StandingMoney => ({
  ...asked,
  refundedCents,
  status: 'succeeded',
  settledAt,
})
const intentOf = (status: ToldMoney['intent']['status'], refundedCents = 0) => ({
  status,
  amountCents: 50_000,
  currency: 'usd',
  refundedCents,
})
const paid = (refundedCents: number, refunds: ToldMoney['refunds'] = null) => ({
  intent: intentOf('succeeded', refundedCents),
  refunds,
})
const sent = (amountCents: number) => ({ amountCents, status: 'succeeded' as const })
const bounced = (amountCents: number) => ({ amountCents, status: 'failed' as const })

describe('an answer of the provider', () => {
  it('settles a payment the first time that it says paid, and only then', () => {
    expect(neverBackwards(asked, paid(0))).toEqual({ kind: 'paid', first: true, refundedCents: 0 })
    expect(neverBackwards(settled(0), paid(0))).toEqual({ kind: 'stays' })
  })

  it('from before a refund does not undo the refund', () => {
    expect(neverBackwards(settled(50_000), paid(0))).toEqual({ kind: 'stays' })
    expect(neverBackwards(settled(50_000), paid(0, [sent(50_000)]))).toEqual({ kind: 'stays' })
  })

  it('lowers what was refunded when the whole list shows that the bank sent it back', () => {
    expect(neverBackwards(settled(50_000), paid(20_000, [sent(20_000), bounced(30_000)]))).toEqual({
      kind: 'paid',
      first: false,
      refundedCents: 20_000,
    })
  })

  it('from before the payment does not unsettle it, and one from before the end does not reopen it', () => {
    for (const status of ['requires_payment_method', 'requires_action', 'processing', 'canceled'] as const)
      expect(neverBackwards(settled(0), { intent: intentOf(status), refunds: null })).toEqual({
        kind: 'stays',
      })
    const over = { ...asked, status: 'canceled' }
    expect(neverBackwards(over, { intent: intentOf('requires_action'), refunds: null }).kind).toBe('stays')
  })

  it('settles nothing in another sum or currency', () => {
    const other = { ...intentOf('succeeded'), amountCents: 50_001 }
    expect(neverBackwards(asked, { intent: other, refunds: null }).kind).toBe('other-amount')
    const euros = { ...intentOf('succeeded'), currency: 'eur' }
    expect(neverBackwards(asked, { intent: euros, refunds: null }).kind).toBe('other-amount')
  })
})

/** What happens at the provider, each in its time. */
type Happening = { kind: 'pay' } | { kind: 'refund'; cents: number } | { kind: 'bounce' }

/** Every state of the provider, the first one before anything happened. */
function historyOf(happenings: readonly Happening[]) {
  let isPaid = false
  let refunds: { amountCents: number; status: 'succeeded' | 'failed' }[] = []
  const sum = () =>
    refunds
      .filter(({ status }) => status !== 'failed')
      .reduce((total, { amountCents }) => total + amountCents, 0)
  const state = () => ({
    intent: intentOf(isPaid ? 'succeeded' : 'requires_payment_method', sum()),
    refunds: [...refunds],
  })
  const states = [state()]
  for (const happening of happenings) {
    if (happening.kind === 'pay') isPaid = true
    if (happening.kind === 'refund' && isPaid && sum() + happening.cents <= 50_000)
      refunds = [...refunds, { amountCents: happening.cents, status: 'succeeded' }]
    if (happening.kind === 'bounce') {
      const last = refunds.findLastIndex(({ status }) => status !== 'failed')
      refunds = refunds.map((refund, place) => (place === last ? { ...refund, status: 'failed' } : refund))
    }
    states.push(state())
  }
  return states
}

const happenings = fc.array(
  fc.oneof(
    fc.constant<Happening>({ kind: 'pay' }),
    fc.integer({ min: 1, max: 30_000 }).map((cents): Happening => ({ kind: 'refund', cents })),
    fc.constant<Happening>({ kind: 'bounce' }),
  ),
  { maxLength: 12 },
)

function follow(standing: StandingMoney, told: ToldMoney): StandingMoney {
  const step = neverBackwards(standing, told)
  if (step.kind === 'waits') return { ...standing, status: step.status }
  if (step.kind !== 'paid') return standing
  return {
    ...standing,
    status: 'succeeded',
    settledAt: standing.settledAt ?? settledAt,
    refundedCents: step.refundedCents,
  }
}

describe('answers in any order: stale, late, doubled and crossing', () => {
  it('never unsettle a payment, settle it once, and without a returned refund never lower what was refunded', () => {
    fc.assert(
      fc.property(happenings, fc.array(fc.nat(30)), (happened, order) => {
        const states = historyOf(happened.filter(({ kind }) => kind !== 'bounce'))
        let standing = asked
        let firsts = 0
        for (const place of order) {
          const told = states[place % states.length]
          if (!told) continue
          const step = neverBackwards(standing, { ...told, refunds: null })
          if (step.kind === 'paid' && step.first) firsts += 1
          const next = follow(standing, { ...told, refunds: null })
          expect(standing.settledAt !== null && next.settledAt === null).toBe(false)
          expect(next.refundedCents).toBeGreaterThanOrEqual(standing.refundedCents)
          standing = next
        }
        expect(firsts).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('end at the truth as soon as the newest answer is among them, wherever it stands', () => {
    fc.assert(
      fc.property(happenings, fc.array(fc.nat(30)), fc.nat(30), (happened, order, at) => {
        const states = historyOf(happened.filter(({ kind }) => kind !== 'bounce'))
        const newest = states.length - 1
        const places = order.map((place) => place % states.length)
        places.splice(at % (places.length + 1), 0, newest)
        let standing = asked
        for (const place of places) {
          const told = states[place]
          if (told) standing = follow(standing, { ...told, refunds: null })
        }
        const truth = states[newest]?.intent
        expect(standing.settledAt !== null).toBe(truth?.status === 'succeeded')
        expect(standing.refundedCents).toBe(truth?.refundedCents)
      }),
    )
  })

  it('follow refunds down again when the provider’s whole list of that moment comes with them', () => {
    fc.assert(
      fc.property(happenings, fc.array(fc.nat(30)), (happened, order) => {
        const states = historyOf(happened)
        const now = states.at(-1)
        let standing = asked
        // A stale intent with a list that was asked for later: the list tells.
        for (const place of order.map((each) => each % states.length).sort((a, b) => a - b)) {
          const told = states[place]
          if (told) standing = follow(standing, told)
        }
        if (now) standing = follow(standing, now)
        expect(standing.refundedCents).toBe(now?.intent.refundedCents)
      }),
    )
  })

  it('two at once, of which the later one read the row before the other wrote it, are asked anew and agree', () => {
    fc.assert(
      fc.property(happenings, fc.array(fc.tuple(fc.nat(30), fc.boolean())), (happened, turns) => {
        const states = historyOf(happened)
        let version = 1
        let standing = asked
        let now = 0
        // Each settlement reads a version, asks at one moment, and comes to write at a later one.
        const waiting: { version: number; askedAt: number }[] = []
        const write = (settlement: { version: number; askedAt: number }) => {
          const current = settlement.version === version ? settlement.askedAt : now
          const told = states[current]
          if (!told) return
          const next = follow(standing, told)
          if (next !== standing) version += 1
          standing = next
          const truths = states.slice(0, now + 1).map(({ intent }) => intent.refundedCents)
          expect(truths).toContain(standing.refundedCents)
        }
        for (const [step, writes] of turns) {
          now = Math.min(states.length - 1, now + (step % 3))
          if (writes && waiting.length > 0) {
            const [settlement] = waiting.splice(step % waiting.length, 1)
            if (settlement) write(settlement)
          } else waiting.push({ version, askedAt: now })
        }
        for (const settlement of waiting) write(settlement)
        now = states.length - 1
        write({ version, askedAt: now })
        expect(standing.refundedCents).toBe(states[now]?.intent.refundedCents)
      }),
    )
  })
})
