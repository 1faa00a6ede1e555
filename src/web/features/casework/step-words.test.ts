import { describe, expect, it } from 'vitest'
import { stepWords } from './step-words.ts'

const titleOf = (...given: Parameters<typeof stepWords>) => stepWords(...given).title

describe('what comes next, in words', () => {
  it('speaks of one report as one, and of several as several', () => {
    const some = { kind: 'uploadSome' as const, tester: false }
    expect(titleOf({ ...some, missing: ['Equifax'] })).toBe('The report of Equifax is missing')
    expect(titleOf({ ...some, missing: ['Equifax', 'TransUnion'] })).toBe(
      'The reports of Equifax and TransUnion are missing',
    )
    const mend = { kind: 'mend' as const, without: null }
    expect(titleOf({ ...mend, bureaus: ['Equifax'] })).toBe('The file of Equifax cannot be used')
    expect(titleOf({ ...mend, bureaus: ['Equifax', 'TransUnion'] })).toBe(
      'The files of Equifax and TransUnion cannot be used',
    )
    expect(titleOf({ kind: 'notUnderstood', bureaus: ['Equifax', 'TransUnion'] })).toBe(
      'Too little of the reports of Equifax and TransUnion was understood',
    )
    expect(titleOf({ kind: 'enterMailed', recipients: ['Equifax', 'TransUnion'] })).toBe(
      'Nothing is entered for the letters to Equifax and TransUnion',
    )
  })
})
