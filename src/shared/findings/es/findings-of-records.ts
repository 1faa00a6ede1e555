import { moneyText } from '../en/english-words.ts'
import type { AnswersOfRecords, FactsOfRecords } from '../en/findings-of-records.ts'
import type { TextsOf } from '../finding-texts.ts'
import { accountText, listOf, listText, ofText, onText } from './spanish-words.ts'

const amountNames = { balance: 'un saldo', pastDue: 'un monto atrasado' } as const
const fieldNames = { balance: 'el saldo', pastDue: 'el monto atrasado' } as const

/** The record is named as the report prints it. */
export const findingsOfRecords = {
  bankruptcy_obsolete: {
    title: 'Bancarrota de hace más de 10 años',
    statement: ({ record, by, date, printedOn }) =>
      by === 'filing'
        ? `El caso "${record}", con fecha de presentación ${ofText(date)}, todavía se muestra en el informe ${ofText(printedOn)}, más de diez años después de presentarse.`
        : `El caso "${record}" lleva impresa la fecha ${ofText(date)} para su eliminación, y todavía se muestra en el informe ${ofText(printedOn)}.`,
    innocent: ({ by }) =>
      by === 'filing'
        ? 'El dato estaría permitido si la orden de alivio se dictó mucho después de la fecha de presentación impresa.'
        : 'El dato estaría permitido si la fecha de eliminación impresa no es la que corresponde; la propia ley permite diez años desde la orden de alivio.',
    request: ({ by }) =>
      by === 'filing'
        ? 'Que se elimine esta bancarrota de su expediente.'
        : 'Que se elimine esta bancarrota de su expediente, porque ya pasó la propia fecha de eliminación de la agencia.',
  },
  bankruptcy_ch13_completed: {
    title: 'Caso de Capítulo 13 completado, con más de siete años',
    statement: ({ record, filed, printedOn }) =>
      `El caso "${record}", presentado ${onText(filed)}, se reporta como completado y todavía está en el informe ${ofText(printedOn)}, más de siete años después de presentarse. La ley permite diez años; por práctica de las propias agencias, un caso de Capítulo 13 completado se retira a los siete.`,
    innocent:
      'El dato está dentro de los diez años que permite la ley; solo la práctica de las agencias lo retira antes.',
    request: 'Que se retire ahora este caso, según la práctica de la agencia.',
  },
  bankruptcy_chapter_missing: {
    title: 'Bancarrota sin su capítulo',
    statement: ({ bureau, record }) =>
      `${bureau} muestra un caso como "${record}", sin el capítulo bajo el cual se presentó.`,
    innocent: 'El capítulo puede faltar con razón si la fuente de la información no lo da.',
    request: 'Que se verifique el capítulo con el registro del tribunal y se muestre.',
  },
  bankruptcy_dismissed: {
    title: 'Caso de bancarrota reportado como desestimado',
    statement: ({ record, filed, status }) =>
      `El caso "${record}"${filed === null ? '' : `, presentado ${onText(filed)},`} se reporta con el estado "${status}".`,
    innocent: 'El estado sería correcto si el tribunal cerró el caso sin liberar las deudas.',
    request:
      'Que se verifique con el tribunal cómo terminó el caso y se corrija su estado a deudas liberadas (discharged), con su fecha.',
    question: {
      text: ({ filed }) =>
        `¿Cómo terminó su caso de bancarrota${filed === null ? '' : ` presentado ${onText(filed)}`}?`,
      disputeTitle: 'Bancarrota con deudas liberadas, reportada como desestimada',
      answers: {
        discharged: {
          label: 'El tribunal liberó las deudas (discharge) en esta fecha',
          statement: (_, day) => `Mi bancarrota terminó con las deudas liberadas el ${day}.`,
        },
        dismissed: { label: 'Se desestimó o se retiró' },
      },
    },
  },
  bankruptcy_mark_without_case: {
    title: 'Cuenta marcada en bancarrota, sin ningún caso en los informes',
    statement: ({ accounts }) =>
      `${listOf(accounts, accountText)} ${accounts.length === 1 ? 'está marcada' : 'están marcadas'} como parte de una bancarrota, y ninguno de los informes muestra un caso de bancarrota.`,
    innocent:
      'La marca sería correcta si el caso se presentó y ya salió de los registros públicos, o si estas agencias no lo muestran.',
    request:
      'Que se verifique con la empresa que reporta si la cuenta es parte de una bancarrota suya, y se quite la marca si no lo es.',
    question: {
      text: '¿Alguna vez se declaró usted en bancarrota?',
      disputeTitle: 'Marca de bancarrota sin una bancarrota mía',
      answers: {
        filed: { label: 'Sí, la presenté en esta fecha' },
        joint_holder_filed: {
          label: 'No, solo lo hizo un titular conjunto de la cuenta',
          statement: 'Nunca me declaré en bancarrota; lo hizo un titular conjunto de la cuenta.',
        },
        never_filed: { label: 'No, nunca', statement: 'Nunca me declaré en bancarrota.' },
      },
    },
  },
  balance_on_discharged: {
    title: 'Una cuenta incluida o liberada en una bancarrota muestra un saldo',
    statement: ({ account, amounts, isDischarged, survives }) => {
      const shown = listOf(amounts, ({ field, amount }) => `${amountNames[field]} de ${moneyText(amount)}`)
      const reported = `${accountText(account)} se reporta como ${isDischarged ? 'liberada (discharge) en' : 'parte de'} una bancarrota, y el mismo dato todavía muestra ${shown}.`
      return isDischarged && !survives
        ? `${reported} Una deuda liberada se reporta con saldo y monto atrasado de cero.`
        : `${reported} Una deuda se reporta con saldo de cero una vez que se libera.`
    },
    innocent: ({ isDischarged, survives }) => {
      if (survives)
        return 'Un gravamen sobre una casa o un auto puede seguir después de liberarse la deuda, y un préstamo estudiantil, un impuesto o una pensión solo se libera si el tribunal lo dice.'
      return isDischarged
        ? 'El monto sería correcto si esta deuda se reafirmó o si el tribunal decidió que no queda liberada.'
        : 'El monto sería correcto si el caso no ha terminado, si la deuda se reafirmó o si el tribunal decidió que no queda liberada.'
    },
    request: ({ amounts, isDischarged, survives }) => {
      const fields = listOf(amounts, ({ field }) => fieldNames[field])
      return isDischarged && !survives
        ? `Que se verifique con la empresa y el registro del tribunal que esta deuda se liberó, y se corrija a $0 ${fields}, salvo que muestren que todavía se debe.`
        : `Que se verifique con la empresa si esta deuda se liberó y si algo de ella se debe todavía, y se corrija a $0 ${fields} si nada se debe.`
    },
  },
  bankruptcy_chapters_differ: {
    title: 'Capítulos distintos para una misma bancarrota',
    statement: (facts) =>
      'filed' in facts
        ? `Del caso presentado ${onText(facts.filed)}, ${listOf(facts.shown, ({ bureau, chapter }) => `${bureau} muestra el Capítulo ${chapter}`)}.`
        : `${accountText(facts.account)} está marcada con el Capítulo ${facts.marked}, y la bancarrota que muestra ${facts.bureau} es de Capítulo ${listText(facts.chapters)}.`,
    innocent: 'Ambos serían correctos si el caso pasó de un capítulo a otro, o si hay dos casos.',
    request: 'Que se verifique el capítulo con el registro del tribunal y se muestre ese en todas partes.',
  },
  tax_lien_or_judgment: {
    title: 'Gravamen de impuestos o sentencia civil en el informe',
    statement: ({ bureau, record, filed }) =>
      `${bureau} muestra un registro público del tipo "${record}"${filed === null ? '' : `, presentado ${onText(filed)}`}. Por política de las propias agencias nacionales, las sentencias civiles no se reportan desde 2017 ni los gravámenes de impuestos desde 2018.`,
    innocent:
      'La propia ley permite una sentencia por siete años o hasta que termine el plazo para ejecutarla, lo que sea más largo, y solo a un gravamen de impuestos pagado le pone un límite de siete años desde el pago; es la política de las agencias la que deja fuera esos registros.',
    request: 'Que se retire este registro público, según la política de la agencia.',
  },
} satisfies TextsOf<FactsOfRecords, AnswersOfRecords>
