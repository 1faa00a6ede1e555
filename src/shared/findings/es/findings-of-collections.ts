import { moneyText } from '../en/english-words.ts'
import type { AnswersOfCollections, FactsOfCollections } from '../en/findings-of-collections.ts'
import type { TextsOf } from '../finding-texts.ts'
import type { MedicalFact } from '../named-things.ts'
import { accountText, listOf, ofText, onText, theText } from './spanish-words.ts'

function medicalText({ account, original, ground }: MedicalFact): string {
  const reported = ground === 'class' ? 'se reporta como una cobranza médica' : 'es una cobranza'
  return `${accountText(account)} ${reported}${original === null ? '' : ` para ${original}`}`
}

const policy =
  'Por política propia de las tres agencias nacionales, que es voluntaria y no una ley, no se reporta una cobranza médica'

const notTreated = { label: 'No recibí tratamiento allí; alguien usó mi identidad' }

const careQuestion = {
  text: ({ account, original }: MedicalFact) =>
    `¿Es la factura que cobra ${account.creditor}${original === null ? '' : ` para ${original}`} una factura de atención médica?`,
  answers: {
    medical_care: { label: 'Sí, fue por atención médica', statement: 'Es una factura de atención médica.' },
    other_bill: { label: 'No, fue por otra cosa' },
    identity_theft: notTreated,
  },
}

