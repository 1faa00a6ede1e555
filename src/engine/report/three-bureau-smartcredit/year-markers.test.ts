import { describe, expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import { withYearsOfMarkers } from './year-markers.ts'

const read = (text: string) => withYearsOfMarkers(printedLine(30, [30, text])).text

describe("a service's row of months with a year where January would stand", () => {
  it('has the year before it up to December, and its own from January on', () => {
    expect(read("Month Nov Dec '25 Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec '26 Feb")).toBe(
      'Month Nov/24 Dec/24 Jan/25 Feb/25 Mar/25 Apr/25 May/25 Jun/25 Jul/25 Aug/25 Sep/25 Oct/25 Nov/25 Dec/25 Jan/26 Feb/26',
    )
  })

  it('may begin with the newest month', () => {
    expect(read("Month Mar Feb '26 Dec Nov Oct Sep Aug Jul Jun May Apr Mar Feb '25 Dec")).toBe(
      'Month Mar/26 Feb/26 Jan/26 Dec/25 Nov/25 Oct/25 Sep/25 Aug/25 Jul/25 Jun/25 May/25 Apr/25 Mar/25 Feb/25 Jan/25 Dec/24',
    )
  })

  it('may have no word before its months', () => {
    expect(read("Nov Dec '25 Feb Mar Apr")).toBe('Nov/24 Dec/24 Jan/25 Feb/25 Mar/25 Apr/25')
  })

  it.each(["Month Dec '25 Mar", "Month Dec Jan '25 Feb", 'Month Jan Feb Mar', "TransUnion Dec '25 Feb"])(
    'is left as it is where its months do not follow each other so: %s',
    (text) => expect(read(text)).toBe(text),
  )
})
