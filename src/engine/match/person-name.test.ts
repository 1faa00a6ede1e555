import { describe, expect, it } from 'vitest'
import { fitOfNames, isName } from './person-name.ts'

describe('two names', () => {
  it.each([
    ['Harlan Ashgrove', 'HARLAN RENEE ASHGROVE'],
    ['Harlan R. Ashgrove', 'ASHGROVE, HARLAN RENEE'],
    ['Harlan Ashgrove Jr.', 'HARLAN ASHGROVE'],
    ['Harlan Ashgrove, Jr', 'ASHGROVE JR, HARLAN'],
    ['José Álvarez', 'JOSE ALVAREZ'],
    ['Harlan Delacroix-Penn', 'HARLAN DELACROIX PENN'],
    ['Harlan Delacroix-Penn', 'HARLAN RENEE DELACROIXPENN'],
    ['Ana de la Cruz', 'ANA DELACRUZ'],
    ["Erin O'Brien", 'ERIN O BRIEN'],
    ['Mary Ann Doe', 'MARYANN DOE'],
  ])('%s and %s are the same, however they are written', (typed, printed) => {
    expect(fitOfNames(typed, printed)).toBe('same')
    expect(fitOfNames(printed, typed)).toBe('same')
  })

  it.each([
    ['H. Ashgrove', 'HARLAN ASHGROVE'],
    ['Rob Doe', 'ROBERT DOE'],
    ['Alex Doe', 'ALEXANDER DOE'],
  ])('%s and %s are close', (typed, printed) => {
    expect(fitOfNames(typed, printed)).toBe('close')
    expect(fitOfNames(printed, typed)).toBe('close')
  })

  it.each([
    ['Zed Zed', 'HARLAN ASHGROVE'],
    ['Harlan Smith', 'HARLAN ASHGROVE'],
    ['Harriet Ashgrove', 'HARLAN ASHGROVE'],
    ['Jose Alvarez', 'JOSEF ALVAREZ'],
    ['Robert James', 'ROBERT JAMES SMITH'],
    ['Robin Example Sr', 'ROBIN EXAMPLE JR'],
    ['Harlan', 'HARLAN ASHGROVE'],
    ['', 'HARLAN ASHGROVE'],
  ])('%s and %s are of two people, as far as a name can tell', (typed, printed) => {
    expect(fitOfNames(typed, printed)).toBe('other')
    expect(fitOfNames(printed, typed)).toBe('other')
  })

  it('can be told only from a first and a last name', () => {
    expect(['Ada Doe', 'Doe, Ada', 'Ada', 'Doe Jr', '12 34', ''].map(isName)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
