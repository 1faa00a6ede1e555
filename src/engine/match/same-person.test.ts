import { describe, expect, it } from 'vitest'
import { makeReport } from '../../../test/support/make-report.ts'
import { isSamePerson, nameAndNumberDiffer } from './same-person.ts'

const robin = makeReport('Experian', { preparedFor: 'ROBIN Q EXAMPLE', ssnLast4: '1234', dob: '1980' })
const reportOf = (words: Parameters<typeof makeReport>[1]) =>
  makeReport('Equifax', { preparedFor: 'ROBIN Q EXAMPLE', ssnLast4: '1234', dob: '1980', ...words })

describe('two reports', () => {
  it('are of two people when neither name nor number nor birth year agree', () => {
    expect(
      isSamePerson(robin, reportOf({ preparedFor: 'PAT STRANGER', ssnLast4: '9876', dob: '1955' })),
    ).toBe(false)
  })

  it('are of one person with one misprint, a new last name, or the name in another order', () => {
    for (const words of [
      { ssnLast4: '9876' },
      { dob: '1955' },
      { preparedFor: 'ROBIN MARRIED' },
      { preparedFor: 'EXAMPLE, ROBIN', ssnLast4: '9876', dob: '1955' },
    ])
      expect(isSamePerson(robin, reportOf(words))).toBe(true)
  })

  it('of one name are of relatives when number and birth year both differ', () => {
    const father = reportOf({ preparedFor: 'ROBIN EXAMPLE SR', ssnLast4: '9876', dob: '1951' })
    expect(nameAndNumberDiffer(robin, father)).toBe(true)
    expect(nameAndNumberDiffer(robin, reportOf({ ssnLast4: '9876' }))).toBe(false)
  })
})
