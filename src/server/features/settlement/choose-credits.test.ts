import { describe, expect, it } from 'vitest'
import { type CreditSource, chooseCredits } from './choose-credits.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const fee = (id: number, leftCents: number, day = id): CreditSource => ({
  kind: 'session',
  id,
  name: `Session ${id}`,
  paidAt: at(day),
  leftCents,
  listCents: 0,
})
const paid = (id: number, listCents: number, leftCents = listCents): CreditSource => ({
  ...fee(id, leftCents),
  kind: 'package',
  listCents,
})
const chosen = (cents: number, sources: CreditSource[]) => {
  const { credits, dueCents } = chooseCredits(cents, sources)
  return [dueCents, ...credits.map((credit) => `${credit.kind} ${credit.id} ${credit.cents}`)]
}

describe('what counts toward a package', () => {
  it('is nothing when nothing was paid', () => {
    expect(chosen(125_000, [])).toEqual([125_000])
  })

  it('is the fee of every session, the oldest first', () => {
    expect(chosen(30_000, [fee(2, 10_000), fee(1, 9_700)])).toEqual([
      10_300,
      'session 1 9700',
      'session 2 10000',
    ])
  })

  it('is one lower package, the one that is worth most, before the sessions', () => {
    const sources = [fee(1, 9_700), paid(2, 30_000), paid(3, 50_000), paid(4, 75_000, 20_000)]
    expect(chosen(125_000, sources)).toEqual([65_300, 'package 3 50000', 'session 1 9700'])
  })

  it('is never a package of the same or a higher price', () => {
    expect(chosen(50_000, [paid(1, 50_000), paid(2, 75_000)])).toEqual([50_000])
  })

  it('leaves 50 cents to pay, and what is over uncredited', () => {
    expect(
      chosen(
        30_000,
        [1, 2, 3, 4].map((id) => fee(id, 10_000)),
      ),
    ).toEqual([50, 'session 1 10000', 'session 2 10000', 'session 3 9950'])
  })

  it('is nothing of what was refunded or credited before', () => {
    expect(chosen(125_000, [fee(1, 0), paid(2, 50_000, 0)])).toEqual([125_000])
  })
})
