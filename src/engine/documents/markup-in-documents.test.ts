import { expect, it } from 'vitest'
import { withName } from '../../../test/support/small-case.ts'
import { squeezed, textOf } from '../../../test/support/text-of-document.ts'
import { createTypesetter } from './typesetter.ts'
import { writeDocuments } from './write-documents.ts'

const typesetter = createTypesetter()

/** What the typesetter would do something with, if it took what a person or a report says for its own language. */
const markup = '#panic("x") $x^2$ *b* _i_ `r` \\ @x <l> = h // c /* #link("https://a.test")[b] ~'
const longName = 'W'.repeat(2_000)

it.each([
  ['mark-up', markup],
  ['a name of 2,000 characters without a blank', longName],
])(
  '%s as a name is printed as it is written, in every document that names the person',
  async (_what, name) => {
    const written = await writeDocuments(withName(name), { typesetter })
    expect(written.length).toBeGreaterThan(0)
    for (const { bytes } of written) {
      expect(await textOf(bytes)).toContain(squeezed(name))
      expect(linksIn(bytes)).not.toContain('a.test')
    }
  },
)

it('mark-up as the name of a creditor is printed as it is written, in the letter that disputes it', async () => {
  const before = withName('Ann Moss')
  const creditor = before.findings[0]?.accounts[0]?.creditor ?? ''
  expect(creditor).not.toBe('')
  const findings = renamed(before.findings, creditor)
  const written = await writeDocuments({ ...before, findings }, { typesetter })
  const texts = await Promise.all(written.map(({ bytes }) => textOf(bytes)))
  expect(texts.filter((text) => text.includes(squeezed(markup))).length).toBeGreaterThan(0)
  expect(written.map(({ bytes }) => linksIn(bytes)).join()).not.toContain('a.test')
})

/** Every text of a finding with another name of the creditor in it. */
function renamed<T>(value: T, creditor: string): T {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll(creditor, markup) : part,
  )
}

/** Where links of the file lead; the name stands in its description, too. */
const linksIn = (bytes: Uint8Array) =>
  (
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/URI\s*\([^)]*\)/g) ?? []
  ).join()
