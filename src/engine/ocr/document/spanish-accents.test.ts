import { expect, it } from 'vitest'
import type { Page } from '../../read/positioned-text.ts'
import { withSpanishAccents } from './spanish-accents.ts'

const pageOf = (text: string): Page => ({
  number: 1,
  width: 612,
  height: 792,
  marks: [],
  words: text.split(' ').map((each, at) => ({
    text: each,
    box: { page: 1, x: 40 + 30 * at, y: 100, width: 28, height: 8 },
    size: 8,
    bold: false,
    confidence: 0.9,
  })),
})
const spanish = 'Nombre de la cuenta Saldo Fecha de apertura Estado Historial de pagos Tipo'
const read = (text: string) =>
  withSpanishAccents([pageOf(spanish), pageOf(text)])[1]
    ?.words.map((word) => word.text)
    .join(' ')

it('gives the words of a Spanish report the accents that they can only have', () => {
  expect(read('Fecha de generacion: 5 de noviembre')).toBe('Fecha de generación: 5 de noviembre')
  expect(read('Ano de nacimiento Numero Informacién Limite de credito Saldo més alto')).toBe(
    'Año de nacimiento Número Información Límite de crédito Saldo más alto',
  )
  expect(read('Pagina 2 de 4')).toBe('Página 2 de 4')
})

it('leaves names in capitals and every other word as they were read', () => {
  const text = 'COOPERATIVA DE CREDITO SAN JOSE Direcciones Abierta 1983'
  expect(read(text)).toBe(text)
})

it('makes no word of an English report Spanish', () => {
  const page = pageOf('Limite Numero Account Name Balance Fecha')
  expect(withSpanishAccents([page])[0]).toBe(page)
})

it('is no surer of an accent than a spelling makes it', () => {
  const words = withSpanishAccents([pageOf(spanish), pageOf('Numero 12')])[1]?.words
  expect(words?.map(({ confidence }) => confidence)).toEqual([0.75, 0.9])
})
