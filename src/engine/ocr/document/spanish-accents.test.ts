import { expect, it } from 'vitest'
import { recognisedRow } from '../../../../test/support/recognised-row.ts'
import { withSpanishAccents } from './spanish-accents.ts'

const spanish = 'Nombre de la cuenta Saldo Fecha de apertura Estado Historial de pagos Tipo'
const read = (text: string) =>
  withSpanishAccents([recognisedRow(spanish), recognisedRow(text)])[1]
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
  const page = recognisedRow('Limite Numero Account Name Balance Fecha')
  expect(withSpanishAccents([page])[0]).toBe(page)
})

it('is no surer of an accent than a spelling makes it', () => {
  const words = withSpanishAccents([recognisedRow(spanish), recognisedRow('Numero 12')])[1]?.words
  expect(words?.map(({ confidence }) => confidence)).toEqual([0.75, 0.9])
})
