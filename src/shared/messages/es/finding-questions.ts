import type { QuestionTexts } from '../en/findings.ts'

const careQuestion: QuestionTexts = {
  text: '¿Es la factura que cobra esta empresa una factura de atención médica?',
  answers: {
    medical_care: 'Sí, fue por atención médica',
    other_bill: 'No, fue por otra cosa',
    identity_theft: 'No recibí tratamiento allí; alguien usó mi identidad',
  },
}

/** What only the client can say, by rule key; company, date and amount stand in the proof beside the question. */
export const findingQuestions: Record<string, QuestionTexts> = {
  account_not_recognised: {
    text: '¿Reconoce la deuda que cobra esta empresa?',
    answers: { mine: 'Sí, es o fue mi deuda', not_mine: 'No, no debo esto' },
  },
  bankruptcy_dismissed: {
    text: '¿Cómo terminó su caso de bancarrota?',
    answers: {
      discharged: 'El tribunal liberó las deudas (discharge) en esta fecha',
      dismissed: 'Se desestimó o se retiró',
    },
  },
  bankruptcy_mark_without_case: {
    text: '¿Alguna vez se declaró usted en bancarrota?',
    answers: {
      filed: 'Sí, la presenté en esta fecha',
      joint_holder_filed: 'No, solo lo hizo un titular conjunto de la cuenta',
      never_filed: 'No, nunca',
    },
  },
  deceased_indicator: {
    text: 'Su informe lleva una marca de que alguien falleció. ¿A quién se refiere?',
    answers: {
      alive: 'Solo puede referirse a mí, y estoy con vida',
      joint_holder: 'Falleció un titular conjunto de la cuenta',
      on_behalf: 'Actúo por una persona que falleció',
    },
  },
  deleted_item_back: {
    text: '¿La agencia le dijo que esta cuenta se eliminó después de una disputa suya?',
    answers: {
      deleted_after_dispute: 'Sí, se eliminó después de mi disputa, y nadie me dijo que volvió a ponerse',
      noticed: 'Sí, y recibí un aviso de que volvió a ponerse',
      not_disputed: 'No, no la disputé',
    },
  },
  paid_medical_collection: careQuestion,
  medical_under_500: careQuestion,
  medical_under_1yr: careQuestion,
  missing_original_creditor: {
    text: '¿Sabe qué deuda cobra esta empresa?',
    answers: { known: 'Sí, sé qué deuda es', unknown: 'No, y el informe no me lo dice' },
  },
  dispute_remark_missing: {
    text: '¿Disputó usted esta cuenta ante la propia empresa, y sigue abierta la disputa?',
    answers: {
      with_furnisher: 'Sí, la disputé ante la propia empresa y sigue abierta',
      with_bureau_only: 'Solo ante una agencia de crédito',
      ended: 'La disputa terminó, o no la disputé',
    },
  },
  medical_service_date: {
    text: '¿Cuándo recibió el tratamiento de la factura que cobra esta empresa?',
    answers: {
      treated_on: 'Recibí el tratamiento en esta fecha',
      long_ago: 'Más de un año antes del informe, o no es una factura médica',
      identity_theft: 'No recibí tratamiento allí; alguien usó mi identidad',
    },
  },
  mixed_file_account: {
    text: '¿Es suya esta cuenta, con la fecha de apertura que se imprime?',
    answers: { mine: 'Sí, es mi cuenta', not_mine: 'No, no es mi cuenta' },
  },
  unauthorized_hard_inquiry: {
    text: '¿Sabe por qué esta empresa pidió su informe alrededor de esa fecha?',
    answers: {
      applied:
        'Sí: solicité crédito, o un concesionario o agente lo hizo por mí; o cobra una deuda o tiene una cuenta mía; o fue por un seguro, un alquiler, un contrato de teléfono o de servicios, o un empleo',
      not_applied: 'No: no solicité nada allí y no conozco otra razón',
    },
  },
  unknown_address: {
    text: '¿Vivió o recibió correo alguna vez en esta dirección?',
    answers: {
      lived_there: 'Sí, fue mi domicilio',
      used_it: 'Recibía correo allí, o es de mi familia o de mi trabajo',
      never_lived_there: 'No, no tengo nada que ver con ella',
    },
  },
  wrong_name_variant: {
    text: '¿Usó alguna vez este nombre?',
    answers: {
      used_it: 'Sí, es o fue mi nombre, o un apodo',
      misspelled: 'Es mi nombre, mal escrito',
      never_used: 'No, nunca lo usé',
    },
  },
}

export const sharedAnswers: Record<string, string> = {
  not_sure: 'No lo sé con certeza',
  identity_theft: 'No, alguien usó mi identidad',
}
