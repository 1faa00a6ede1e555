import { moneyText } from '../en/english-words.ts'
import type { FactsOfAmounts } from '../en/findings-of-amounts.ts'
import type { TextsOf } from '../finding-texts.ts'
import { accountText, dateText, listOf } from './spanish-words.ts'

/** Como qué se reporta la cuenta, o con qué. */
const reportedAs = (what: string, designator: string | undefined): string =>
  designator === undefined
    ? `se reporta como ${what}`
    : `se reporta con el indicador de actividad (Activity Designator) "${designator}"`

export const findingsOfAmounts = {
  past_due_exceeds_balance: {
    title: 'El monto atrasado es mayor que el saldo',
    statement: ({ account, pastDue, balance }) =>
      `${accountText(account)} muestra un monto atrasado de ${moneyText(pastDue)} y un saldo de ${moneyText(balance)}. No puede estar atrasado más de lo que se debe.`,
    innocent: 'Uno de los dos montos sería correcto y el otro de otro mes.',
    request: 'Que se verifiquen y se corrijan ambos montos; lo atrasado no puede superar el saldo.',
  },
  past_due_on_current_account: {
    title: 'Monto atrasado en una cuenta que se reporta al día',
    statement: ({ account, status, pastDue }) =>
      `${accountText(account)} se reporta con el estado "${status}", y el mismo dato muestra un monto atrasado de ${moneyText(pastDue)}. Una cuenta que se paga según lo acordado no tiene nada atrasado.`,
    innocent: 'El monto sería correcto si el estado es de un mes anterior al del monto.',
    request:
      'Que se verifique con la empresa si algo está atrasado y se corrija el monto a $0, salvo que sus registros muestren que lo que está mal es el estado.',
  },
  past_due_on_paid_or_zero: {
    title: 'Monto atrasado en una cuenta pagada o con saldo cero',
    statement: ({ account, pastDue, hasNoBalance, isPaid, designator }) =>
      `${accountText(account)} muestra un monto atrasado de ${moneyText(pastDue)}${hasNoBalance ? ' con un saldo de $0' : ''}${isPaid ? `${hasNoBalance ? ',' : ''} aunque ${reportedAs('pagada', designator)}` : ''}. Donde no se debe nada, nada puede estar atrasado.`,
    innocent: 'El monto sería correcto si aún se debe un saldo y lo mal impreso es el saldo.',
    request:
      'Que se verifique con la empresa lo que se debe y se corrija el monto atrasado a $0, salvo que sus registros muestren que algo lo está.',
  },
  balance_on_paid_or_settled: {
    title: 'Una cuenta pagada o saldada todavía muestra un saldo',
    statement: ({ account, balance, designator }) =>
      `${accountText(account)} ${reportedAs('pagada o saldada', designator)}, y el mismo dato todavía muestra un saldo de ${moneyText(balance)}. Una cuenta pagada o saldada por completo no tiene saldo.`,
    innocent:
      'El saldo sería correcto si el acuerdo de pago no se completó y la nota o el estado se anotó demasiado pronto.',
    request:
      'Que se verifique con la empresa lo que se debe y se corrija el saldo a $0, salvo que sus registros muestren que la cuenta no se pagó ni se saldó.',
  },
  balance_on_transferred_sold: {
    title: 'Una cuenta transferida o vendida todavía muestra un saldo',
    statement: ({ account, balance, designator }) =>
      `${accountText(account)} ${reportedAs('vendida o transferida a otra empresa', designator)}, y el mismo dato todavía muestra un saldo de ${moneyText(balance)}. A quien ya no es dueño de una cuenta no se le debe nada por ella.`,
    innocent: 'El saldo sería correcto si solo se vendió una parte de la cuenta, lo que es raro.',
    request:
      'Que se verifique si la empresa conserva alguna parte de la cuenta y, si no, como ella reporta, se corrijan a $0 el saldo y el monto atrasado.',
  },
  payment_due_on_paid: {
    title: 'Una cuenta pagada todavía muestra un pago por hacer',
    statement: ({ account, payment, designator }) =>
      `${accountText(account)} ${reportedAs('pagada', designator)} y con un saldo de $0, y el mismo dato muestra un pago programado de ${moneyText(payment)}. En una cuenta pagada no queda ningún pago.`,
    innocent:
      'El monto puede ser el último pago programado antes de pagarse la cuenta, que quedó en el campo.',
    request: 'Que se verifique si todavía se debe algún pago y se corrija el pago programado a $0 si no.',
  },
  late_with_nothing_past_due: {
    title: 'Atrasada o cargada a pérdida, sin monto atrasado',
    statement: ({ account, status, balance }) =>
      `${accountText(account)} se reporta con el estado "${status}" y un saldo de ${moneyText(balance)}, y el mismo dato muestra $0 como monto atrasado.`,
    innocent:
      'Ambos serían correctos si el estado es de un mes anterior al del monto, o si se acordó un plan por el que ahora nada vence.',
    request:
      'Que se verifiquen con la empresa el estado y el monto atrasado, y se corrija lo que su registro no confirme.',
  },
  chargeoff_amount_on_current: {
    title: 'Monto cargado a pérdida en una cuenta al día',
    statement: ({ account, status, amount }) =>
      `${accountText(account)} se reporta con el estado "${status}" y sin ningún mes atrasado, y el mismo dato muestra un monto cargado a pérdida (charge-off) de ${moneyText(amount)}.`,
    innocent:
      'El monto sería correcto si la cuenta se cargó a pérdida alguna vez y se retomó, y el historial no llega hasta entonces.',
    request:
      'Que se verifique con la empresa si esta cuenta se cargó a pérdida alguna vez, y se quite el monto si no.',
  },
  negative_balance: {
    title: 'Saldo menor que cero',
    statement: ({ account, balance }) =>
      `${accountText(account)} muestra un saldo de ${moneyText(balance)}. Un saldo menor que cero significaría que la empresa le debe dinero a usted.`,
    innocent:
      'La cuenta puede tener de verdad un saldo a su favor, como después de un reembolso o de un pago hecho dos veces.',
    request: 'Que se verifique el saldo con la empresa y, si es un saldo a su favor, se muestre como $0.',
  },
  chargeoff_amount_missing: {
    title: 'Cuenta cargada a pérdida sin el monto de la pérdida',
    statement: ({ account }) =>
      `${accountText(account)} se reporta como cargada a pérdida (charge-off), y el campo del monto de la pérdida está vacío.`,
    innocent: 'El monto puede estar en otro campo del mismo dato, como el saldo.',
    request: 'Que se verifique el monto con la empresa y se reporte, o se corrija el estado.',
  },
  chargeoff_balance_growing: {
    title: 'El saldo de una cuenta cargada a pérdida sigue creciendo',
    statement: ({ account, first, last }) =>
      `${accountText(account)} se reporta como cargada a pérdida (charge-off), y sus saldos mensuales crecen de ${moneyText(first.balance)} en ${dateText(first.month)} a ${moneyText(last.balance)} en ${dateText(last.month)}.`,
    innocent:
      'El aumento sería correcto si el contrato y la ley del estado permiten intereses o cargos después del cargo a pérdida.',
    request:
      'Que se verifique el saldo con los libros de la empresa, con lo que se agregó después y por qué, y se corrija al monto que se pueda demostrar.',
  },
  chargeoff_monthly_payment_due: {
    title: 'Una cuenta cargada a pérdida muestra un pago mensual',
    statement: ({ account, payment }) =>
      `${accountText(account)} se reporta como cargada a pérdida, y el mismo dato muestra un pago mensual de ${moneyText(payment)}. El cargo a pérdida (charge-off) pone fin a los pagos mensuales, salvo que después se acordara un plan.`,
    innocent: 'El monto sería correcto si después se acordó un plan de pagos y el monto es el de ese plan.',
    request: 'Que se verifique si se acordó un plan de pagos y se corrija el pago mensual a $0 si no.',
  },
  credit_limit_missing: {
    title: 'Una cuenta rotativa abierta con saldo no muestra límite de crédito',
    statement: ({ account, balance, others }) =>
      `${accountText(account)} es una cuenta rotativa abierta con un saldo de ${moneyText(balance)}, y no se muestra ningún límite de crédito.${
        others.length > 0
          ? ` De la misma cuenta, ${listOf(others, ({ bureau, limit }) => `${bureau} muestra un límite de ${moneyText(limit)}`)}.`
          : ''
      } Sin el límite no se puede decir bien qué parte del crédito está en uso.`,
    innocent: 'El dato estaría completo si esta tarjeta no tiene un límite fijo de gasto.',
    request: 'Que se verifique con la empresa el límite de crédito de esta cuenta y se reporte si lo hay.',
  },
  high_balance_over_limit: {
    title: 'Saldo máximo muy por encima del límite de crédito',
    statement: ({ account, high, limit }) =>
      `${accountText(account)} muestra un saldo máximo de ${moneyText(high)} con un límite de crédito de ${moneyText(limit)}. Si el límite nunca fue más alto, uno de los dos puede estar mal.`,
    innocent: 'El saldo máximo sería correcto si el límite era más alto entonces y se bajó después.',
    request: 'Que se verifiquen el saldo máximo y el límite y se corrija el que esté mal.',
  },
  au_derogatory: {
    title: 'Cuenta negativa en la que usted es solo usuario autorizado',
    statement: ({ account, responsibility }) =>
      `${accountText(account)} se reporta como negativa, y la responsabilidad impresa es "${responsibility}". Un usuario autorizado puede usar una cuenta, pero no se comprometió a pagarla.`,
    innocent:
      'Las agencias pueden mostrar las cuentas de usuarios autorizados, así que el dato puede ser correcto; y si usted firmó como titular conjunto, lo mal impreso sería la responsabilidad.',
    request:
      'Que se verifique con la empresa como qué figura usted y, si es solo usuario autorizado, que se elimine esta cuenta. Ninguna ley lo exige; es una práctica común de las agencias, y un usuario autorizado no se comprometió a pagar la deuda.',
  },
} satisfies TextsOf<FactsOfAmounts>
