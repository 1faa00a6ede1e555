import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scanOf } from '../../../test/support/scan-pdf.ts'
import { tinyPdf } from '../../../test/support/tiny-pdf.ts'
import { createReportReader } from '../reading/read-in-child.ts'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../test/fixtures/reports/${name}`, import.meta.url)))
const menu = () => scanOf(tinyPdf('BT /F1 14 Tf 60 700 Td (Grilled fish with lemon 14 dollars) Tj ET'), [1])

it('the report reader reads one scan at a time, tells its progress, and reads reports meanwhile', async () => {
  const reader = createReportReader()
  const scan = await menu()
  const order: string[] = []
  const scans = ['first', 'second'].map((name) =>
    reader.readScan(scan, (done, of) => order.push(`${name} ${done}/${of}`)),
  )
  const report = await reader.readReport(fixture('set-1/experian.pdf'))
  order.push('report')
  expect(report.ok).toBe(true)
  for (const reading of await Promise.all(scans))
    expect(reading).toMatchObject({ ok: false, refusal: { code: 'not_a_report' } })
  expect(order.filter((each) => each !== 'report')).toEqual([
    'first 0/1',
    'first 1/1',
    'second 0/1',
    'second 1/1',
  ])
  expect(order.indexOf('report')).toBeLessThan(order.indexOf('second 1/1'))
  reader.close()
})
