import { expect, it } from 'vitest'
import { namesAllBureaus } from './named-bureau.ts'

it.each(['three-bureau.pdf', 'My 3 Bureau Credit Report.pdf', 'TriMerge_2026.pdf', '3B report.pdf'])(
  'takes %s for a report of all three bureaus',
  (name) => {
    expect(namesAllBureaus(name)).toBe(true)
  },
)

it.each(['report.pdf', 'experian.pdf', 'scan-003b2.pdf', 'Bureau 3.pdf'])('not %s', (name) => {
  expect(namesAllBureaus(name)).toBe(false)
})
