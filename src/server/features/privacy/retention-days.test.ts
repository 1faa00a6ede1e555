import { describe, expect, it } from 'vitest'
import { firstEnd, retentionEnds } from './retention-days.ts'

const day = (text: string) => new Date(`${text}T15:00:00Z`)
const createdAt = day('2026-01-01')

describe('the ends of retention', () => {
  it('are the day after the 90th since the cancellation, and the day after the 730th since the last use', () => {
    const client = { createdAt, lastUsedAt: day('2026-11-21'), cancelledAt: day('2026-11-21') }
    expect(retentionEnds(client)).toEqual({
      afterCancellationOn: '2027-02-20',
      afterLastUseOn: '2028-11-21',
    })
    expect(firstEnd(client)).toEqual({ on: '2027-02-20', because: 'cancelled' })
  })

  it('count from the day the record was made while nothing was used, and a record not cancelled ends by that alone', () => {
    const client = { createdAt, lastUsedAt: null, cancelledAt: null }
    expect(retentionEnds(client)).toEqual({ afterCancellationOn: null, afterLastUseOn: '2028-01-02' })
    expect(firstEnd(client)).toEqual({ on: '2028-01-02', because: 'unused' })
  })

  it('take the last use when it ends first, though there was a cancellation', () => {
    const client = { createdAt: day('2024-12-01'), lastUsedAt: null, cancelledAt: day('2026-11-21') }
    expect(firstEnd(client)).toEqual({ on: '2026-12-02', because: 'unused' })
  })
})
