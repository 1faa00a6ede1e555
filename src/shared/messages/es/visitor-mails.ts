/** The mails to people who write to support without a client record. */
export const visitorMailTexts = {
  received: {
    subject: 'Recibimos su mensaje',
    title: 'Recibimos su mensaje',
    text: 'Gracias por escribirnos. Le responderemos a esta dirección.',
    notYou: 'Si usted no nos escribió, alguien anotó su dirección por error. No tiene que hacer nada.',
  },
  answer: {
    subject: 'Respuesta a su mensaje',
    title: 'Respuesta a su mensaje',
    greeting: 'Hola:',
    signed: (author: string) => `${author}, soporte de ARMOR`,
    button: 'Abrir la conversación',
    reply: 'Para responder, inicie sesión con esta dirección de correo. Su conversación está en:',
  },
} as const
