/** Sentences of the readiness score and of funding packages, by their English. */
export const fundingScoreSentences: Record<string, string> = {
  'The credit score was not stated.': 'No se indicó el puntaje de crédito.',
  'The credit score that you stated: {0}.': 'El puntaje de crédito que usted indicó: {0}.',
  'The monthly income was not stated.': 'No se indicó el ingreso mensual.',
  'The monthly income that you stated: {0}.': 'El ingreso mensual que usted indicó: {0}.',
  'Nobody has checked it.': 'Nadie lo ha comprobado.',
  'Business entity: {0}; EIN: {1}; six months of operation: {2}.':
    'Empresa: {0}; EIN: {1}; seis meses de actividad: {2}.',
  'a registered company': 'una compañía registrada',
  'a partnership': 'una sociedad',
  'a sole proprietorship': 'una empresa individual',
  'none yet': 'todavía ninguna',
  stated: 'indicado',
  'not stated': 'no indicado',
  'seen on papers': 'vistos en los papeles',
  'not seen on papers yet': 'todavía no vistos en los papeles',
  'not shown by the papers': 'los papeles no los muestran',
  'The goal of {0} beside a monthly income of {1}.': 'La meta de {0} junto a un ingreso mensual de {1}.',
  'The goal or the monthly income was not stated.': 'No se indicó la meta o el ingreso mensual.',
  'Required answers that are missing: {0}; required documents received: {1} of {2}.':
    'Respuestas obligatorias que faltan: {0}; documentos obligatorios recibidos: {1} de {2}.',
  'Criteria that lenders typically name and your answers and papers show: {0} of 3 (business age 6+ months, $50K+ a year, credit 650+).':
    'Criterios que los prestamistas suelen nombrar y que sus respuestas y papeles muestran: {0} de 3 (negocio de 6 meses o más, $50K o más al año, crédito de 650 o más).',
  'State your estimated credit score.': 'Indique su puntaje de crédito estimado.',
  'Bring your personal credit score into the band {0}.': 'Lleve su puntaje de crédito personal al rango {0}.',
  'State your monthly income.': 'Indique su ingreso mensual.',
  'Show a monthly income of {0} with your bank statements, once you have it.':
    'Muestre un ingreso mensual de {0} con sus estados de cuenta, cuando lo tenga.',
  'Upload papers that show at least six months of operation, once the business has them.':
    'Suba papeles que muestren al menos seis meses de operación, cuando el negocio los tenga.',
  'Form a company (LLC or corporation) with the Secretary of State.':
    'Constituya una empresa (LLC o corporación) ante la Secretaría de Estado.',
  'Get an EIN from the IRS, which is free, and add it to your application.':
    'Obtenga un EIN del IRS, que es gratis, y agréguelo a su solicitud.',
  'Ask for a smaller amount first: {0}.': 'Pida primero un monto menor: {0}.',
  'Upload what is still missing: {0}.': 'Suba lo que todavía falta: {0}.',
  'Answer the required questions that are still empty.':
    'Conteste las preguntas obligatorias que siguen vacías.',
}
