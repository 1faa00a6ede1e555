import { beforeAll, describe, expect, it } from 'vitest'
import { inventedAccounts } from '../../../test/support/print-older/invented-file.ts'
import { printTransunionMailed } from '../../../test/support/print-older/transunion-mailed.ts'
import { halfSize } from '../../../test/support/recognised-as.ts'
import type { PlacedPage } from '../read/placed-page.ts'
import { readScanned } from './read-scan.ts'

describe('the date of a scanned report', () => {
  let placed: PlacedPage[]
  beforeAll(async () => {
    placed = await halfSize(printTransunionMailed(inventedAccounts, { pageHeight: 670, months: '01/2024' }))
  })

  /** 'Date Issued: 02/20/2024' of these pages as a fold or a stamp leaves it. */
  const garbledOn = (isGarbled: (at: number) => boolean) =>
    placed.map((each, at) =>
      isGarbled(at)
        ? {
            ...each,
            page: {
              ...each.page,
              words: each.page.words.map((word) =>
                word.box.y < 60 && /^(Date|Issued:|02\/20\/2024)$/.test(word.text)
                  ? { ...word, text: `${word.text.slice(0, 2)}ued1o` }
                  : word,
              ),
            },
          }
        : each,
    )
  const readingOf = (pages: PlacedPage[]) => {
    const reading = readScanned(pages, [], pages.length)
    if (!reading.ok) throw new Error(reading.refusal.code)
    const [report] = reading.reports
    return { day: report?.reportDate, accounts: report?.accounts.length }
  }

  it('is read at the head of another page, where its first line could not be', () => {
    expect(placed.length).toBeGreaterThan(1)
    const { day, accounts } = readingOf(garbledOn((at) => at === 0))
    expect(day).toMatchObject({ value: '2024-02-20', confidence: 0.75 })
    expect(accounts).toBe(inventedAccounts.length)
  })

  it('is asked for where no page says it: no account tells when the report was made', () => {
    const pages = garbledOn(() => true)
    const reading = readScanned(pages, [], pages.length)
    expect(reading).toMatchObject({ ok: false, refusal: { lacks: ['date'] } })
  })

  it('is that of every value on the page elsewhere, as sure as it was', () => {
    expect(readingOf(placed).day).toMatchObject({ value: '2024-02-20', confidence: 0.8 })
  })
})
