/** Sentences about funding applications that the server says, by their English. */
export const fundingSentences: Record<string, string> = {
  'Finish your application so that we can review it.': 'Termine su solicitud para que podamos revisarla.',
  'There is nothing for you to do now. We review your application and contact you within 24 hours.':
    'Ahora no tiene que hacer nada. Revisamos su solicitud y nos comunicamos con usted en un plazo de 24 horas.',
  'There is nothing for you to do now. Your application is under review.':
    'Ahora no tiene que hacer nada. Su solicitud está en revisión.',
  'We have every document that we asked for. We look at them next.':
    'Tenemos todos los documentos que pedimos. Los revisaremos a continuación.',
  'There is nothing for you to do now. Your application has been submitted.':
    'Ahora no tiene que hacer nada. Su solicitud se ha presentado.',
  'There is nothing for you to do now. The decision is with the lender.':
    'Ahora no tiene que hacer nada. La decisión está en manos del prestamista.',
  'The lender has decided. Read the result in your messages and write to us with any question.':
    'El prestamista ha decidido. Lea el resultado en sus mensajes y escríbanos con cualquier pregunta.',
  'This application is closed. Write to us if you would like it to be taken up again.':
    'Esta solicitud está cerrada. Escríbanos si quiere que la retomemos.',
  'Upload what is still missing: {0}.': 'Suba lo que todavía falta: {0}.',
  'Business License': 'Licencia comercial',
  'Bank Statements': 'Estados de cuenta bancarios',
  'Credit Report': 'Informe de crédito',
  'Tax Returns': 'Declaraciones de impuestos',
  'Financial Projections': 'Proyecciones financieras',
  'You cannot follow this application here. Ask for a new link to it.':
    'Aquí no puede seguir esta solicitud. Pida un enlace nuevo.',
}