export const findingsOfCollections = {
  double_reporting_oc_and_collector: {
    title: 'El acreedor original y el cobrador reportan un saldo por la misma deuda',
    statement: ({ creditor, creditorBalance, collector, collectorBalance, original, isSaidSold }) =>
      `${accountText(creditor)} muestra un saldo de ${moneyText(creditorBalance)}, y ${accountText(collector)}, que nombra ${original === null ? 'al mismo acreedor' : `a ${original}`} como acreedor original, muestra un saldo de ${moneyText(collectorBalance)}. ${isSaidSold ? 'El primer dato dice de sí mismo que se vendió o se transfirió, así que la misma deuda se cuenta dos veces.' : 'Si los dos datos son una sola deuda, se cuenta dos veces.'}`,
    innocent: ({ isSaidSold }) =>
      isSaidSold
        ? 'Ambos saldos solo serían correctos si son dos deudas distintas con el mismo acreedor original.'
        : 'El acreedor original puede conservar el saldo si la deuda solo se encargó al cobrador y no se vendió, o si su saldo es de antes de una venta; y pueden ser dos deudas distintas.',
    request: ({ isSaidSold }) =>
      isSaidSold
        ? 'Que se verifique quién es dueño de la deuda y se corrija a $0 el saldo del acreedor original, porque su propio dato dice que la deuda se vendió o se transfirió.'
        : 'Que se verifique con las dos empresas quién es dueño de la deuda y se reporte un saldo solo a su nombre.',
  },
  multiple_collectors_same_debt: {
    title: 'Dos cobradores reportan un saldo por la misma deuda',
    statement: ({ collectors, original, sold }) =>
      `${listOf(collectors, ({ account, balance }) => `${accountText(account)} muestra un saldo de ${moneyText(balance)}`)}, y nombran a ${original} como acreedor original. ${sold === null ? 'Si es una sola deuda, se cuenta más de una vez.' : `El dato de ${accountText(sold)} dice de sí mismo que se vendió o se transfirió, así que la misma deuda se cuenta dos veces.`}`,
    innocent:
      'Ambos serían correctos si uno es dueño de la deuda y el otro la cobra para él, o si son dos deudas separadas por el mismo monto con el mismo acreedor original.',
    request:
      'Que se verifique con cada uno si es dueño de la deuda o la cobra para otro, y se reporte el saldo una sola vez.',
  },
  missing_original_creditor: {
    title: 'Cobranza sin acreedor original',
    statement: ({ account, hasField }) =>
      `${accountText(account)} es una cuenta en cobranza, y ${hasField ? 'el campo del acreedor original está vacío' : 'no se nombra a ningún acreedor original'}.`,
    innocent:
      'El dato estaría completo si la propia empresa dio el crédito y no es un cobrador, o si el nombre está en otra parte del informe.',
    request:
      'Que se verifique quién es el acreedor original y se reporte su nombre, o se elimine el dato si no se puede verificar.',
    question: {
      text: ({ account }) => `¿Sabe qué deuda cobra ${account.creditor}?`,
      answers: {
        known: { label: 'Sí, sé qué deuda es' },
        unknown: {
          label: 'No, y el informe no me lo dice',
          statement: 'Por lo que está impreso, no puedo saber qué deuda es.',
        },
      },
    },
  },
  account_not_recognised: {
    title: 'Cobranza que solo una agencia muestra',
    statement: ({ bureau, account, balance, original }) =>
      `${bureau} muestra una cobranza de ${accountText(account)}${balance === null ? '' : ` por ${moneyText(balance)}`}${original === null ? '' : `, que nombra a ${original} como acreedor`}. No se encontró en los otros informes, y ninguna cuenta de ellos la explica.`,
    innocent:
      'Muchos cobradores reportan a una sola agencia, y las deudas pequeñas a menudo no aparecen en otro lugar.',
    request:
      'Que se verifique con el cobrador de quién es la deuda y con qué registro, y se elimine el dato si no se demuestra que es suya.',
    question: {
      text: ({ account, balance, original }) =>
        `¿Reconoce la deuda${balance === null ? '' : ` de ${moneyText(balance)}`}${original === null ? '' : ` con ${original}`} que cobra ${account.creditor}?`,
      disputeTitle: 'Cobranza de una deuda que no es mía',
      answers: {
        mine: { label: 'Sí, es o fue mi deuda' },
        not_mine: {
          label: 'No, no debo esto',
          statement: 'No reconozco esta deuda y, hasta donde sé, nunca la debí.',
        },
      },
    },
  },
  paid_medical_collection: {
    title: 'Cobranza médica pagada que aún se reporta',
    statement: (facts) => `${medicalText(facts)}, y se reporta como pagada. ${policy} pagada.`,
    innocent:
      'La ley permite el dato; es la política de las agencias la que deja fuera las deudas médicas pagadas.',
    request: 'Que se retire esta cobranza médica pagada, según la política de la agencia.',
    question: careQuestion,
  },
  medical_under_500: {
    title: 'Cobranza médica de menos de $500',
    statement: ({ field, amount, ...facts }) =>
      `${medicalText(facts)} con ${field === 'balance' ? 'un saldo' : 'un monto inicial'} de ${moneyText(amount)}. ${policy} con un saldo inicial menor de $500.`,
    innocent:
      'La ley permite el dato; es la política de las agencias la que lo deja fuera, y no lo hace si el saldo inicial fue de $500 o más.',
    request: ({ field }) =>
      field === 'balance'
        ? 'Que se verifique el saldo inicial y se retire esta cobranza médica si fue menor de $500, según la política de la agencia.'
        : 'Que se retire esta cobranza médica, según la política de la agencia.',
    question: careQuestion,
  },
  medical_under_1yr: {
    title: 'Cobranza médica de menos de un año',
    statement: ({ field, date, printedOn, ...facts }) =>
      `${medicalText(facts)} con ${theText(date)} como ${field === 'dofd' ? 'fecha de primer atraso' : 'fecha de apertura'}. En el informe ${ofText(printedOn)} ${field === 'dofd' ? 'la deuda tiene' : 'tiene'} menos de un año. ${policy} antes de que pase un año.`,
    innocent: ({ field }) =>
      field === 'dofd'
        ? 'El dato estaría permitido si la deuda es anterior a la fecha de primer atraso impresa.'
        : 'La fecha de apertura es cuando el cobrador tomó la deuda; el dato estaría permitido si la propia factura tiene más de un año.',
    request:
      'Que se retire la cobranza hasta que pase un año desde el primer atraso, según la política de la agencia.',
    question: careQuestion,
  },
  medical_service_date: {
    title: 'Cobranza médica que puede tener menos de un año',
    statement: ({ opened, printedOn, ...facts }) =>
      `${medicalText(facts)} con ${theText(opened)} como fecha de apertura, y el informe ${ofText(printedOn)} no imprime ninguna fecha del primer atraso. ${policy} antes de que pase un año.`,
    innocent:
      'Un cobrador suele recibir una factura meses después del tratamiento, así que la propia factura puede tener más de un año.',
    request:
      'Que se retire la cobranza hasta que pase un año desde el primer atraso, según la política de la agencia.',
    question: {
      text: ({ account, original }) =>
        `¿Cuándo recibió el tratamiento${original === null ? '' : ` en ${original}`} de la factura que cobra ${account.creditor}?`,
      disputeTitle: 'Cobranza médica de menos de un año',
      answers: {
        treated_on: {
          label: 'Recibí el tratamiento en esta fecha',
          statement: (_, day) => `Recibí el tratamiento el ${day}, menos de un año antes de ese informe.`,
        },
        long_ago: { label: 'Más de un año antes del informe, o no es una factura médica' },
        identity_theft: notTreated,
      },
    },
  },
  duplicate_tradeline: {
    title: 'La misma cuenta aparece dos veces',
    statement: ({ accounts, opened }) =>
      `El informe muestra ${listOf(accounts, accountText)} como ${accounts.length} cuentas, con el mismo número impreso, abiertas ${listOf(opened, onText)}, y con los mismos montos.`,
    innocent:
      'Ambas serían correctas si la empresa abrió dos cuentas a la vez con los mismos montos y los dígitos ocultos difieren.',
    request: 'Que se conserve un dato de esta cuenta y se elimine la repetición.',
  },
  student_loan_duplicate_after_transfer: {
    title: 'Préstamo estudiantil reportado como abierto por dos administradores',
    statement: ({ accounts, opened, balance }) =>
      `${listOf(accounts, accountText)} se reportan como préstamos estudiantiles abiertos, con apertura ${listOf(opened, onText)}, con el mismo monto original y el mismo saldo (${moneyText(balance)}). Después de un traspaso, solo el nuevo administrador reporta el préstamo como abierto.`,
    innocent:
      'Ambos serían correctos si se tomaron al mismo tiempo dos préstamos separados por exactamente los mismos montos.',
    request:
      'Que se verifique si es un solo préstamo y quién lo administra ahora y, si es así, se reporte el dato del otro como transferido, con saldo de $0.',
  },
} satisfies TextsOf<FactsOfCollections, AnswersOfCollections>
