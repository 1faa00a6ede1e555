import type { AnswersOfIdentity, FactsOfIdentity } from '../en/findings-of-identity.ts'
import type { TextsOf } from '../finding-texts.ts'
import { accountText, dateText, listOf, listText, ofText, onText, theText } from './spanish-words.ts'

export const findingsOfIdentity = {
  ssn_mismatch: {
    title: 'Los últimos cuatro dígitos del Seguro Social difieren',
    statement: ({ shown, own }) => {
      const printed = `Los últimos cuatro dígitos del número de Seguro Social son ${listOf(shown, ({ bureau, digits }) => `${digits} en ${bureau}`)}.`
      if (own === undefined)
        return `${printed} Una persona tiene un solo número, así que no todos pueden ser correctos.`
      return `${printed} ${own === null ? (shown.length === 1 ? 'No son los suyos.' : 'Ninguno es el suyo.') : `Los suyos son ${own}.`}`
    },
    innocent:
      'Un prestamista pudo enviar dos dígitos cambiados. Si hay datos de otra persona mezclados, el número es de ella.',
    request:
      'Que se corrija el número de Seguro Social en su expediente y se revise si contiene datos de otra persona.',
  },
  dob_mismatch: {
    title: 'La fecha de nacimiento difiere',
    statement: ({ shown, own }) => {
      const printed = `Como fecha de nacimiento, ${listOf(shown, ({ bureau, date }) => `${bureau} muestra ${theText(date)}`)}.`
      if (own === undefined)
        return `${printed} Una persona tiene una sola fecha de nacimiento, así que no todas pueden ser correctas.`
      return `${printed} ${own === null ? (shown.length === 1 ? 'No es la suya.' : 'Ninguna es la suya.') : `La suya es ${theText(own)}.`}`
    },
    innocent:
      'Un prestamista pudo enviar una fecha mal escrita. Si hay datos de otra persona con un nombre parecido, la fecha es de ella.',
    request:
      'Que se corrija la fecha de nacimiento en su expediente y se revise si contiene datos de otra persona.',
  },
  wrong_name_variant: {
    title: 'Nombre que solo una agencia muestra',
    statement: ({ bureau, name, own }) =>
      `${bureau} muestra el nombre "${name}", que no es una forma del nombre ${own} y que ningún otro informe muestra.`,
    innocent: 'Puede ser un nombre de soltera, un nombre anterior o un apodo.',
    request: ({ name }) =>
      `Que se verifique el nombre "${name}", se quite de su expediente y se revise si hay datos de otra persona.`,
    question: {
      text: ({ name }) => `¿Usó alguna vez el nombre ${name}?`,
      disputeTitle: 'Nombre que nunca usé',
      answers: {
        used_it: { label: 'Sí, es o fue mi nombre, o un apodo' },
        misspelled: {
          label: 'Es mi nombre, mal escrito',
          statement: 'Es mi nombre mal escrito, y nunca lo usé en esta forma.',
          request: ({ name }) => `Que se verifique el nombre "${name}" y se corrija o se quite.`,
        },
        never_used: { label: 'No, nunca lo usé', statement: 'Nunca usé este nombre.' },
      },
    },
  },
  unknown_address: {
    title: 'Dirección que solo una agencia muestra',
    statement: ({ bureau, address }) =>
      `${bureau} muestra la dirección "${address}", que los otros informes no muestran.`,
    innocent: 'Puede ser un domicilio anterior, o la dirección de un familiar o del trabajo.',
    request: ({ address }) => `Que se verifique la dirección "${address}" y se quite de su expediente.`,
    question: {
      text: ({ address }) => `¿Vivió o recibió correo alguna vez en ${address}?`,
      disputeTitle: 'Dirección que no es mía',
      answers: {
        lived_there: { label: 'Sí, fue mi domicilio' },
        used_it: { label: 'Recibía correo allí, o es de mi familia o de mi trabajo' },
        never_lived_there: {
          label: 'No, no tengo nada que ver con ella',
          statement: 'Nunca viví en esta dirección ni la usé.',
        },
      },
    },
  },
  mixed_file_account: {
    title: 'Cuenta que puede ser de otra persona',
    statement: ({ account, opened, born }) =>
      `${accountText(account)} muestra ${theText(opened)} como fecha de apertura. Con ${born} como año de nacimiento, eso fue antes de los 18 años de edad.`,
    innocent: 'La fecha de apertura puede estar mal escrita y la cuenta ser suya.',
    request:
      'Que se verifique de quién es esta cuenta, se elimine de su expediente y se revise si hay otros datos de otra persona.',
    question: {
      text: ({ account, opened }) =>
        `¿Es suya la cuenta de ${accountText(account)}, con ${theText(opened)} como fecha de apertura?`,
      disputeTitle: 'Cuenta que no es mía',
      answers: {
        mine: { label: 'Sí, es mi cuenta' },
        not_mine: {
          label: 'No, no es mi cuenta',
          statement: 'Esta cuenta no es mía, y nunca la abrí.',
        },
      },
    },
  },
  deceased_indicator: {
    title: 'Su informe lleva una marca de fallecimiento',
    statement: (facts) =>
      'notice' in facts
        ? `El informe lleva el aviso "${facts.notice}".`
        : `${accountText(facts.account)} lleva una marca de fallecimiento (deceased).`,
    innocent: 'La marca puede ser de un titular conjunto de la cuenta que falleció.',
    request: 'Que se verifique la marca y se quite de todas partes en su expediente.',
    question: {
      text: (facts) =>
        `${'notice' in facts ? 'Su' : `La cuenta de ${facts.account.creditor} en su`} informe de ${facts.bureau} lleva una marca de que alguien falleció. ¿A quién se refiere?`,
      answers: {
        alive: {
          label: 'Solo puede referirse a mí, y estoy con vida',
          statement: 'Estoy con vida y firmo esta carta personalmente.',
        },
        joint_holder: { label: 'Falleció un titular conjunto de la cuenta' },
        on_behalf: { label: 'Actúo por una persona que falleció' },
      },
    },
  },
  unauthorized_hard_inquiry: {
    title: 'Consulta por un crédito que quizá usted no solicitó',
    statement: ({ company, date, bureaus }) =>
      `${company} hizo una consulta de crédito ${onText(date)}, que ${bureaus.length === 1 ? 'muestra' : 'muestran'} ${listText(bureaus)}. Ninguno de los informes muestra una cuenta que haya salido de ella.`,
    innocent:
      'Una solicitud rechazada o retirada deja una consulta sin cuenta, un concesionario puede preguntar a varios prestamistas por una sola solicitud, y un cobrador, un asegurador o un arrendador puede tener un fin permitido sin ella.',
    request: ({ company }) =>
      `Que se verifique con ${company} para qué obtuvo su informe y, si no muestra un fin permitido, que la consulta ya no se muestre a otros.`,
    question: {
      text: ({ company, date }) =>
        `¿Sabe por qué ${company} pidió su informe alrededor de ${dateText(date.slice(0, 7))}?`,
      disputeTitle: 'Consulta por un crédito que no solicité',
      answers: {
        applied: {
          label:
            'Sí: solicité crédito, o un concesionario o agente lo hizo por mí; o cobra una deuda o tiene una cuenta mía; o fue por un seguro, un alquiler, un contrato de teléfono o de servicios, o un empleo',
        },
        not_applied: {
          label: 'No: no solicité nada allí y no conozco otra razón',
          statement: ({ company }) =>
            `No solicité crédito con ${company} y no conozco otra razón por la que haya obtenido mi informe.`,
        },
      },
    },
  },
  duplicate_hard_inquiry: {
    title: 'La misma consulta de crédito aparece dos veces',
    statement: ({ company, date, count }) =>
      `${company} aparece con ${count} consultas de crédito del mismo día, ${dateText(date)}. Si son de una sola solicitud, se cuenta dos veces.`,
    innocent: 'Ambas serían correctas si ese día se hicieron dos solicitudes separadas a esta empresa.',
    request:
      'Que se verifique si estas consultas son de una sola solicitud y, si es así, que solo una se muestre a otros.',
  },
  dispute_remark_missing: {
    title: 'Cuenta sin la nota de que está en disputa',
    statement: (facts) =>
      'disputedAt' in facts
        ? `${listText(facts.disputedAt)} muestran ${accountText(facts.account)} como disputada por el consumidor; ${facts.bureau} no muestra ese aviso.`
        : `Su disputa de ${accountText(facts.account)} se entregó a ${facts.bureau} ${onText(facts.deliveredOn)}. El dato se reportó otra vez ${onText(facts.reported)}, mientras corría la investigación, y no muestra ningún aviso de la disputa.`,
    innocent: (facts) =>
      'disputedAt' in facts
        ? 'El aviso faltaría con razón si la disputa se hizo solo a las otras agencias, o si en esta ya terminó.'
        : 'El aviso faltaría con razón si la investigación ya había terminado, o si la agencia corrigió el dato enseguida.',
    request:
      'Que se verifique con la empresa que reporta si el aviso de disputa corresponde aquí también, y se agregue.',
    question: {
      text: ({ account }) =>
        `¿Disputó usted ${accountText(account)} ante la propia empresa, y sigue abierta la disputa?`,
      disputeTitle: 'Cuenta disputada sin la nota de que está en disputa',
      answers: {
        with_furnisher: {
          label: 'Sí, la disputé ante la propia empresa y sigue abierta',
          statement: ({ account }) =>
            `Disputé esta cuenta ante ${account.creditor} misma, y la disputa sigue abierta.`,
        },
        with_bureau_only: { label: 'Solo ante una agencia de crédito' },
        ended: { label: 'La disputa terminó, o no la disputé' },
      },
    },
  },
  dispute_remark_outdated: {
    title: 'Nota de disputa que sigue impresa después de que la investigación debía terminar',
    statement: ({ bureau, account, printedOn, by, since }) =>
      `${accountText(account)} sigue marcada como en disputa en el informe ${ofText(printedOn)}. ${
        by === 'letter'
          ? `Su última disputa de ella se entregó ${onText(since)}, y la investigación debía terminar en 45 días.`
          : `Su informe de ${bureau} ${ofText(since)} ya mostraba la nota.`
      }`,
    innocent:
      'La nota sería correcta si usted disputó la cuenta otra vez desde entonces, si le dijo a la empresa que sigue en desacuerdo, o si sigue abierta una disputa de facturación.',
    request:
      'Que se verifique si todavía hay una investigación abierta de esta cuenta y se quite o reemplace la nota si terminó.',
  },
  deleted_item_back: {
    title: 'Un dato que había salido del informe volvió',
    statement: ({ bureau, account, before, without, printedOn, disputedOn }) => {
      const seen = `${accountText(account)} estaba en su informe de ${bureau} ${ofText(before)}, faltaba en el informe ${ofText(without)}, y está otra vez en el informe ${ofText(printedOn)}.`
      return disputedOn === null
        ? seen
        : `${seen} Su disputa de este dato se entregó ${onText(disputedOn)}, antes de que saliera.`
    },
    innocent:
      'La empresa puede haber certificado el dato y la agencia haberle enviado el aviso; o el dato faltó en un informe por otra razón que una disputa.',
    request:
      'Que se verifique si la empresa certificó el dato antes de que volviera, se le envíe el aviso por escrito y se elimine otra vez si no hubo certificación.',
    question: {
      text: ({ bureau, account }) =>
        `¿Le dijo ${bureau} que la cuenta de ${accountText(account)} se eliminó después de una disputa suya?`,
      disputeTitle: 'Dato eliminado que volvió sin aviso',
      answers: {
        deleted_after_dispute: {
          label: 'Sí, se eliminó después de mi disputa, y nadie me dijo que volvió a ponerse',
          statement: ({ bureau }) =>
            `${bureau} eliminó este dato después de mi disputa, y no recibí ningún aviso de que volvió a ponerse.`,
        },
        noticed: { label: 'Sí, y recibí un aviso de que volvió a ponerse' },
        not_disputed: { label: 'No, no la disputé' },
      },
    },
  },
} satisfies TextsOf<FactsOfIdentity, AnswersOfIdentity>
