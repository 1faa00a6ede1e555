/** Labels of accounts as the bureaus' reports spell them (layout facts 2.1 to 2.6), and what each prints. */
import type { DateField, MoneyField, TextField } from '../credit-report.ts'
import type { FieldPlan } from '../fields/fill-tradeline.ts'
import { byLabel } from '../label-keys.ts'
import type { SectionName } from './heading-book.ts'

/** What a label prints. */
export type AccountPlan =
  | FieldPlan
  /** The creditor's name; it begins an account. */
  | { kind: 'name' }
  /** '$1,204' or '$1,204 as of 01/15/2026': the balance and, where printed, the day it was reported. */
  | { kind: 'balance as of' }
  /** '$27' or '$27 as of 12/02/2025': only the second says when the last payment was made. */
  | { kind: 'payment as of' }
  /** 'High balance of $6,281 from 05/2024 to 11/2026; $5,100 from …'. */
  | { kind: 'latest amount'; field: 'highBalance' | 'creditLimit' }
  /** One label for two fields: the limit of a revolving account, the original amount of a loan. */
  | { kind: 'limit or original amount' }
  | { kind: 'remark' }
  | { kind: 'address' }
  | { kind: 'phone' }
  /** 'Paid and Closed', 'Transfer/Sold': what became of the account. */
  | { kind: 'activity designator' }
  /** Printed, understood, and without a place in a tradeline. */
  | { kind: 'no field' }

export type AccountPlans = Readonly<Record<string, AccountPlan>>

/** The fields that a label may be printed for. */
export function fieldsOf(plan: AccountPlan | undefined): FieldPlan['field'][] {
  if (plan === undefined) return []
  if ('field' in plan) return [plan.field]
  if (plan.kind === 'limit or original amount') return ['creditLimit', 'originalAmount']
  if (plan.kind === 'balance as of') return ['balance']
  return plan.kind === 'payment as of' ? ['lastPayment'] : []
}

const money = (field: MoneyField): AccountPlan => ({ kind: 'money', field })
const date = (field: DateField): AccountPlan => ({ kind: 'date', field })
const text = (field: TextField): AccountPlan => ({ kind: 'text', field })
const name: AccountPlan = { kind: 'name' }
const number: AccountPlan = { kind: 'number', field: 'accountNumber' }
export const noField: AccountPlan = { kind: 'no field' }

