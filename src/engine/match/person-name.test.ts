import { describe, expect, it } from 'vitest'
import { fitOfNames, isFormOf, isName } from './person-name.ts'

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
    ['Xenofont', 'XENOFONT'],
    ['X', 'X'],
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

  it.each([
    ["TADEUSZ Q O'MALLORY-BRANDT", 'T Q OMALLORY'],
    ['JOSÉ ÁNGEL IBARRA MONTALVO', 'JOSE A IBARRA'],
    ['ZOË MARÍA DE LA FUENTE-IBÁÑEZ', 'ZOE M FUENTE IBANEZ'],
    ['Harlan Ashgrove', 'H ASHGROVE'],
  ])('%s may be written %s', (whole, short) => {
    expect(isFormOf(whole, short)).toBe(true)
    expect(isFormOf(short, whole)).toBe(true)
  })

  it.each([
    ['TADEUSZ Q BRANDT', 'MAREK BRANDT'],
    ['JOSÉ ÁNGEL IBARRA MONTALVO', 'ANGEL IBARRA'],
    ['Harlan Ashgrove', 'HARLAN A'],
    ['Harlan Ashgrove', 'HARLAN'],
    ['Harlan Ashgrove', 'HARLAN ASHGROVES'],
  ])('%s is not written %s', (whole, other) => {
    expect(isFormOf(whole, other)).toBe(false)
    expect(isFormOf(other, whole)).toBe(false)
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
