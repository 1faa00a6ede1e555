import type { RuleTexts } from '../en/findings.ts'

const medicalPolicy =
  'Por política voluntaria de las tres agencias nacionales, que no es una ley, no se reportan las deudas médicas'

/** Rules about collectors, medical debts and entries that stand twice, by rule key. */
export const findingsOfCollections: Record<string, RuleTexts> = {
  double_reporting_oc_and_collector: {
    title: 'El acreedor original y el cobrador reportan un saldo por la misma deuda',
    meaning:
      'Los dos muestran un saldo; si son la misma deuda, se cuenta dos veces. Es seguro solo donde el primer dato dice de sí mismo que se vendió.',
    innocent:
      'Ambos saldos serían correctos si son dos deudas distintas; y el acreedor original puede conservar el saldo si la deuda solo se encargó al cobrador y no se vendió, o si su saldo es de antes de una venta.',
    request: 'Que se verifique quién es dueño de la deuda y se reporte un saldo solo a su nombre.',
  },
  multiple_collectors_same_debt: {
    title: 'Dos cobradores reportan un saldo por la misma deuda',
    meaning: 'Los dos muestran un saldo; si es una sola deuda, se cuenta más de una vez.',
    innocent:
      'Ambos serían correctos si uno es dueño de la deuda y el otro la cobra para él, o si son dos deudas separadas por la misma cantidad con el mismo acreedor original.',
    request:
      'Que se verifique con cada uno si es dueño de la deuda o la cobra para otro, y se reporte el saldo una sola vez.',
  },
  missing_original_creditor: {
    title: 'Cobranza sin acreedor original',
    meaning: 'Es una cuenta en cobranza y no se nombra al acreedor original.',
    innocent:
      'El dato estaría completo si la propia empresa dio el crédito y no es un cobrador, o si el nombre está en otra parte del informe.',
    request:
      'Que se verifique quién es el acreedor original y se reporte su nombre, o se elimine el dato si no se puede verificar.',
  },
  account_not_recognised: {
    title: 'Cobranza que solo una agencia muestra',
    meaning:
      'Una sola agencia muestra esta cobranza, y ninguna cuenta de sus informes la explica. Solo usted sabe si la deuda es suya.',
    innocent:
      'Muchos cobradores reportan a una sola agencia, y las deudas pequeñas no aparecen en otro lugar.',
    request:
      'Si la deuda no es suya: que se verifique con el cobrador de quién es y con qué registro, y se elimine si no se demuestra que es suya.',
  },
  paid_medical_collection: {
    title: 'Cobranza médica pagada que aún se reporta',
    meaning: `${medicalPolicy} pagadas.`,
    innocent:
      'La ley permite el dato; es la política de las agencias la que deja fuera las deudas médicas pagadas.',
    request: 'Que se retire esta cobranza médica pagada, según la política de la agencia.',
  },
  medical_under_500: {
    title: 'Cobranza médica de menos de $500',
    meaning: `${medicalPolicy} con un saldo inicial menor de $500.`,
    innocent:
      'La ley permite el dato; es la política de las agencias la que lo deja fuera, y no lo hace si el saldo inicial fue de $500 o más.',
    request: 'Que se retire esta cobranza médica, según la política de la agencia.',
  },
  medical_under_1yr: {
    title: 'Cobranza médica de menos de un año',
    meaning: `${medicalPolicy} antes de que pase un año.`,
    innocent:
      'El dato estaría permitido si la deuda o la factura es anterior a la fecha impresa y ya tiene más de un año.',
    request:
      'Que se retire la cobranza hasta que pase un año desde el primer atraso, según la política de la agencia.',
  },
  medical_service_date: {
    title: 'Cobranza médica que puede tener menos de un año',
    meaning: `${medicalPolicy} antes de que pase un año. El informe no imprime ninguna fecha que lo decida.`,
    innocent:
      'Un cobrador recibe una factura meses después del tratamiento, así que la factura bien puede tener más de un año.',
    request:
      'Que se retire la cobranza hasta que pase un año desde el primer atraso, según la política de la agencia.',
  },
  duplicate_tradeline: {
    title: 'La misma cuenta aparece dos veces',
    meaning:
      'El informe muestra como cuentas distintas datos con el mismo número, la misma apertura y las mismas cantidades.',
    innocent:
      'Ambas serían correctas si la empresa dio dos cuentas a la vez con las mismas cantidades y los dígitos ocultos difieren.',
    request: 'Que se conserve un dato de esta cuenta y se elimine la repetición.',
  },
  student_loan_duplicate_after_transfer: {
    title: 'Préstamo estudiantil reportado como abierto por dos administradores',
    meaning: 'Después de un traspaso, solo el nuevo administrador reporta el préstamo como abierto.',
    innocent:
      'Ambos serían correctos si se tomaron al mismo tiempo dos préstamos separados por exactamente las mismas cantidades.',
    request:
      'Que se verifique si es un solo préstamo y quién lo administra ahora y, si es así, se reporte el dato del otro como transferido, con saldo de $0.',
  },
}