/** Labels that mean the same in every report that prints them. A label that two bureaus use differently is not here. */
export const accountPlans = byLabel<AccountPlan>([
  [name, ['Account Name', 'Creditor Name', 'Creditor', 'Company Name', 'Furnisher', 'Lender']],
  [
    number,
    [
      'Account Number',
      'Account #',
      'Account No.',
      'Acct #',
      'Acct No.',
      'Acct Number',
      'Partial Account Number',
    ],
  ],
  [text('type'), ['Account Type', 'Acct Type', 'Type of Account', 'Loan/Account Type', 'Type']],
  [text('loanType'), ['Loan Type', 'Type of Loan', 'Account Type - Detail']],
  [
    text('responsibility'),
    [
      'Responsibility',
      'Payment Responsibility',
      'Owner',
      'Account Owner',
      'Ownership',
      'Whose Account',
      'ECOA',
    ],
  ],
  [date('opened'), ['Date Opened', 'Opened Date', 'Open Date', 'Date Open', 'Collection Opened', 'Opened']],
  [
    date('reported'),
    ['Date Reported', 'Last Reported', 'Reported', 'Date Updated', 'Last Updated', 'Balance Updated'],
  ],
  [date('closed'), ['Date Closed', 'Closed Date', 'Closed']],
  [text('status'), ['Status', 'Account Status', 'Acct Status', 'Current Status']],
  [text('paymentStatus'), ['Payment Status', 'Pay Status']],
  [
    { kind: 'balance as of' },
    ['Balance', 'Current Balance', 'Recent Balance', 'Reported Balance', 'Balance Owed'],
  ],
  [money('highBalance'), ['High Balance', 'Highest Balance', 'High Credit']],
  [money('creditLimit'), ['Credit Limit', 'Limit']],
  [money('originalAmount'), ['Original Amount', 'Original Balance', 'Original Loan Amount']],
  [
    { kind: 'limit or original amount' },
    ['Credit Limit or Original Amount', 'Credit Limit/Original Amount', 'Credit Limit / Original Balance'],
  ],
  [money('pastDue'), ['Past Due', 'Past Due Amount', 'Amount Past Due']],
  [money('monthlyPayment'), ['Monthly Payment', 'Scheduled Payment', 'Scheduled Payment Amount']],
  [{ kind: 'latest amount', field: 'highBalance' }, ['High Balance (Hist.)', 'High Credit (Hist.)']],
  [{ kind: 'latest amount', field: 'creditLimit' }, ['Credit Limit (Hist.)']],
  [
    money('chargeOffAmount'),
    ['Original Charge-off', 'Original Charge-off Amount', 'Charge Off Amount', 'Charged Off Amount'],
  ],
  [text('terms'), ['Terms', 'Loan Terms', 'Loan Term', 'Term Duration']],
  [{ kind: 'payment as of' }, ['Last Payment', 'Recent Payment', 'Recent Payment Amount']],
  [
    date('lastPayment'),
    ['Last Payment Date', 'Date of Last Payment', 'Last Payment Made', 'Last Payment Made/Paid'],
  ],
  [date('dofd'), ['Date of First Delinquency', 'Date of 1st Delinquency']],
  [
    date('removalDate'),
    [
      'On Record Until',
      'Removal Date',
      'Estimated Removal',
      'Est. Removal',
      'Estimated Removal Date',
      'Estimated month and year this item will be removed',
      'Estimated month and year that this item will be removed',
    ],
  ],
  [text('originalCreditor'), ['Original Creditor', 'Original Creditor Name', 'Orig. Creditor']],
  [{ kind: 'remark' }, ['Remarks', 'Remark', 'Comments', 'Comment', 'Your Statement', 'Status Details']],
  [{ kind: 'address' }, ['Address']],
  [{ kind: 'phone' }, ['Phone', 'Phone Number']],
  [
    noField,
    [
      'Open/Closed',
      'Status Updated',
      'Date of Status',
      'First Reported',
      'Reported Since',
      'Months Reviewed',
    ],
  ],
  [
    noField,
    [
      'Date of Last Activity',
      'DLA',
      'Date Last Active',
      'Date Paid',
      'Date Placed for Collection',
      'Placed with Collector',
      'Paid Off',
    ],
  ],
  [
    noField,
    ['Terms Frequency', 'Payment Frequency', 'Term Length', 'Interest Type', 'Deferred Payment Start Date'],
  ],
  [noField, ['Last Payment Amount', 'Actual Payment Amount', 'Payment Received']],
  [noField, ['Company Sold', 'Sold To', 'Account Sale Info', 'Mortgage Info', 'Credit Usage', 'Bureau Code']],
  // The furnisher's address may stand under this label, its number in the file below it.
  [noField, ['Address Identification Number', 'Mortgage Identification Number', 'Purchased From']],
  [noField, ['Business Type', 'Creditor Type', 'Creditor Classification']],
  [{ kind: 'activity designator' }, ['Activity Designator']],
  [noField, ['Maximum Delinquency', 'Maximum Delinquency Note', 'Worst Delinquency']],
  [noField, ['Available Credit', 'Debt-to-Credit Ratio', 'Balloon Payment Date', 'Balloon Payment Amount']],
  // Not the date of first delinquency: when a major delinquency was first reported.
  [noField, ['Delinquency First Reported', 'Date Major Delinquency First Reported']],
  // The same in plain words. None of them is a value, or the end of a longer label, anywhere.
  [name, ['Company']],
  [text('type'), ['Kind of Account', 'Account Kind']],
  [text('responsibility'), ['Who Is Responsible', 'Responsible Party']],
  [text('status'), ['Current Standing', 'Account Standing']],
  [noField, ['Standing Updated']],
  [date('opened'), ['Opened on', 'Account Since']],
  [date('closed'), ['Closed on']],
  [date('reported'), ['Reported on', 'As Reported on']],
  [date('lastPayment'), ['Most Recent Payment on', 'Last Paid on']],
  [{ kind: 'balance as of' }, ['Amount Owed', 'Owed Now', 'You Owe']],
  [money('highBalance'), ['Highest Owed', 'Highest Amount Owed', 'Most Ever Owed', 'Most Owed']],
  [money('pastDue'), ['Amount Overdue', 'Behind by']],
  [money('monthlyPayment'), ['Monthly Payment Due', 'Payment Due Monthly']],
  [text('terms'), ['Repayment Terms']],
  [text('originalCreditor'), ['First Creditor']],
  [{ kind: 'remark' }, ['Creditor Notes', 'Creditor Comments']],
  [{ kind: 'address' }, ['Mailing Address', 'Mail Address']],
])

