import type { Box } from '../../read/positioned-text.ts'
import type { ScannedPage } from './read-flat-page.ts'

/** Points of the longer side of letter paper. */
const longest = 792

/** The sheet whose halves were read apart, as large as letter paper that lies on its side, with the places of both in the file. */
export function sheetOf(left: ScannedPage, right: ScannedPage): ScannedPage {
  const half = Math.max(left.page.width, right.page.width)
  const scale = longest / (2 * half)
  const placed = (box: Box, by: number, from: number): Box => ({
    ...box,
    x: from + by * box.x,
    y: by * box.y,
    width: by * box.width,
    height: by * box.height,
  })
  const onSheet = ({ page }: ScannedPage, from: number) => ({
    words: page.words.map((word) => ({
      ...word,
      box: placed(word.box, scale, from),
      size: scale * word.size,
      ...(word.baseline === undefined ? {} : { baseline: scale * word.baseline }),
    })),
    marks: page.marks.map((mark) => ({ ...mark, box: placed(mark.box, scale, from) })),
  })
  const middle = longest / 2
  const parts = [onSheet(left, 0), onSheet(right, middle)]
  return {
    page: {
      number: left.page.number,
      width: longest,
      height: scale * Math.max(left.page.height, right.page.height),
      words: parts.flatMap(({ words }) => words),
      marks: parts.flatMap(({ marks }) => marks),
    },
    fileNumber: left.fileNumber,
    isRecognised: true,
    turn: left.turn,
    placeInFile: (box) => {
      const isLeft = box.x + box.width / 2 < middle
      const inHalf = placed({ ...box, x: box.x - (isLeft ? 0 : middle) }, 1 / scale, 0)
      return (isLeft ? left : right).placeInFile(inHalf)
    },
  }
}
