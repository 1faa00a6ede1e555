import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeReport } from '../../../../test/support/make-report.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'
import { noHints } from '../../../engine/report/hints/hints.ts'
import type { ReportReading } from '../../../engine/report/read-report.ts'
import { says } from '../../../shared/sentences/says.ts'
import { recallReadings } from './recall-readings.ts'

const read = (reports: CreditReport[] = []): ReportReading => ({ ok: true, reports })
const report = makeReport('Experian')
const file = (text: string) => new TextEncoder().encode(text)

describe('a reading', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is made once for the same bytes and hints, is the asker’s own, and is forgotten after twenty minutes', async () => {
    const reader = vi.fn(async () => read([report]))
    const { readReport, forget } = recallReadings(reader)
    const first = await readReport(file('a'))
    if (first.ok) first.reports.length = 0
    expect(await readReport(file('a'))).toEqual(read([report]))
    expect(reader).toHaveBeenCalledTimes(1)
    await readReport(file('b'))
    await readReport(file('a'), noHints)
    expect(reader).toHaveBeenCalledTimes(3)
    vi.advanceTimersByTime(20 * 60_000 - 1)
    await readReport(file('a'))
    expect(reader).toHaveBeenCalledTimes(3)
    vi.advanceTimersByTime(1)
    await readReport(file('a'))
    expect(reader).toHaveBeenCalledTimes(4)
    forget()
    await readReport(file('a'))
    expect(reader).toHaveBeenCalledTimes(5)
    forget()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that was refused is made again, and the oldest go when all together are large', async () => {
    const refusal = { code: 'timeout', sentence: says('reading.timeout') } as const
    const refused = vi.fn(async (): Promise<ReportReading> => ({ ok: false, refusal }))
    const second = recallReadings(refused)
    await second.readReport(file('a'))
    await second.readReport(file('a'))
    expect(refused).toHaveBeenCalledTimes(2)

    const large = vi.fn(async () => read([{ ...report, service: 'x'.repeat(12_000_000) }]))
    const { readReport } = recallReadings(large)
    for (const name of ['a', 'b', 'c']) await readReport(file(name))
    await readReport(file('c'))
    expect(large).toHaveBeenCalledTimes(3)
    await readReport(file('a'))
    expect(large).toHaveBeenCalledTimes(4)
  })

  it('that was under way when everything was forgotten is not kept', async () => {
    let end: (reading: ReportReading) => void = () => undefined
    const reader = vi.fn(
      () =>
        new Promise<ReportReading>((resolve) => {
          end = resolve
        }),
    )
    const { readReport, forget } = recallReadings(reader)
    const first = readReport(file('a'))
    forget()
    end(read())
    await first
    const second = readReport(file('a'))
    end(read())
    await second
    expect(reader).toHaveBeenCalledTimes(2)
  })
})
