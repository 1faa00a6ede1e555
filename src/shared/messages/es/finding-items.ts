import type { ItemTexts } from '../en/findings.ts'

const onlyYou =
  'Si sabe que es errónea, por ejemplo porque pagó o porque no es suya, díganoslo y envíe la prueba.'
/** True of every reason that the English names for such an account: accurate, or the one another is compared with. */
const accurate = `Nada de lo que este informe imprime de ella da motivo para una disputa: no se contradice, o es el dato con el que se compara otro de la misma deuda. ${onlyYou}`

/** Items of 'Not worth disputing', by what the item is called in English. */
export const findingNotWorth: Record<string, ItemTexts> = {
  'Closed account with a balance': {
    what: 'Cuenta cerrada con saldo',
    why: 'Una cuenta puede estar cerrada y seguir pagándose: el saldo es lo que se debía cuando se reportó. Una cuenta cerrada con saldo no infringe nada.',
  },
  'Balance over the credit limit': {
    what: 'Saldo por encima del límite de crédito',
    why: 'Los intereses, los cargos o una compra pueden llevar un saldo por encima de su límite, o el límite era más alto entonces.',
  },
  'No credit limit printed': {
    what: 'Sin límite de crédito impreso',
    why: 'Una tarjeta de cargo o una cuenta que se paga completa cada mes no tiene un límite fijo, y ningún otro informe imprime uno.',
  },
  'Transferred account': {
    what: 'Cuenta transferida',
    why: 'Se transfirió o se vendió y muestra un saldo de cero; así se reporta una cuenta de este tipo.',
  },
  'Account as authorized user': {
    what: 'Cuenta como usuario autorizado',
    why: 'Usted es usuario autorizado de esta cuenta y aquí nunca se atrasó, así que no le perjudica. Su titular puede retirarle cuando quiera.',
  },
  'Months without data in the payment history': {
    what: 'Meses sin datos en el historial de pagos',
    why: 'Un mes sin datos no es un pago atrasado, y ningún puntaje lo cuenta como tal.',
  },
  'Hard inquiry that led to an account': {
    what: 'Consulta de crédito que llevó a una cuenta',
    why: 'Corresponde a una cuenta de sus informes, así que el prestamista tenía una razón para consultar. Por práctica de las agencias sale sola a los dos años.',
  },
  'Second account of the same company': {
    what: 'Segunda cuenta de la misma empresa',
    why: 'Parece una cuenta que aparece dos veces, pero los números son distintos: son dos cuentas.',
  },
  'Balance differs between bureaus': {
    what: 'El saldo difiere entre agencias',
    why: 'Los prestamistas reportan en días distintos, así que los saldos difieren por un ciclo; el próximo informe lo iguala.',
  },
  'Date reported differs between bureaus': {
    what: 'La fecha de reporte difiere entre agencias',
    why: 'Cada agencia recibe la cuenta en su propio día, y ningún puntaje depende de ello.',
  },
  'Account with late marks': { what: 'Cuenta con marcas de atraso', why: accurate },
  'Account in bankruptcy': { what: 'Cuenta en bancarrota', why: accurate },
  'Charged-off account': { what: 'Cuenta cargada a pérdida (charge-off)', why: accurate },
  'Negative account': { what: 'Cuenta negativa', why: accurate },
  // Of analyses made before rule set 2026.11.5.
  'Derogatory account': { what: 'Cuenta negativa', why: accurate },
  'Account past due': {
    what: 'Cuenta atrasada',
    why: `El monto atrasado concuerda con el estado y el saldo. Aquí ayuda más poner la cuenta al día que una disputa. ${onlyYou}`,
  },
  'Repossession, surrender or foreclosure': {
    what: 'Embargo del auto, entrega voluntaria o ejecución hipotecaria',
    why: accurate,
  },
  'Collection account': { what: 'Cuenta en cobranza', why: accurate },
  'Collection account, paid': {
    what: 'Cuenta en cobranza, pagada',
    why: 'Una cobranza pagada puede quedarse hasta que terminen sus siete años; solo las médicas pagadas se retiran, por política de las agencias.',
  },
  'Medical collection': { what: 'Cobranza médica', why: accurate },
  'Medical collection, paid': { what: 'Cobranza médica, pagada', why: accurate },
}

/** Items of the removal calendar, by what the item is called in English. */
export const findingRemovals: Record<string, string> = {
  Collection: 'Cobranza',
  'Account of a debt buyer': 'Cuenta de un comprador de deudas',
  'Charged-off account': 'Cuenta cargada a pérdida (charge-off)',
  'Repossession, surrender or foreclosure': 'Embargo del auto, entrega voluntaria o ejecución hipotecaria',
  'Account in bankruptcy': 'Cuenta en bancarrota',
  'Delinquent account': 'Cuenta atrasada',
  'Hard inquiry': 'Consulta de crédito',
  'Late mark': 'Marca de atraso',
}

/** Why an item leaves then: 'printed' for the bureau's own date, else by what is counted. */
export const findingRemovalReasons: Record<string, string> = {
  printed: 'La propia agencia imprime esta fecha de eliminación.',
  account:
    'Contamos siete años desde la fecha del primer atraso que imprime la agencia. En cuentas en cobranza o cargadas a pérdida, la ley permite hasta 180 días más.',
  'Late mark':
    'Contamos siete años desde el mes de la marca (sección 605(a)(5) de la FCRA); la cuenta misma puede quedarse.',
  'Hard inquiry':
    'Las agencias muestran una consulta de crédito durante dos años, por práctica propia; contamos desde la fecha de la consulta.',
  record: 'Contado desde la fecha de presentación que imprime la agencia.',
}
