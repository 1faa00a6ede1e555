/** What a person said of a whole report: who prepared it, of which day, under which number; and what begins with a line. */
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import { type Bureau, bureaus, type Printed, type PrintedDate } from '../credit-report.ts'
import { type HintedSection, isOnLine, pointedOn, sectionOf } from './hints.ts'
import { pointedValue } from './part-with-form.ts'

export function pointedDate(pages: readonly Page[]): Printed<PrintedDate> | null {
  return textOfHead(pages, 'reportDate')
}

export function pointedNumber(pages: readonly Page[]): Printed<string> | null {
  return textOfHead(pages, 'reportNumber')
}

export function pointedBureau(pages: readonly Page[]): Bureau | null {
  const said = textOfHead(pages, 'bureau')
  return bureaus.find((bureau) => bureau === said?.value) ?? null
}

/** The newest word on it counts: it stands last. */
function textOfHead(
  pages: readonly Page[],
  meaning: 'bureau' | 'reportDate' | 'reportNumber',
): Printed<string> | null {
  const values = pointedOn(pages).flatMap((pointed) =>
    pointed.meaning === meaning ? [pointedValue(pointed.words, meaning)] : [],
  )
  const last = values.at(-1) ?? null
  return last !== null && typeof last.value === 'string' ? { ...last, value: last.value } : null
}

/** What begins with a line of these pages, in a person's word. */
export interface PointedStarts {
  section(line: Line): HintedSection | null
  /** The words of the creditor with whom an account begins on this line; none without one. */
  creditor(line: Line): Word[]
}

export function pointedStarts(pages: readonly Page[]): PointedStarts {
  const pointed = pointedOn(pages)
  const sections = pointed.filter(({ meaning }) => sectionOf(meaning) !== null)
  const creditors = pointed.filter(({ meaning }) => meaning === 'creditor')
  return {
    section: (line) => sectionOf(sections.find((each) => isOnLine(each, line))?.meaning ?? ''),
    creditor: (line) => creditors.find((each) => isOnLine(each, line))?.words ?? [],
  }
}