/** Labels of reports in Spanish, each with what its English one prints. Letters count without their accents. */
export const spanishPlans = byLabel<AccountPlan>([
  [name, ['Nombre de la cuenta', 'Nombre del acreedor', 'Acreedor']],
  [number, ['Número de cuenta', 'Número de la cuenta']],
  [text('type'), ['Tipo de cuenta']],
  [text('loanType'), ['Tipo de préstamo']],
  [text('responsibility'), ['Responsabilidad', 'Titular']],
  [date('opened'), ['Fecha de apertura', 'Apertura']],
  [date('reported'), ['Fecha de reporte', 'Fecha del reporte', 'Fecha de informe']],
  [date('reported'), ['Fecha de actualización', 'Última actualización', 'Saldo actualizado']],
  [date('closed'), ['Fecha de cierre']],
  [text('status'), ['Estado', 'Estatus', 'Estado de la cuenta']],
  [text('paymentStatus'), ['Estado de pago']],
  [{ kind: 'balance as of' }, ['Saldo', 'Saldo actual', 'Saldo reportado']],
  [money('highBalance'), ['Saldo máximo', 'Saldo más alto', 'Crédito máximo']],
  [money('creditLimit'), ['Límite de crédito']],
  [money('originalAmount'), ['Monto original', 'Saldo original']],
  [money('pastDue'), ['Monto vencido', 'Cantidad vencida', 'Saldo vencido']],
  [money('monthlyPayment'), ['Pago mensual', 'Pago programado']],
  [text('terms'), ['Términos', 'Plazo']],
  [date('lastPayment'), ['Fecha del último pago', 'Último pago realizado']],
  [{ kind: 'payment as of' }, ['Último pago', 'Pago reciente']],
  [date('dofd'), ['Fecha de la primera morosidad']],
  [date('removalDate'), ['En el registro hasta', 'Mes y año estimados en que se eliminará este dato']],
  [text('originalCreditor'), ['Acreedor original']],
  [{ kind: 'remark' }, ['Comentarios', 'Observaciones']],
  [{ kind: 'address' }, ['Dirección']],
  [{ kind: 'phone' }, ['Teléfono']],
  [noField, ['Estado actualizado', 'Fecha del estado', 'Reportada desde', 'Uso del crédito']],
])

export const spanishHeadings: readonly (readonly [RegExp, SectionName])[] = [
  [/^(Información|Datos) personal(es)?$/i, 'personal'],
  [/^(Sus )?Cuentas( de crédito)?$/i, 'accounts'],
  [/^Cuentas (abiertas|cerradas|rotativas|a plazos|hipotecarias)$/i, 'accounts'],
  [/^(Cuentas|Información) (negativas?|adversas?)$|^Cuentas con información (negativa|adversa)$/i, 'adverse'],
  [/^Cuentas satisfactorias$|^Cuentas al corriente$/i, 'satisfactory'],
  [/^(Cuentas en )?(Cobranzas?|Colecciones|Colección)$/i, 'collections'],
  [/^Registros públicos$/i, 'public records'],
  [/^Consultas (duras|rigurosas|regulares|compartidas con otros)$/i, 'hard inquiries'],
  [/^Consultas (blandas|leves|suaves|promocionales|de revisión de cuentas?)$/i, 'soft inquiries'],
  [/^Consultas$/i, 'inquiries'],
  [/^(Declaración|Declaraciones) (del consumidor|personal(es)?)$/i, 'statements'],
  [/^(Resumen|Mensajes importantes|Puntaje de crédito|Sus derechos)$/i, 'other'],
]
