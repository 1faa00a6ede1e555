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
})
