import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReportReading } from '../../../engine/report/read-report.ts'
import { recallReadings } from './recall-readings.ts'

const read = (reports: unknown[] = []) => ({ ok: true, reports }) as unknown as ReportReading
const file = (text: string) => new TextEncoder().encode(text)

describe('a reading', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is made once for the same bytes and hints, is the asker’s own, and is forgotten after twenty minutes', async () => {
    const reader = vi.fn(async () => read([{ name: 'Ann' }]))
    const { readReport, forget } = recallReadings(reader)
    const first = await readReport(file('a'))
    if (first.ok) first.reports.length = 0
    expect(await readReport(file('a'))).toEqual(read([{ name: 'Ann' }]))
    expect(reader).toHaveBeenCalledTimes(1)
    await readReport(file('b'))
    await readReport(file('a'), { labels: [] } as never)
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
    const refusal = { ok: false, refusal: { code: 'timeout' } } as unknown as ReportReading
    const refused = vi.fn(async () => refusal)
    const second = recallReadings(refused)
    await second.readReport(file('a'))
    await second.readReport(file('a'))
    expect(refused).toHaveBeenCalledTimes(2)

    const large = vi.fn(async () => read(['x'.repeat(12_000_000)]))
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
