import type { RemovalEntry } from '../../../shared/api/review-debts.ts'

/** One item in the picture: its row, its month, and on which side of the mark there is room for the label. */
export interface RemovalMark {
  entry: RemovalEntry
  label: string
  x: number
  y: number
  side: 'left' | 'right'
}

export interface RemovalPicture {
  width: number
  height: number
  fromYear: number
  toYear: number
  years: { year: number; x: number }[]
  todayX: number
  lanes: { bureau: RemovalEntry['bureau']; y: number; marks: RemovalMark[] }[]
}

const width = 720
const edge = 24
const laneTitle = 30
const row = 26
const axis = 28
const lanesInOrder = ['Experian', 'Equifax', 'TransUnion'] as const
/** Average width of a letter at the size that the labels are set in. */
const letterWidth = 6.6
const longestLabel = 44

/**
 * Where everything stands in the calendar of removals, in units of the picture: years from left to right, a lane a
 * bureau, a row an item in the order of their months.
 * @param today 'YYYY-MM-DD'
 */
export function removalPicture(entries: readonly RemovalEntry[], today: string): RemovalPicture {
  const months = [...entries.map(({ leaves }) => monthNumber(leaves)), monthNumber(today.slice(0, 7))]
  const fromYear = Math.floor(Math.min(...months) / 12)
  const toYear = Math.floor(Math.max(...months) / 12) + 1
  const place = (month: number) =>
    round(edge + ((month - fromYear * 12) / ((toYear - fromYear) * 12)) * (width - 2 * edge))
  let y = axis
  const bureaus = lanesInOrder.filter((bureau) => entries.some((entry) => entry.bureau === bureau))
  const lanes = bureaus.map((bureau) => {
    const lane = { bureau, y: y + 20, marks: [] as RemovalMark[] }
    y += laneTitle
    const own = entries.filter((entry) => entry.bureau === bureau)
    for (const entry of own.sort((a, b) => a.leaves.localeCompare(b.leaves))) {
      const label = shorten(`${entry.creditor}, ${entry.what}`)
      const x = place(monthNumber(entry.leaves))
      const fits = x + 12 + label.length * letterWidth < width
      lane.marks.push({ entry, label, x, y: y + 14, side: fits ? 'right' : 'left' })
      y += row
    }
    y += 8
    return lane
  })
  const step = Math.max(1, Math.ceil((toYear - fromYear) / 10))
  const years = []
  for (let year = fromYear; year <= toYear; year += step) years.push({ year, x: place(year * 12) })
  return {
    width,
    height: y + 4,
    fromYear,
    toYear,
    years,
    todayX: place(monthNumber(today.slice(0, 7)) + Number(today.slice(8, 10)) / 31),
    lanes,
  }
}

/** Months since year 0 for 'YYYY-MM'. */
function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
}

function shorten(label: string): string {
  return label.length <= longestLabel ? label : `${label.slice(0, longestLabel - 1).trimEnd()}…`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
