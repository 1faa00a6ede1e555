import type { RuleTexts } from '../en/findings.ts'

/** Rules about bankruptcies and other public records, by rule key. */
export const findingsOfRecords: Record<string, RuleTexts> = {
  bankruptcy_obsolete: {
    title: 'Bancarrota de hace más de 10 años',
    meaning:
      'La ley permite reportar una bancarrota diez años desde la orden de alivio. Según la fecha impresa del caso, o la propia fecha de eliminación de la agencia, ese tiempo ya pasó.',
    innocent:
      'El dato estaría permitido si la orden se dictó mucho después de la fecha impresa, o si la fecha de eliminación impresa no es la que corresponde.',
    request: 'Que se elimine esta bancarrota de su expediente.',
  },
  bankruptcy_ch13_completed: {
    title: 'Caso de Capítulo 13 completado, con más de siete años',
    meaning:
      'La ley permite diez años; por práctica de las propias agencias, un caso de Capítulo 13 completado se retira a los siete.',
    innocent:
      'El dato está dentro de los diez años que permite la ley; solo la práctica de las agencias lo retira antes.',
    request: 'Que se retire ahora este caso, según la práctica de la agencia.',
  },
  bankruptcy_chapter_missing: {
    title: 'Bancarrota sin su capítulo',
    meaning: 'El caso se muestra sin el capítulo bajo el cual se presentó.',
    innocent: 'El capítulo puede faltar con razón si la fuente de la información no lo da.',
    request: 'Que se verifique el capítulo con el registro del tribunal y se muestre.',
  },
  bankruptcy_dismissed: {
    title: 'Caso de bancarrota reportado como desestimado',
    meaning: 'El informe dice que el tribunal desestimó el caso. Solo usted sabe cómo terminó.',
    innocent: 'El estado sería correcto si el tribunal cerró el caso sin liberar las deudas.',
    request:
      'Que se verifique con el tribunal cómo terminó el caso y se corrija su estado a deudas liberadas (discharged), con su fecha.',
  },
  bankruptcy_mark_without_case: {
    title: 'Cuenta marcada en bancarrota, sin ningún caso en los informes',
    meaning:
      'Hay cuentas marcadas como parte de una bancarrota, y ningún informe muestra un caso. Solo usted sabe si lo presentó.',
    innocent:
      'La marca sería correcta si el caso se presentó y ya salió de los registros públicos, o si estas agencias no lo muestran.',
    request:
      'Que se verifique con la empresa que reporta si la cuenta es parte de una bancarrota suya, y se quite la marca si no lo es.',
  },
  balance_on_discharged: {
    title: 'Una cuenta incluida o liberada en una bancarrota muestra un saldo',
    meaning:
      'Una deuda liberada (discharge) en una bancarrota se reporta con saldo y cantidad atrasada de cero. Si solo está incluida en el caso, se debe hasta que se libere.',
    innocent:
      'La cantidad sería correcta si el caso no ha terminado, si la deuda se reafirmó o si no queda liberada. Un gravamen sobre una casa o un auto puede seguir, y un préstamo estudiantil o un impuesto solo se libera si el tribunal lo dice.',
    request:
      'Que se verifique con la empresa y el tribunal si la deuda se liberó, y se corrijan estas cantidades a $0 si nada se debe todavía.',
  },
  bankruptcy_chapters_differ: {
    title: 'Capítulos distintos para una misma bancarrota',
    meaning: 'Un caso tiene un solo capítulo a la vez, y aquí se muestran capítulos distintos.',
    innocent: 'Ambos serían correctos si el caso pasó de un capítulo a otro, o si hay dos casos.',
    request: 'Que se verifique el capítulo con el registro del tribunal y se muestre ese en todas partes.',
  },
  tax_lien_or_judgment: {
    title: 'Gravamen de impuestos o sentencia civil en el informe',
    meaning:
      'Por política de las propias agencias nacionales, las sentencias civiles no se reportan desde 2017 ni los gravámenes de impuestos desde 2018.',
    innocent:
      'La propia ley permite una sentencia por siete años o hasta que termine el plazo para ejecutarla, lo que sea más largo, y solo a un gravamen de impuestos pagado le pone un límite de siete años desde el pago; es la política de las agencias la que deja fuera esos registros.',
    request: 'Que se retire este registro público, según la política de la agencia.',
  },
}
