import { describe, expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import { readPersonal } from './personal-rows.ts'

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

describe('names under one label', () => {
  it('are parted at commas, and keep what follows a name as its part', () => {
    const { names } = personalOf('Also Known As', 'JON M HALE, JR, JONATHAN HALE, J HALE')
    expect(names.map(({ value }) => value)).toEqual(['JON M HALE, JR', 'JONATHAN HALE', 'J HALE'])
  })
})
