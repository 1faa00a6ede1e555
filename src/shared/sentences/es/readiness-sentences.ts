import type { readinessSentences as english } from '../en/readiness-sentences.ts'
import type { SpanishOf } from '../spanish-of.ts'

export const readinessSentences: SpanishOf<typeof english> = {
  'next.intake-pending': 'Termine su solicitud para que podamos revisarla.',
  'next.intake-received':
    'Ahora no tiene que hacer nada. Revisamos su solicitud y nos comunicamos con usted en un plazo de 24 horas.',
  'next.under-review': 'Ahora no tiene que hacer nada. Su solicitud está en revisión.',
  'next.docs-needed': 'Tenemos todos los documentos que pedimos. Los revisaremos a continuación.',
  'next.submitted': 'Ahora no tiene que hacer nada. Su solicitud se ha presentado.',
  'next.awaiting-decision': 'Ahora no tiene que hacer nada. La decisión está en manos del prestamista.',
  'next.result-posted':
    'El prestamista ha decidido. Lea el resultado en sus mensajes y escríbanos con cualquier pregunta.',
  'next.closed': 'Esta solicitud está cerrada. Escríbanos si quiere que la retomemos.',
  'next.upload': ({ documents }) =>
    `Suba lo que todavía falta: ${documents.map((name) => documentNames[name] ?? name).join(', ')}.`,
  'score.creditUnknown': 'No se indicó el puntaje de crédito.',
  'score.credit': ({ band }) => `El puntaje de crédito que usted indicó: ${band}. Nadie lo ha comprobado.`,
  'score.incomeUnknown': 'No se indicó el ingreso mensual.',
  'score.income': ({ band }) => `El ingreso mensual que usted indicó: ${band}. Nadie lo ha comprobado.`,
  'score.entity': ({ entity, hasEin, history }) =>
    `Empresa: ${entities[entity]}; EIN: ${hasEin ? 'indicado' : 'no indicado'}; seis meses de actividad: ${
      history === null
        ? 'todavía no vistos en los papeles'
        : history
          ? 'vistos en los papeles'
          : 'los papeles no los muestran'
    }.`,
  'score.goal': ({ goal, income }) => `La meta de ${goal} junto a un ingreso mensual de ${income}.`,
  'score.goalUnknown': 'No se indicó la meta o el ingreso mensual.',
  'score.complete': ({ missing, received, required }) =>
    `Respuestas obligatorias que faltan: ${missing}; documentos obligatorios recibidos: ${received} de ${required}.`,
  'score.criteria': ({ met }) =>
    `Criterios que los prestamistas suelen nombrar y que sus respuestas y papeles muestran: ${met} de 3 (negocio de 6 meses o más, $50K o más al año, crédito de 650 o más).`,
  'advice.stateCredit': 'Indique su puntaje de crédito estimado.',
  'advice.credit': ({ band }) => `Lleve su puntaje de crédito personal al rango ${band}.`,
  'advice.stateIncome': 'Indique su ingreso mensual.',
  'advice.income': ({ band }) =>
    `Muestre un ingreso mensual de ${band} con sus estados de cuenta, cuando lo tenga.`,
  'advice.history':
    'Suba papeles que muestren al menos seis meses de operación, cuando el negocio los tenga.',
  'advice.company': 'Constituya una empresa (LLC o corporación) ante la Secretaría de Estado.',
  'advice.ein': 'Obtenga un EIN del IRS, que es gratis, y agréguelo a su solicitud.',
  'advice.smaller': ({ goal }) => `Pida primero un monto menor: ${goal}.`,
  'advice.answers': 'Conteste las preguntas obligatorias que siguen vacías.',
}

const entities = {
  registered: 'una compañía registrada',
  partnership: 'una sociedad',
  sole: 'una empresa individual',
  none: 'todavía ninguna',
}

/** Documents that every application is asked for, by the names that the specification gives them. */
const documentNames: Readonly<Record<string, string>> = {
  'Business License': 'Licencia comercial',
  'Bank Statements': 'Estados de cuenta bancarios',
  'Credit Report': 'Informe de crédito',
  'Tax Returns': 'Declaraciones de impuestos',
  'Financial Projections': 'Proyecciones financieras',
}
