import { describe, expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import type { PersonalInformation } from '../credit-report.ts'
import { readPersonalInformation } from './personal-cards.ts'
import { readPersonal } from './personal-rows.ts'

const valuesOf = ({ names, addresses, phones, employers, dob }: PersonalInformation) => ({
  names: names.map(({ value }) => value),
  addresses: addresses.map(({ value }) => value),
  phones: phones.map(({ value }) => value),
  employers: employers.map(({ value }) => value),
  dob: dob?.value,
})

describe('cards in lanes side by side', () => {
  it('are each of the heading above them, also of one further down in their lane', () => {
    const read = readPersonalInformation(
      [
        printedLine(10, [30, 'Names'], [220, 'Addresses'], [410, 'Year of Birth']),
        printedLine(30, [30, 'ANN M LEE'], [220, '12 LONG HOLLOW TRL'], [410, '1984']),
        printedLine(39, [30, 'Name ID #17000'], [220, 'ERIE, PA 16556']),
        printedLine(48, [220, 'Address ID #021'], [410, 'Phone Numbers']),
        printedLine(57, [30, 'ANN LEE'], [220, 'Single family']),
        printedLine(66, [30, 'Name ID #17001'], [410, '(859) 555-0127']),
        printedLine(75, [220, '119 W ELM ST APT 4'], [410, 'Cellular']),
        printedLine(84, [220, 'ERIE, PA 16501'], [410, 'Employers']),
        printedLine(93, [220, 'Address ID #022'], [410, 'HARBOR MARINE']),
      ],
      600,
    )
    expect(read && valuesOf(read.personal)).toEqual({
      names: ['ANN M LEE', 'ANN LEE'],
      addresses: ['12 LONG HOLLOW TRL, ERIE, PA 16556', '119 W ELM ST APT 4, ERIE, PA 16501'],
      phones: ['(859) 555-0127'],
      employers: ['HARBOR MARINE'],
      dob: '1984',
    })
  })

  it('are none where nothing numbers them: labels may stand above their values', () => {
    expect(
      readPersonalInformation(
        [
          printedLine(10, [30, 'Name'], [220, 'Address'], [410, 'Employer']),
          printedLine(18, [30, 'ANN LEE'], [220, '12 LONG HOLLOW TRL'], [410, 'HARBOR MARINE']),
          printedLine(30, [30, 'Phone Numbers'], [220, 'Employers']),
          printedLine(38, [30, '(859) 555-0127'], [220, 'CITY CLINIC']),
        ],
        600,
      ),
    ).toBeNull()
  })
})

describe('cards that nothing numbers below them', () => {
  it('are names row by row, and addresses up to their code, with short values beside their headings', () => {
    const read = readPersonalInformation(
      [
        printedLine(10, [30, 'Names']),
        printedLine(19, [42, 'ANN M LEE'], [300, 'Name identification number: 20944']),
        printedLine(28, [42, 'ANN LEE'], [300, 'Name identification number: 20945']),
        printedLine(37, [30, 'Addresses']),
        printedLine(46, [42, '12 LONG HOLLOW TRL'], [330, 'Address identification number:']),
        printedLine(55, [42, 'ERIE, PA 16556'], [330, '0771200551']),
        printedLine(64, [42, '119 W ELM ST APT 4, ERIE, PA 16501']),
        printedLine(73, [30, 'Year of birth'], [200, '1988']),
        printedLine(82, [30, 'Telephone numbers'], [200, '859 555 0127']),
        printedLine(91, [30, 'Employers'], [200, 'HARBOR MARINE']),
        printedLine(100, [30, 'Your statements']),
        printedLine(109, [42, 'My name was used by another person.']),
      ],
      600,
    )
    expect(read && valuesOf(read.personal)).toEqual({
      names: ['ANN M LEE', 'ANN LEE'],
      addresses: ['12 LONG HOLLOW TRL, ERIE, PA 16556', '119 W ELM ST APT 4, ERIE, PA 16501'],
      phones: ['859 555 0127'],
      employers: ['HARBOR MARINE'],
      dob: '1988',
    })
    expect(read?.personal.statements.map(({ value }) => value)).toEqual([
      'My name was used by another person.',
    ])
  })

  it('stand in lanes whose headings are at different heights', () => {
    const read = readPersonalInformation(
      [
        printedLine(10, [342, 'Address:']),
        printedLine(19, [342, '12 LONG HOLLOW TRL']),
        printedLine(23, [58, 'Names:']),
        printedLine(28, [342, 'ERIE PA 16556']),
        printedLine(32, [58, 'ANN M LEE']),
        printedLine(41, [58, 'ANN LEE']),
        printedLine(60, [58, 'Year of birth:'], [342, 'Telephone numbers:']),
        printedLine(69, [58, '1959'], [342, '859 555 0127']),
      ],
      600,
    )
    expect(read && valuesOf(read.personal)).toEqual({
      names: ['ANN M LEE', 'ANN LEE'],
      addresses: ['12 LONG HOLLOW TRL, ERIE, PA 16556'],
      phones: ['859 555 0127'],
      employers: [],
      dob: '1959',
    })
  })
})

describe('cards in one column, a line each', () => {
  it('are values with their numbers behind them, and employers that had room left before the next one', () => {
    const read = readPersonalInformation(
      [
        printedLine(10, [30, 'Names']),
        printedLine(19, [30, 'ANN M LEE Name ID #8841']),
        printedLine(28, [30, 'ANN LEE Name ID #30021']),
        printedLine(40, [30, 'Addresses']),
        printedLine(49, [30, '119 W ELM ST APT 4, ERIE, PA 16501 Address ID #77']),
        printedLine(60, [30, 'Year of Birth 1980']),
        printedLine(72, [30, 'Social Security Numbers XXX-XX-1073']),
        printedLine(84, [30, 'Employers']),
        printedLine(93, [30, 'HARBOR MARINE']),
        printedLine(102, [30, 'THE NORTHERN COUNTY SCHOOL DISTRICT OF THE LAKES AND OF THE SEVEN HILLS AND']),
        printedLine(111, [30, 'VALLEYS']),
      ],
      300,
    )
    expect(read && valuesOf(read.personal)).toEqual({
      names: ['ANN M LEE', 'ANN LEE'],
      addresses: ['119 W ELM ST APT 4, ERIE, PA 16501'],
      phones: [],
      employers: [
        'HARBOR MARINE',
        'THE NORTHERN COUNTY SCHOOL DISTRICT OF THE LAKES AND OF THE SEVEN HILLS AND VALLEYS',
      ],
      dob: '1980',
    })
    expect(read?.personal.ssnLast4?.value).toBe('1073')
  })
})

describe('what stands below a value and says something of it', () => {
  it('is no name, no address and no telephone number', () => {
    const { personal, unread } = readPersonal([
      printedLine(10, [30, 'Names:'], [200, 'ANN LEE']),
      printedLine(19, [200, 'Name ID #17000']),
      printedLine(40, [30, 'Address:'], [200, '12 LONG HOLLOW TRL, ERIE, PA 16556']),
      printedLine(49, [200, 'Address ID #021']),
      printedLine(58, [200, 'Single family']),
      printedLine(80, [30, 'Phone Numbers:'], [200, '(859) 555-0127 Residential']),
      printedLine(89, [200, 'Cellular']),
    ])
    expect(valuesOf(personal)).toMatchObject({
      names: ['ANN LEE'],
      addresses: ['12 LONG HOLLOW TRL, ERIE, PA 16556'],
      phones: ['(859) 555-0127'],
    })
    expect(unread).toEqual([])
  })
})
