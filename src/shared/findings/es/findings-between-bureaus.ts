import { moneyText } from '../en/english-words.ts'
import type { FactsBetweenBureaus } from '../en/findings-between-bureaus.ts'
import type { TextsOf } from '../finding-texts.ts'
import { accountText, listOf, onText, theText } from './spanish-words.ts'

export const findingsBetweenBureaus = {
  cross_status_mismatch: {
    title: 'Negativa en una agencia, pagada según lo acordado en otra',
    statement: ({ account, shown }) =>
      `De ${accountText(account)}, ${listOf(shown, ({ bureau, status }) => `${bureau} muestra el estado "${status}"`)}. La misma cuenta no puede ser negativa y pagarse según lo acordado al mismo tiempo.`,
    innocent:
      'El estado negativo sería correcto si la otra agencia no lo ha recibido o si son dos cuentas distintas.',
    request:
      'Que se verifique el estado con la empresa que reporta y se corrija a pagada según lo acordado, o se elimine si el estado negativo no se puede verificar.',
  },
  cross_balance_mismatch: {
    title: 'Misma cuenta y misma época, con saldos muy distintos',
    statement: ({ account, shown, isOneDay }) =>
      `De ${accountText(account)}, ${listOf(shown, ({ bureau, balance, reported }) => `${bureau} muestra un saldo de ${moneyText(balance)} reportado ${onText(reported)}`)}. ${isOneDay ? 'Una cuenta no puede tener a la vez saldos tan distintos.' : 'Entre esos días no hay más de seis.'}`,
    innocent: ({ isOneDay }) =>
      isOneDay
        ? 'Explicarían la diferencia dos cuentas distintas de la misma empresa.'
        : 'Explicaría la diferencia un pago o una compra entre los días de los reportes, o dos cuentas distintas de la misma empresa.',
    request: 'Que se verifique el saldo con la empresa que reporta y se corrija.',
  },
  cross_limit_mismatch: {
    title: 'El límite de crédito difiere de forma importante',
    statement: ({ account, shown }) =>
      `De ${accountText(account)}, ${listOf(shown, ({ bureau, limit }) => `${bureau} muestra un límite de crédito de ${moneyText(limit)}`)}. Una cuenta tiene un solo límite de crédito.`,
    innocent: 'Explicaría la diferencia un cambio de límite que todavía no llegó a todas las agencias.',
    request: 'Que se verifique el límite de crédito con la empresa que reporta y se corrija.',
  },
  cross_opened_mismatch: {
    title: 'La fecha de apertura difiere entre agencias',
    statement: ({ account, shown }) =>
      `De ${accountText(account)}, ${listOf(shown, ({ bureau, opened }) => `${bureau} muestra ${theText(opened)} como fecha de apertura`)}. Una cuenta tiene una sola fecha de apertura.`,
    innocent:
      'Ambas fechas serían correctas si son dos cuentas distintas de la misma empresa con los mismos montos.',
    request: 'Que se verifique la fecha de apertura con la empresa que reporta y se corrija.',
  },
  cross_type_mismatch: {
    title: 'Rotativa en una agencia, a plazos en otra',
    statement: ({ account, shown }) =>
      `De ${accountText(account)}, ${listOf(shown, ({ bureau, type }) => `${bureau} muestra el tipo "${type}"`)}. Una cuenta es rotativa o se paga a plazos, no las dos cosas.`,
    innocent:
      'Ambos tipos serían correctos si son dos cuentas distintas de la misma empresa abiertas al mismo tiempo.',
    request: 'Que se verifique el tipo de la cuenta con la empresa que reporta y se corrija.',
  },
  cross_responsibility_mismatch: {
    title: 'La responsabilidad por la cuenta difiere entre agencias',
    statement: ({ account, shown }) =>
      `De ${accountText(account)}, ${listOf(shown, ({ bureau, responsibility }) => `${bureau} muestra la responsabilidad "${responsibility}"`)}. Una persona responde por una cuenta de una sola manera.`,
    innocent:
      'La diferencia sería correcta si la responsabilidad cambió y una agencia no lo ha recibido, o si son dos cuentas.',
    request:
      'Que se verifique quién responde por esta cuenta y de qué manera, y se corrija la responsabilidad.',
  },
  closed_reported_open: {
    title: 'Cerrada y pagada en otras agencias, aún abierta en una',
    statement: ({ bureau, account, reported, closed }) =>
      `${bureau} muestra ${accountText(account)} como abierta y reportada por última vez ${onText(reported)}, mientras que ${listOf(closed, (other) => `${other.bureau} la muestra cerrada${other.on === null ? '' : ` ${onText(other.on)}`}`)} sin deber nada. Una cuenta está abierta o cerrada, no las dos cosas.`,
    innocent:
      'El dato sería correcto si la cuenta se reabrió después de cerrarse o si son dos cuentas distintas de la misma empresa.',
    request: 'Que se verifique si la cuenta está cerrada y se reporte así, con su fecha de cierre.',
  },
  stale_entry: {
    title: 'Dato negativo sin actualizar por meses, mientras el de otra agencia sí lo está',
    statement: ({ bureau, account, reported, fresh }) =>
      `${bureau} muestra ${accountText(account)} reportada por última vez ${onText(reported)}, mientras que ${listOf(fresh, (other) => `${other.bureau} muestra ${theText(other.reported)}`)} con un saldo menor.`,
    innocent:
      'El dato antiguo sería correcto si la empresa reporta menos seguido a esta agencia y nada ha cambiado.',
    request:
      'Que se verifiquen a la fecha de hoy el saldo y el estado con la empresa que reporta, y se actualice o elimine el dato.',
  },
} satisfies TextsOf<FactsBetweenBureaus>
