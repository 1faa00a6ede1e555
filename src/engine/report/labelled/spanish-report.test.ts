import { describe, expect, it } from 'vitest'
import { textRow } from '../../../../test/support/page-flow.ts'
import type { Page } from '../../read/positioned-text.ts'
import { reportsOf } from '../read-report.ts'

const account = (name: string, number: string, opened: string): string[] => [
  name,
  `Número de cuenta: ${number}`,
  'Tipo de cuenta: Tarjeta de crédito',
  `Fecha de apertura: ${opened}`,
  'Estado: Al corriente',
  'Saldo: $1,245',
  'Límite de crédito: $5,000',
  'Monto vencido: $0',
  'Pago mensual: $35',
  'Último pago: 01/22/2026',
]

const rows = [
  'Informe de crédito de Experian',
  'Fecha del informe: 20 de febrero de 2026',
  'Número del informe: 4417-2206-31',
  'Preparado para: INÉS ORTEGA PEÑA',
  'Información personal',
  'Fecha de nacimiento: 11/30/1971',
  'Cuentas',
  ...account('HARBORLIGHT BANK NA', '447105****', '03/14/2016'),
  ...account('ORCHARD HOME LENDING', '221005****', '11/02/2019'),
  'Consultas',
]

const page: Page = {
  number: 1,
  width: 612,
  height: 1000,
  words: rows.flatMap((row, at) => textRow(row, 40, 60 + 10 * at)),
  marks: [],
}

