import { expect, it } from 'vitest'
import { inEnglish } from './in-english.ts'

it.each([
  ['Cancelada como incobrable', 'charged off account'],
  ['Cuenta cancelada como pérdida', 'charged off account'],
  ['Cobranza pagada', 'paid collection'],
  ['Cuenta en cobranza', 'cuenta en collection'],
  ['Al corriente; paga según lo acordado', 'current; paying as agreed'],
  ['Pagada, cerrada; se pagó según lo acordado', 'paid, closed; paid as agreed'],
  ['Cuenta con 60 días de atraso', 'cuenta con 60 days past due'],
  ['Incluida en bancarrota del capítulo 7', 'incluida en bankruptcy del chapter 7'],
  ['Cuenta abierta Comprador de deudas', 'open account debt buyer'],
  ['Usuario autorizado', 'authorized user'],
])('says in English what a report says in Spanish: %s', (printed, english) =>
  expect(inEnglish(printed)).toBe(english),
)

it('leaves what may say something else, and what an English report prints', () => {
  // Paid on time is no debt that was paid, and 'se puso al día' was late before.
  expect(inEnglish('Pagada a tiempo')).toBe('pagada a tiempo')
  expect(inEnglish('Se puso al día después')).toBe('se puso al día después')
  expect(inEnglish('Paid, Closed; was Paid as agreed')).toBe('paid, closed; was paid as agreed')
})

it.each([
  'No pagada en su totalidad',
  'Cobranza no pagada',
  'No ha sido liquidada por completo',
  'Cuenta impaga',
  'Parcialmente pagada',
  'No cerrada',
  'Sin haber sido vendida a otro',
])('says nothing that the print denies: %s', (text) => {
  expect(inEnglish(text)).not.toMatch(/paid|settled|closed|sold/)
})
