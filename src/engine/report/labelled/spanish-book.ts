/** The labels and headings of reports in Spanish, each by the English of the one book of labels. */
import { type AccountPlans, accountPlans } from './account-plans.ts'
import type { SectionName } from './heading-book.ts'

/** Of an account. Letters count without their accents. */
const accountLabels: Readonly<Record<string, string>> = {
  'Nombre de la cuenta': 'Account Name',
  'Nombre del acreedor': 'Creditor Name',
  Acreedor: 'Creditor',
  'Número de cuenta': 'Account Number',
  'Número de la cuenta': 'Account Number',
  'Tipo de cuenta': 'Account Type',
  'Tipo de préstamo': 'Loan Type',
  Responsabilidad: 'Responsibility',
  Titular: 'Owner',
  'Fecha de apertura': 'Date Opened',
  Apertura: 'Opened',
  'Fecha de reporte': 'Date Reported',
  'Fecha del reporte': 'Date Reported',
  'Fecha de informe': 'Date Reported',
  'Fecha de actualización': 'Date Updated',
  'Última actualización': 'Last Updated',
  'Fecha de cierre': 'Date Closed',
  Estado: 'Status',
  Estatus: 'Status',
  'Estado de la cuenta': 'Account Status',
  'Estado de pago': 'Payment Status',
  Saldo: 'Balance',
  'Saldo actual': 'Current Balance',
  'Saldo reportado': 'Reported Balance',
  'Saldo máximo': 'High Balance',
  'Saldo más alto': 'Highest Balance',
  'Crédito máximo': 'High Credit',
  'Límite de crédito': 'Credit Limit',
  'Monto original': 'Original Amount',
  'Saldo original': 'Original Balance',
  'Monto vencido': 'Past Due',
  'Cantidad vencida': 'Past Due',
  'Saldo vencido': 'Past Due',
  'Pago mensual': 'Monthly Payment',
  'Pago programado': 'Scheduled Payment',
  Términos: 'Terms',
  Plazo: 'Terms',
  'Fecha del último pago': 'Last Payment Date',
  'Último pago': 'Last Payment',
  'Fecha de la primera morosidad': 'Date of First Delinquency',
  'En el registro hasta': 'On Record Until',
  'Acreedor original': 'Original Creditor',
  Comentarios: 'Comments',
  Observaciones: 'Remarks',
  Dirección: 'Address',
  Teléfono: 'Phone',
}

export const spanishPlans: AccountPlans = Object.fromEntries(
  Object.entries(accountLabels).flatMap(([label, english]) => {
    const plan = accountPlans[english]
    return plan === undefined ? [] : [[label, plan]]
  }),
)

export const spanishHeadings: readonly (readonly [RegExp, SectionName])[] = [
  [/^(Información|Datos) personal(es)?$/i, 'personal'],
  [/^(Sus )?Cuentas( de crédito)?$/i, 'accounts'],
  [/^Cuentas (abiertas|cerradas|rotativas|a plazos|hipotecarias)$/i, 'accounts'],
  [/^(Cuentas|Información) (negativas?|adversas?)$|^Cuentas con información (negativa|adversa)$/i, 'adverse'],
  [/^Cuentas satisfactorias$|^Cuentas al corriente$/i, 'satisfactory'],
  [/^(Cuentas en )?(Cobranzas?|Colecciones|Colección)$/i, 'collections'],
  [/^Registros públicos$/i, 'public records'],
  [/^Consultas (duras|regulares|compartidas con otros)$/i, 'hard inquiries'],
  [/^Consultas (blandas|suaves|promocionales|de revisión de cuentas?)$/i, 'soft inquiries'],
  [/^Consultas$/i, 'inquiries'],
  [/^(Declaración|Declaraciones) (del consumidor|personal(es)?)$/i, 'statements'],
  [/^(Resumen|Mensajes importantes|Puntaje de crédito|Sus derechos)$/i, 'other'],
]