describe('a report in Spanish', () => {
  it('is read by its labels, which mean what the English ones mean', () => {
    const reading = reportsOf([page])
    if (!reading.ok) throw new Error(reading.refusal.sentence.key)
    const [report] = reading.reports
    expect([report?.bureau, report?.reportDate.value, report?.reportNumber?.value]).toEqual([
      'Experian',
      '2026-02-20',
      '4417-2206-31',
    ])
    expect(report?.preparedFor?.value).toBe('INÉS ORTEGA PEÑA')
    expect(report?.personal.dob?.value).toBe('1971-11-30')
    expect(
      report?.accounts.map((each) => [
        each.creditor.value,
        each.accountNumber?.value,
        each.opened?.value,
        each.status?.value,
        each.balance?.value,
        each.creditLimit?.value,
        each.pastDue?.value,
        each.monthlyPayment?.value,
      ]),
    ).toEqual([
      ['HARBORLIGHT BANK NA', '447105****', '2016-03-14', 'Al corriente', 1245, 5000, 0, 35],
      ['ORCHARD HOME LENDING', '221005****', '2019-11-02', 'Al corriente', 1245, 5000, 0, 35],
    ])
  })

  it('has its own dates, its own word for nothing and the number of each page', () => {
    const own = (name: string, last: string) => [
      name,
      'Número de cuenta: 4342****',
      'Fecha de apertura: 07/jul/2024',
      'Saldo: $1,245',
      'Último pago realizado: 19/dic/2025',
      'Estado de pago: Al corriente',
      'Fecha de cierre: No reportado',
      `Términos: ${last}`,
    ]
    const pages = [
      [
        'TransUnion - Informe de crédito personal',
        'Fecha de creación: 21/oct/2026',
        'Registros públicos',
        'No se encontraron registros públicos.',
        'Cuentas satisfactorias',
        ...own('BANCO DEL PUERTO', 'No reportado'),
        'BANCO DE LA ISLA',
        'Página 1 de 2',
      ],
      [
        'TransUnion - Informe de crédito personal',
        ...own('', '36 meses').slice(1),
        'Consultas regulares',
        'BANCO DEL FARO',
        'Solicitado el 11/may/2025',
        'Página 2 de 2',
      ],
    ].map((rows, at) => ({
      number: at + 1,
      width: 612,
      height: 300,
      words: rows.flatMap((row, line) =>
        textRow(row, 40, row.startsWith('Página') ? 285 : 8 + 14 * line).map((word) => ({
          ...word,
          box: { ...word.box, page: at + 1 },
        })),
      ),
      marks: [],
    }))
    const reading = reportsOf(pages)
    if (!reading.ok) throw new Error(reading.refusal.sentence.key)
    const [report] = reading.reports
    expect(report?.reportDate.value).toBe('2026-10-21')
    expect(
      report?.accounts.map(({ creditor, opened, closed, status, lastPayment, terms }) => [
        creditor.value,
        ...[opened, closed, status, lastPayment, terms].map((each) => each?.value),
      ]),
    ).toEqual([
      ['BANCO DEL PUERTO', '2024-07-07', undefined, 'Al corriente', '2025-12-19', undefined],
      ['BANCO DE LA ISLA', '2024-07-07', undefined, 'Al corriente', '2025-12-19', '36 meses'],
    ])
    expect(report?.inquiries.map(({ name, date }) => [name.value, date.value])).toEqual([
      ['BANCO DEL FARO', '2025-05-11'],
    ])
    // What stands above the first section is of no account.
    const unread = report?.coverage.unread.filter(({ box }) => box.page > 1 || box.y > 30)
    expect(unread?.map(({ text }) => text)).toEqual([])
  })

  it('is read as the print that it is in English, with its months', () => {
    const months = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ')
    const grid = [
      '2026 30 ✓ ✓ CO CO – – – – – – –',
      '30 días de atraso a partir de ene 2026',
      `Cancelada como pérdida a partir de ${months[3]} 2026, ${months[4]} 2026`,
    ]
    const own = (name: string) => [
      name,
      'Información de la cuenta',
      `Nombre de la cuenta: ${name}`,
      'Número de cuenta: 4342XXXXXXXX2496',
      'Estado: Cuenta cancelada como pérdida. $1,149 cancelado. $1,100 vencido a partir de may 2026.',
      'Saldo actualizado: 05/17/2026',
      'En el registro hasta: ene 2033',
      'Historial de pagos',
      'E F M A M J J A S O N D',
      ...grid,
      'Información de contacto',
      'Teléfono: (877) 555-0174',
    ]
    const printed = [
      'Informe de crédito anual - Experian',
      'Fecha de generación: 5 de noviembre de 2026',
      'https://usa.experian.com/acr/printReport?lang=es',
      'Cuentas',
      ...own('BANCO DEL PUERTO'),
      ...own('BANCO DE LA ISLA'),
      'Consultas rigurosas',
      'BANCO DEL FARO',
      'Consultado el: 06/12/2025',
      'Consultas leves',
    ]
    const words = printed.flatMap((row, at) => {
      const cells = row.startsWith('E F') ? ['2020', ...row.split(' ')] : row.split(' ')
      const isGrid = row.startsWith('E F') || row.startsWith('2026 ')
      return isGrid
        ? cells.flatMap((cell, column) =>
            cell === '2020' ? [] : textRow(cell, 40 + 30 * column, 60 + 14 * at),
          )
        : textRow(row, 40, 60 + 14 * at)
    })
    const reading = reportsOf([{ number: 1, width: 612, height: 1000, words, marks: [] }])
    if (!reading.ok) throw new Error(reading.refusal.sentence.key)
    const [report] = reading.reports
    expect(report?.family).toBe('experian-acr')
    expect(report?.inquiries.map(({ name, kind }) => [name.value, kind])).toEqual([
      ['BANCO DEL FARO', 'hard'],
    ])
    const [account] = report?.accounts ?? []
    expect(report?.accounts).toHaveLength(2)
    expect(account?.history.map(({ month, code }) => `${month} ${code}`)).toEqual([
      '2026-05 CO',
      '2026-04 CO',
      '2026-03 OK',
      '2026-02 OK',
      '2026-01 30',
    ])
    expect(account?.statedLates.map(({ code }) => code)).toEqual(['30', 'CO', 'CO'])
    expect([account?.chargeOffAmount?.value, account?.pastDue?.value]).toEqual([1149, 1100])
    expect([account?.reported?.value, account?.removalDate?.value]).toEqual(['2026-05-17', '2033-01'])
  })
})
