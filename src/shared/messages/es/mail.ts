/** Texts of every mail that a client reads, and of its frame. */
export const mailTexts = {
  product: 'ARMOR',
  strapline: 'Dispute por su cuenta los errores de su informe de crédito',
  why: 'Recibe este correo electrónico porque esta dirección se usó en ARMOR.',
  unsubscribe: 'No recibir estos correos opcionales',
  disclaimer:
    'ARMOR ofrece solo software, plantillas y educación. No es una empresa de reparación de crédito ni de liquidación de deudas. Tampoco es un prestamista ni un servicio legal. No garantiza ningún resultado.',
  signIn: {
    subject: 'Su enlace de acceso a ARMOR',
    preheader: (minutes: number) => `Funciona una sola vez, en los próximos ${minutes} minutos.`,
    title: 'Entre a su portal',
    intro: 'Presione el botón en el navegador con el que quiere iniciar sesión.',
    button: 'Iniciar sesión',
    life: (minutes: number) =>
      `El enlace funciona una sola vez y durante ${minutes} minutos. Un enlace más nuevo reemplaza a este.`,
    notYou: '¿No lo pidió usted? Entonces no haga nada: sin el enlace nadie entra.',
    fallback: 'Si el botón no funciona, copie esta dirección en su navegador:',
  },
} as const
