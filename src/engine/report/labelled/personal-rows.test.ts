import { describe, expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { areFormerNames, readPersonal } from './personal-rows.ts'

function personalOf(label: string, value: string) {
  const { personal, unread } = readPersonal([printedLine(10, [30, `${label}:`], [200, value])])
  expect(unread).toEqual([])
  return personal
}

describe('employers under one label', () => {
  it.each(['HARBOR MARINE, INC', 'BOOKKEEPER, DESERT CLINIC', 'MILLER, BROWN, AND HAYES LLP'])(
    'keep the comma of their name: %s',
    (employer) => {
      expect(personalOf('Employer', employer).employers.map(({ value }) => value)).toEqual([employer])
    },
  )

  it('are several where a semicolon stands between them', () => {
    const { employers } = personalOf('Employers', 'HARBOR MARINE, INC; DESERT CLINIC')
    expect(employers.map(({ value }) => value)).toEqual(['HARBOR MARINE, INC', 'DESERT CLINIC'])
  })
})

it('employers in rows below each other are several where the row above had room, in a print that breaks values at its edge', () => {
  const { personal } = readPersonal(
    [
      printedLine(10, [30, 'Employer Name'], [200, 'CORNER TILE AND STONE']),
      printedLine(18, [200, 'ST AGNES HOSPITAL']),
      printedLine(26, [200, 'THE COUNTY SCHOOL DISTRICT OF THE NORTHERN']),
      printedLine(34, [200, 'LAKES']),
    ],
    true,
    330,
  )
  expect(personal.employers.map(({ value }) => value)).toEqual([
    'CORNER TILE AND STONE',
    'ST AGNES HOSPITAL',
    'THE COUNTY SCHOOL DISTRICT OF THE NORTHERN LAKES',
  ])
})

describe('names under one label', () => {
  it('go on in the row below, where that is no name or the row above has not ended', () => {
    const { personal } = readPersonal([
      printedLine(10, [30, 'Names:'], [200, 'MARISOL NÚÑEZ']),
      printedLine(18, [200, 'BETANCOURT']),
      printedLine(26, [200, 'MARISOL STRICKLAND-']),
      printedLine(34, [200, 'HOBBS II']),
      printedLine(50, [30, 'Employers:'], [200, 'MINISTRY OF']),
      printedLine(58, [200, 'PUBLIC WORKS']),
    ])
    expect(personal.names.map(({ value }) => value)).toEqual([
      'MARISOL NÚÑEZ BETANCOURT',
      'MARISOL STRICKLAND-HOBBS II',
    ])
    expect(personal.employers.map(({ value }) => value)).toEqual(['MINISTRY OF PUBLIC WORKS'])
  })

  it('are parted at commas, and keep what follows a name as its part', () => {
    const { names } = personalOf('Also Known As', 'JON M HALE, JR, JONATHAN HALE, J HALE')
    expect(names.map(({ value }) => value)).toEqual(['JON M HALE, JR', 'JONATHAN HALE', 'J HALE'])
  })
})

describe('a row below another label', () => {
  it('is the name of an employer under their heading', () => {
    const { personal } = readPersonal([
      printedLine(10, [30, 'Name'], [200, 'JON M HALE']),
      printedLine(20, [30, 'Employers']),
      printedLine(30, [30, 'Name'], [200, 'HARBOR MARINE']),
      printedLine(40, [30, 'Occupation'], [200, 'CRANE OPERATOR']),
      printedLine(50, [30, 'Name'], [200, 'DESERT CLINIC']),
    ])
    expect(personal.names.map(({ value }) => value)).toEqual(['JON M HALE'])
    expect(personal.employers.map(({ value }) => value)).toEqual(['HARBOR MARINE', 'DESERT CLINIC'])
  })

  it('is no telephone number without digits of one', () => {
    const { personal, unread } = readPersonal([
      printedLine(10, [30, 'Telephone Number'], [200, '55 ELM AVE # 2 BOISE']),
    ])
    expect(personal.phones).toEqual([])
    expect(unread.map(({ text }) => text)).toEqual(['55 ELM AVE # 2 BOISE'])
  })
})

describe('one label twice in a row, above two values', () => {
  it('is of each of them, also where one runs up to the other', () => {
    const { personal, unread } = readPersonal([
      printedLine(10, [30, 'Address'], [150, 'Address'], [300, 'Employer']),
      printedLine(
        20,
        [30, '219 FERNWAY LOOP, BOISE, ID'],
        [150, '77 TARN PKWY APT 4C,'],
        [300, 'MOOR MILLS'],
      ),
      printedLine(30, [30, '83702'], [150, 'BOISE, ID 83709']),
    ])
    expect(personal.addresses.map(({ value }) => value)).toEqual([
      '219 FERNWAY LOOP, BOISE, ID 83702',
      '77 TARN PKWY APT 4C, BOISE, ID 83709',
    ])
    expect(personal.employers.map(({ value }) => value)).toEqual(['MOOR MILLS'])
    expect(unread).toEqual([])
  })
})

describe('what the personal data print otherwise', () => {
  it('are employers in rows without a label below their subheading', () => {
    const { personal, unread } = readPersonal([
      printedLine(10, [30, 'Contact Information']),
      printedLine(20, [30, 'Phone Number'], [200, '(915) 555-0142']),
      printedLine(30, [30, 'Employment History']),
      printedLine(40, [30, 'Harbor Marine']),
      printedLine(50, [30, 'Desert Clinic']),
    ])
    expect(personal.employers.map(({ value }) => value)).toEqual(['Harbor Marine', 'Desert Clinic'])
    expect(unread).toEqual([])
  })

  it('is a notice in capitals with a colon in its words', () => {
    const { notices } = personalOf('Consumer File Notices', 'INITIAL FRAUD ALERT: EXTENDED UNTIL 08/2027')
    expect(notices.map(({ value }) => value)).toEqual(['INITIAL FRAUD ALERT: EXTENDED UNTIL 08/2027'])
  })

  it('is former names alone, where no label is that of the name the person has now', () => {
    const former = printedLine(10, [30, 'Formerly Known As:'], [200, 'ANN HOBBS'])
    const own = printedLine(20, [30, 'Name:'], [200, 'ANN STRICKLAND'])
    const isAlone = (lines: Line[]) => areFormerNames(readPersonal(lines).personal.names, lines)
    expect([[former], [former, own], []].map(isAlone)).toEqual([true, false, false])
    // Whatever stands behind that label, the name was read elsewhere.
    const named = readPersonal([own]).personal.names
    expect(areFormerNames(named, [printedLine(10, [30, 'Formerly Known As:'])])).toBe(false)
  })
})

it.each([
  ['Name', 'ID #59938', 'names'],
  ['Address', 'ID #0002416686', 'addresses'],
] as const)("the bureau's own number is no %s", (label, number, list) => {
  expect(readPersonal([printedLine(10, [30, label], [120, number])]).personal[list]).toEqual([])
})

it('a statement that says there is none is none', () => {
  const { personal, unread } = readPersonal([
    printedLine(10, [30, 'Personal statements'], [200, 'No statement(s) present at this']),
    printedLine(18, [200, 'time']),
  ])
  expect([personal.statements, unread]).toEqual([[], []])
})

it('the one variation of a Social Security number that is labelled so says its last digits', () => {
  expect(personalOf('Social Security number variation', 'XXX-XX-3308').ssnLast4?.value).toBe('3308')
})

it('an alert beside its label is a notice', () => {
  const { notices } = personalOf('Alert(s)', 'Security Freeze placed 02/11/2026')
  expect(notices.map(({ value }) => value)).toEqual(['Security Freeze placed 02/11/2026'])
})

it('a masked Social Security number in a row of its own is that of the label without one', () => {
  const numberOf = (...numbers: string[]) =>
    readPersonal([
      printedLine(10, [30, 'Social Security number variation:'], [300, 'Year of birth: 1979']),
      ...numbers.map((text, at) => printedLine(19 + 9 * at, [130, text])),
    ]).personal.ssnLast4?.value
  expect(numberOf('XXX-XX-3308')).toBe('3308')
  expect(numberOf('XXX-XX-3308', 'XXX-XX-9015')).toBeUndefined()
  expect(numberOf('3308')).toBeUndefined()
})
