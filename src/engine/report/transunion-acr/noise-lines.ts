/**
 * What the browser prints into the margins of every page: time of printing, document title, address, page counter.
 * They land between the rows of an account that goes on over the page.
 */

import type { Line, Page } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import { lineOrNull } from './line-of.ts'

const timeOfPrinting = /^\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(:\d{2})?\s?([AP]M)?( .*TransUnion.*)?$/i
const documentTitle =
  /^(View Your Report|View Credit Report)?[ |:-]*TransUnion( Credit Report| Online Service Center)$/i
/** Chrome prints its counter beside it, Safari the time of printing. */
const address =
  /^(https?:\/\/|www\.|annualcreditreport\.)\S+( \d{1,3}\/\d{1,3}| \d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(:\d{2})?\s?([AP]M)?)?$/i
/** No value of a report reads like this, wherever it stands. */
const labelledCounter = /^Page:? ?\d{1,3} of \d{1,3}$/i
const bareCounter = /^\d{1,3}( of |\/)\d{1,3}$/i

/** Margin as a share of the page's height in which a bare '2/12' is a page counter and not a value. */
const margin = 0.08

/** @returns the line without what the browser printed, or null when nothing else is on it. */
export function withoutNoise(line: Line, page: Page): Line | null {
  if (!/\d\/\d|\d of \d|TransUnion|https?:|annualcreditreport/i.test(line.text)) return line
  if (isNoise(line, page)) return null
  const segments = segmentsOf(line)
  const kept = segments.filter((segment) => !isNoise(segment, page))
  if (kept.length === segments.length) return line
  return lineOrNull(kept.flatMap((segment) => segment.words))
}

function isNoise(line: Line, page: Page): boolean {
  const { text, box } = line
  if (timeOfPrinting.test(text) || address.test(text) || labelledCounter.test(text)) return true
  const middle = box.y + box.height / 2
  const inMargin = middle < page.height * margin || middle > page.height * (1 - margin)
  return inMargin && (documentTitle.test(text) || bareCounter.test(text))
}
