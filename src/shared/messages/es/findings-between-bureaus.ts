import type { RuleTexts } from '../en/findings.ts'

/** Rules that compare what the bureaus print of one account, by rule key. */
export const findingsBetweenBureaus: Record<string, RuleTexts> = {
  cross_status_mismatch: {
    title: 'Negativa en una agencia, pagada según lo acordado en otra',
    meaning: 'La misma cuenta no puede ser negativa y pagarse según lo acordado al mismo tiempo.',
    innocent:
      'El estado negativo sería correcto si la otra agencia no lo ha recibido o si son dos cuentas distintas.',
    request:
      'Que se verifique el estado con la empresa que reporta y se corrija a pagada según lo acordado, o se elimine si el estado negativo no se puede verificar.',
  },
  cross_balance_mismatch: {
    title: 'Misma cuenta y misma época, con saldos muy distintos',
    meaning: 'Una cuenta no puede tener a la vez saldos tan distintos; entre días distintos, sí.',
    innocent:
      'Explicaría la diferencia un pago o una compra, si los reportes no son del mismo día, o dos cuentas distintas de la misma empresa.',
    request: 'Que se verifique el saldo con la empresa que reporta y se corrija.',
  },
  cross_limit_mismatch: {
    title: 'El límite de crédito difiere de forma importante',
    meaning: 'Una cuenta tiene un solo límite de crédito.',
    innocent: 'Explicaría la diferencia un cambio de límite que todavía no llegó a todas las agencias.',
    request: 'Que se verifique el límite de crédito con la empresa que reporta y se corrija.',
  },
  cross_opened_mismatch: {
    title: 'La fecha de apertura difiere entre agencias',
    meaning: 'Una cuenta tiene una sola fecha de apertura.',
    innocent:
      'Ambas fechas serían correctas si son dos cuentas distintas de la misma empresa con las mismas cantidades.',
    request: 'Que se verifique la fecha de apertura con la empresa que reporta y se corrija.',
  },
  cross_type_mismatch: {
    title: 'Rotativa en una agencia, a plazos en otra',
    meaning: 'Una cuenta es rotativa o se paga a plazos, no las dos cosas.',
    innocent:
      'Ambos tipos serían correctos si son dos cuentas distintas de la misma empresa abiertas al mismo tiempo.',
    request: 'Que se verifique el tipo de la cuenta con la empresa que reporta y se corrija.',
  },
  cross_responsibility_mismatch: {
    title: 'La responsabilidad por la cuenta difiere entre agencias',
    meaning: 'Una persona responde por una cuenta de una sola manera.',
    innocent:
      'La diferencia sería correcta si la responsabilidad cambió y una agencia no lo ha recibido, o si son dos cuentas.',
    request:
      'Que se verifique quién responde por esta cuenta y de qué manera, y se corrija la responsabilidad.',
  },
  closed_reported_open: {
    title: 'Cerrada y pagada en otras agencias, aún abierta en una',
    meaning: 'Una cuenta está abierta o cerrada, no las dos cosas.',
    innocent:
      'El dato sería correcto si la cuenta se reabrió después de cerrarse o si son dos cuentas distintas de la misma empresa.',
    request: 'Que se verifique si la cuenta está cerrada y se reporte así, con su fecha de cierre.',
  },
  stale_entry: {
    title: 'Dato negativo sin actualizar por meses, mientras el de otra agencia sí lo está',
    meaning: 'Otra agencia muestra un reporte más reciente de la misma cuenta con un saldo menor.',
    innocent:
      'El dato antiguo sería correcto si la empresa reporta menos seguido a esta agencia y nada ha cambiado.',
    request:
      'Que se verifiquen a la fecha de hoy el saldo y el estado con la empresa que reporta, y se actualice o elimine el dato.',
  },
}
