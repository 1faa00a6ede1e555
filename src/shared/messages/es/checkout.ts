/** `/checkout`: contact, payment, reports. */
export const checkoutTexts = {
  stepNames: ['Sus datos', 'Pago', 'Sus informes'],
  contactTitle: 'Compra',
  contactLead: 'Tres datos y después su tarjeta. El resto lo completa después del pago.',
  name: 'Nombre completo',
  email: 'Correo electrónico',
  emailHint: 'Aquí le llegan el recibo y el enlace a su portal.',
  phone: 'Número de teléfono',
  preferencesTitle: 'Preferencias de comunicación',
  preferencesMissing: 'Elija sus preferencias de comunicación para continuar',
  preferencesSet: 'Elegir preferencias',
  preferencesChange: 'Cambiar',
  preferencesYes: (channels: string) => `Recibirá novedades por ${channels}.`,
  preferencesYesPlain: 'Recibirá novedades de su caso.',
  preferencesNo: 'Solo avisos esenciales por correo electrónico.',
  channelNames: { phone: 'teléfono', text: 'mensaje de texto', email: 'correo electrónico' },
  and: 'y',
  continue: 'Continuar al pago',
  continuing: 'Preparando...',
  enterName: 'Escriba su nombre completo',
  enterPhone: 'Escriba su número de teléfono',
  creationFailed: {
    title: 'No se pudo continuar',
    description: 'No se pudo crear el pago. Inténtelo de nuevo.',
  },
  creationFailedLine: 'Error: No se pudo crear el pago. Inténtelo de nuevo.',
  amountUnknown: 'El monto de este enlace no es uno de nuestros precios.',
  seePlans: 'Ver los planes y los precios',
  prefilled: {
    title: 'Formulario completado',
    description: 'Compruebe que sus datos sean correctos antes de continuar.',
  },
  prefillFailed: {
    title: 'No se pudo completar el formulario',
    description: 'No se pudieron cargar sus datos anteriores. Complete el formulario a mano.',
  },
  prefillRejected: {
    title: 'Error de configuración',
    description:
      'Hay que configurar su formulario de Tally para que envíe los datos reales. Comuníquese con soporte.',
  },
  backToForm: 'Volver al formulario',
  paymentTitle: 'Pagar',
  preparing: 'Preparando el pago seguro...',
  payAs: (name: string, email: string) => `${name}: ${email}`,
  payingAs: 'Recibo para',
  changeDetails: 'Cambiar los datos',
  alreadyPaidTitle: 'Este pago ya se hizo',
  alreadyPaidText: 'No se le cobra otra vez. Siga con sus informes.',
  goToReports: 'Seguir con sus informes',
  buyAgain: 'Empezar otra compra',
  reportsTitle: 'Suba sus informes de crédito',
  reportsLead: (product: string, amount: string) =>
    `Pago recibido: ${product}, ${amount}. Ahora agregue sus tres informes.`,
  continueToSuccess: 'Continuar',
  continueWithout: 'Puede continuar sin ellos y agregar después los informes que falten.',
  checkingPayment: 'Comprobando su pago...',
  stillProcessingTitle: 'Su pago se está procesando',
  stillProcessingText:
    'Su banco todavía no ha respondido. Esta página lo comprueba por sí sola; no tiene que pagar de nuevo.',
  notPaidTitle: 'Su pago no se completó',
  notPaidText: 'No se hizo ningún cargo a su tarjeta.',
  backToPayment: 'Volver al pago',
  paymentUnknownTitle: 'No podemos mostrar este pago aquí',
  paymentUnknownText:
    'El pago no se hizo en este navegador o la dirección está incompleta. Si pagó en otro navegador, inicie sesión con el correo electrónico de su compra.',
  paymentUncheckedTitle: 'No pudimos comprobar su pago',
  checkAgain: 'Comprobar otra vez',
  startOver: 'Volver a la compra',
  summary: {
    title: 'Resumen del pedido',
    included: 'Qué incluye',
    total: 'Total de hoy',
    terms:
      'Un solo pago en dólares de EE. UU., sin suscripción. No se puede prometer el resultado de una disputa.',
  },
} as const

/** The payment form. */
export const paymentTexts = {
  cardTitle: 'Datos de la tarjeta',
  pay: (amount: string) => `Pagar ${amount}`,
  paying: 'Procesando el pago...',
  notReady: {
    title: 'El sistema de pago no está listo',
    description: 'Espere un momento e inténtelo de nuevo.',
  },
  failedTitle: 'El pago no se hizo',
  errorTitle: 'Error en el pago',
  unexpected: 'Ocurrió un error inesperado',
  processing: { title: 'Procesando el pago', description: 'Pasamos a la confirmación...' },
  whatNext: 'No se cobró nada. Revise los datos de su tarjeta o use otra; todo lo que escribió sigue aquí.',
  whatNextUnclear:
    'No pudimos saber si el pago se hizo. Presione el botón otra vez cuando tenga conexión; el mismo pago nunca se cobra dos veces.',
  loadFailedTitle: 'No se pudo cargar el formulario de pago',
  loadFailedText: 'Revise su conexión o su bloqueador de contenido e inténtelo de nuevo. No se cobró nada.',
  loadAgain: 'Intentar otra vez',
  loading: 'Preparando el pago seguro...',
  sandboxTitle: 'Pagos de prueba',
  sandboxText:
    'Aquí no se cobra a ninguna tarjeta real. Use una tarjeta de prueba como 4242 4242 4242 4242, con cualquier fecha futura y cualquier código.',
} as const
