import { describe, expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { readEquifaxAcr } from './layout.ts'
import { readPersonalInformation } from './personal-information.ts'

const top = [
  printedLine(10, [30, 'JANE Q PUBLIC']),
  printedLine(18, [30, '1 ELM ST, ERIE, PA 16556']),
  printedLine(26, [30, 'Social Security Number: XXX-XX-5571'], [160, 'Date of Birth: 04/24/1983']),
  printedLine(40, [33, 'Former Name(s):'], [290, 'Employment Information:'], [545, 'Consumer']),
  printedLine(48, [545, 'File']),
  printedLine(56, [545, 'Notices:']),
]

function read(lines: Line[]) {
  const { personal, unread } = readPersonalInformation([...top, ...lines])
  const values = Object.entries(personal).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map((each) => each.value) : value?.value,
  ])
  return { ...Object.fromEntries(values), unread: unread.map(({ text }) => text) }
}

describe('personal information', () => {
  it('reads columns whose labels wrap to different heights, and values that wrap in a narrow column', () => {
    expect(
      read([
        printedLine(70, [33, 'JANE PUBLIC'], [290, 'ACME TRUCKING'], [545, 'Consumer']),
        printedLine(78, [33, 'J Q SMITH'], [290, 'LUMEN CREEK'], [545, 'reported as']),
        printedLine(86, [545, 'deceased']),
        printedLine(98, [33, 'Former Address(es):'], [290, 'Former Phone Number(s):']),
        printedLine(106, [33, '7195 THISTLEDOWN COURT APARTMENT 2200 AT THE LAKES'], [290, '(423) 555-0184']),
        printedLine(114, [33, 'CHATTANOOGA, TN 37499'], [290, '(423) 555-0185']),
        printedLine(122, [33, '2 OAK ST, MESA, AZ 85222']),
        printedLine(134, [30, 'Consumer Statement:']),
        printedLine(142, [30, 'No Statement on file.']),
      ]),
    ).toEqual({
      names: ['JANE Q PUBLIC', 'JANE PUBLIC', 'J Q SMITH'],
      addresses: [
        '1 ELM ST, ERIE, PA 16556',
        '7195 THISTLEDOWN COURT APARTMENT 2200 AT THE LAKES CHATTANOOGA, TN 37499',
        '2 OAK ST, MESA, AZ 85222',
      ],
      ssnLast4: '5571',
      dob: '1983-04-24',
      phones: ['(423) 555-0184', '(423) 555-0185'],
      employers: ['ACME TRUCKING', 'LUMEN CREEK'],
      statements: [],
      notices: ['Consumer reported as deceased'],
      unread: [],
    })
  })

  it('reads a name below the first one that has no colon, and addresses that semicolons part', () => {
    const { personal, unread } = readPersonalInformation([
      printedLine(10, [46, 'JANE Q PUBLIC']),
      printedLine(18, [46, 'Also known as JANE PUBLIC']),
      printedLine(26, [46, 'Current Address: 1 ELM ST, ERIE, PA 16556']),
      printedLine(34, [46, 'Former Address(es): 2 OAK ST, MESA, AZ 85222; 3 ASH ST UNIT 4, RENO, NV 89501']),
      printedLine(42, [46, 'Date of Birth: 04/24/1983']),
    ])
    expect(personal.names.map(({ value }) => value)).toEqual(['JANE Q PUBLIC', 'JANE PUBLIC'])
    expect(personal.addresses.map(({ value }) => value)).toEqual([
      '1 ELM ST, ERIE, PA 16556',
      '2 OAK ST, MESA, AZ 85222',
      '3 ASH ST UNIT 4, RENO, NV 89501',
    ])
    expect(unread).toEqual([])
  })

  it('reads nothing where the report prints None', () => {
    const none = printedLine(70, [33, 'None'], [290, 'None'], [545, 'None'])
    expect(read([none])).toMatchObject({ names: ['JANE Q PUBLIC'], employers: [], notices: [], unread: [] })
  })

  it.each([
    ['Initial fraud alert on file', ['Initial fraud alert on file']],
    ['None reported', []],
  ])('reads notices from a section of their own: %s', (text, notices) => {
    const lines = [
      printedLine(2, [30, 'Date: November 09, 2026']),
      printedLine(80, [30, 'Consumer File Notices']),
      printedLine(90, [30, text]),
    ]
    const words = lines.flatMap((line) => line.words)
    const { personal } = readEquifaxAcr([{ number: 1, width: 612, height: 792, words, marks: [] }])
    expect(personal.notices.map(({ value }) => value)).toEqual(notices)
  })

  it('reads pairs that run on as text, where a further value stands at the left edge of the next row', () => {
    const { personal, unread } = readPersonalInformation([
      printedLine(10, [30, 'JANE Q PUBLIC']),
      printedLine(
        22,
        [30, 'Current Address: 1 ELM ST, ERIE, PA 16556'],
        [165, 'Former Address(es): 2 OAK ST, MESA, AZ 85222'],
      ),
      printedLine(30, [30, '7 FIR ST, MESA, AZ 85222'], [114, 'Former Name(s): JANE SMITH']),
      printedLine(
        38,
        [30, 'J Q SMITH'],
        [69, 'Social Security Number: XXX-XX-5571'],
        [186, 'Date of Birth: 04/24/1983'],
        [273, 'Phone Number(s): (423) 555-0184'],
      ),
      printedLine(
        46,
        [30, '(423) 555-0185'],
        [84, 'Employment Information: ACME TRUCKING'],
        [207, 'Consumer Statement:'],
      ),
    ])
    const texts = (values: readonly { value: string }[]) => values.map(({ value }) => value)
    expect(texts(personal.names)).toEqual(['JANE Q PUBLIC', 'JANE SMITH', 'J Q SMITH'])
    expect(texts(personal.addresses)).toEqual([
      '1 ELM ST, ERIE, PA 16556',
      '2 OAK ST, MESA, AZ 85222',
      '7 FIR ST, MESA, AZ 85222',
    ])
    expect(texts(personal.phones)).toEqual(['(423) 555-0184', '(423) 555-0185'])
    expect(texts(personal.employers)).toEqual(['ACME TRUCKING'])
    expect(unread).toEqual([])
  })

  it('leaves a number that is not masked as a number unread', () => {
    const lines = [printedLine(90, [30, 'Social Security Number: withheld'])]
    const { personal, unread } = readPersonalInformation(lines)
    expect(personal.ssnLast4).toBeNull()
    expect(unread).toMatchObject([{ text: 'withheld' }])
  })
})
