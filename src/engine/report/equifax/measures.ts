import type { Line } from '../../read/positioned-text.ts'
import { figureNames } from '../fields/figure-names.ts'
import type { Figure } from '../fields/month-figures.ts'

/** A figure of a month; 'not kept' for those of which the normalised record has none. */
export type Measure = Figure | 'not kept'

/** Names of the measures, as they stand above their tables or columns, or before their rows. */
const measures: Readonly<Record<string, Measure>> = {
  ...figureNames,
  comments: 'not kept',
  'narrative codes': 'not kept',
  'narrative code': 'not kept',
}

/** True for a row that begins with the name of its measure. */
export function startsWithMeasure({ text }: Pick<Line, 'text'>): boolean {
  return Object.keys(measures).some((name) => text.toLowerCase().startsWith(name))
}

/** The measure whose table begins below the line; null when it is no name of one. */
export function measureOf({ text }: Pick<Line, 'text'>): Measure | null {
  return measures[text.toLowerCase().replace(/\s*\((continued|cont\.?)\)$/, '')] ?? null
}
