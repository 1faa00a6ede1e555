/** The mail with the answer of support. */
export const supportAnswerTexts = {
  subject: (caseNumber: number) => `Respuesta a su mensaje, caso número ${caseNumber}`,
  title: 'Respuesta a su mensaje',
  greeting: (name: string) => `Hola, ${name}:`,
  signed: (author: string) => `${author}, soporte de ARMOR`,
  button: 'Abrir la conversación',
  reply: 'Para responder, abra su portal y presione Contactar a soporte. Su portal está en:',
} as const
