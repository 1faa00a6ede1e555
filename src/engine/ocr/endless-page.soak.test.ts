import { expect, it } from 'vitest'
import { withEndlessDrawing } from '../../../test/support/hard-files/endless-drawing.ts'
import { picturePdf, picturesOf } from '../../../test/support/scan-pdf.ts'
import { tinyPdf } from '../../../test/support/tiny-pdf.ts'
import { scanPages } from './scan-pages.ts'

it('a page whose drawing never ends is not read, and the page behind it is', async () => {
  const [menu] = await picturesOf(tinyPdf('BT /F1 14 Tf 60 700 Td (Grilled fish with lemon) Tj ET'), [1])
  if (menu === undefined) throw new Error('no picture')
  const progress: string[] = []
  const file = withEndlessDrawing(picturePdf([menu, menu]), new Map())
  const result = await scanPages(file, (done, of) => progress.push(`${done}/${of}`), {
    pageDeadlineMs: 20_000,
  })
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  expect(progress).toEqual(['0/2', '1/2', '2/2'])
  expect(result.notRead).toEqual([1])
  expect(result.scanned.map(({ fileNumber, page }) => [fileNumber, page.words[0]?.text])).toEqual([
    [2, 'Grilled'],
  ])
})
