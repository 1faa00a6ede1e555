import { describe, expect, it } from 'vitest'
import { lawOfCitation, markCitations } from './law-words.ts'

describe('the law’s words in a letter', () => {
  it('are marked wherever a section is cited, and nothing of the text is lost', () => {
    const text =
      'Section 611(a)(1) of the Fair Credit Reporting Act (FCRA), 15 U.S.C. 1681i(a)(1), provides for this. See sections 607(b) and 623(a)(1)-(2), ' +
      'section 605B(a) and Regulation V, 12 CFR 1022.43. Section B of my lease is none.'
    const passages = markCitations(text)
    expect(passages.map((passage) => passage.text).join('')).toBe(text)
    expect(passages.filter(({ law }) => law !== null)).toEqual([
      {
        text: 'Section 611(a)(1) of the Fair Credit Reporting Act (FCRA), 15 U.S.C. 1681i(a)(1)',
        law: '611',
      },
      { text: 'sections 607(b) and 623(a)(1)-(2)', law: '607' },
      { text: 'section 605B(a)', law: '605B' },
      { text: 'Regulation V, 12 CFR 1022.43', law: '1022' },
    ])
    expect(markCitations('')).toEqual([])
  })

  it('are named by the section that a ground cites first', () => {
    expect(lawOfCitation('FCRA section 607(b), 15 U.S.C. 1681e(b)')).toBe('607')
    expect(lawOfCitation('15 U.S.C. 1681c-2(a); FCRA section 605B(a)')).toBe('605B')
    expect(lawOfCitation('Regulation V, 12 CFR 1022.43')).toBe('1022')
    expect(lawOfCitation('The bureaus’ joint announcement')).toBeNull()
  })
})
