/** A month and its year that recognition ran together: 'Jul2025' beside 'May 2025'. */
import type { Line, Word } from '../read/positioned-text.ts'
import { settledAs } from './grid-pieces.ts'

const joined = /^((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6})((?:19|20)\d{2})$/
const settledBySpelling = 0.75

/** The words of a line with each such month parted. */
export function withMonthsParted({ words }: Line): Word[] {
  return words.flatMap((word) => {
    const [, name = '', year = ''] = joined.exec(word.text) ?? []
    if (name === '') return [word]
    const { box } = word
    const step = box.width / (word.text.length + 1)
    const behind = box.x + step * (name.length + 1)
    return [
      settledAs({ ...word, box: { ...box, width: step * name.length } }, name, settledBySpelling),
      settledAs({ ...word, box: { ...box, x: behind, width: step * year.length } }, year, settledBySpelling),
    ]
  })
}
