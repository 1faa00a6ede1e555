import type { ComplaintWords } from '../en/complaint.ts'

export const complaint: ComplaintWords = {
  title: 'Queja ante la Oficina para la Protección Financiera del Consumidor (CFPB)',
  footer: (name, date) => `${name}, queja preparada el ${date}`,
  prepared: (date) => `preparada el ${date}`,
  nothing: 'No hay nada que presentar: en esta ronda no sale ninguna carta de disputa.',
  notYet: (days) =>
    `No la presente todavía. No antes de ${days} días después de que la agencia reciba la carta.`,
  eachItsDay:
    'Presente la queja sobre una agencia solo desde el día indicado para ella, y solo por lo que entonces siga mal.',
  earliest: 'Primer día posible',
  ifMailed: (earliest, mailed) => `${earliest}, si la carta se envía el ${mailed}`,
  yourDay: 'Su día',
  fillIn: '46 días después de la entrega: [complételo con el registro de envíos]',
  sooner: 'Antes',
  onlyWithResults: 'solo cuando le hayan llegado los resultados de la agencia',
  where: 'Dónde',
  place: 'consumerfinance.gov/complaint (en español: consumerfinance.gov/es), o (855) 411-2372',
  afterAnswer: (bureau, day) =>
    `ya: la respuesta de ${bureau} llegó el ${day}, así que la disputa no está pendiente`,
  afterDelivery: (earliest, delivered) => `${earliest}, el día 46 después de la entrega del ${delivered}`,
  notProved:
    'no se sabe: ninguna entrega está probada. [46 días después de la entrega: complételo con el registro de envíos]',
  onlyAfterDispute:
    'La CFPB acepta una queja sobre una agencia de crédito solo después de una disputa con la propia agencia, y solo cuando han pasado más de 45 días desde entonces o la disputa ya no está pendiente; el formulario le pide que lo declare. Preséntela solo si la agencia no ha respondido o ha dejado un error en su informe. Omita cada punto que se haya corregido.',
  oneAtATime: (count) =>
    `El formulario admite una empresa a la vez${count === 1 ? '' : `, así que presente ${count} quejas`}. Elija “Credit reporting” como producto y después el asunto que corresponda a la respuesta que recibió. El texto va en inglés, igual que sus cartas: cópielo, reemplace lo que está entre [corchetes] y adjunte las copias indicadas. Su número de Seguro Social no va en el texto.`,
  alsoWriting:
    'Las cartas de esta ronda dan a cada agencia otra oportunidad de corregir su expediente. Usted puede esperar sus respuestas antes de presentar la queja.',
  about: (bureau) => `Queja sobre ${bureau}`,
  whatToChoose: 'Qué elegir en el formulario',
  if: 'Si',
  issue: 'Asunto (Issue)',
  subIssue: 'Detalle (Sub-issue)',
  whatHappened: 'Qué pasó (What happened)',
  fairResolution: 'Qué sería una solución justa (Fair resolution)',
  attach: 'Adjunte',
  when: {
    answered: 'Respondió, y los datos siguen igual',
    silent: 'No ha respondido',
    corrected: 'Corrigió una parte, y el resto sigue mal',
  },
  attachments: {
    letter: 'Mi carta de disputa y sus anexos',
    proof: 'La prueba de envío y de entrega',
    answer: (bureau) => `La respuesta de ${bureau}, si la hay`,
    pages: 'Las páginas marcadas de los informes de las otras agencias',
    pagesOfOne: 'Las páginas marcadas del informe de las tres agencias',
  },
  undecidedHeading: 'Sin decidir, y no es parte de la queja',
  undecided: (bureau, count) =>
    `${bureau}: nada está decidido todavía, así que no hay de qué quejarse. ${count === 1 ? '1 punto espera' : `${count} puntos esperan`} su decisión.`,
  noneHeading: 'Sin queja',
  none: (bureau) => `${bureau}: no hay carta de disputa en esta ronda, así que no hay de qué quejarse.`,
  settled: (bureau) => `${bureau}: nada de lo que disputó su carta anterior queda en su informe.`,
}
