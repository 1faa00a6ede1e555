import type { Messages } from '../messages.ts'

export const agreementTexts: Messages['agreement'] = {
  pageTitle: 'Su acuerdo',
  loading: 'Cargando su acuerdo...',
  loadFailed: 'No se pudo cargar el acuerdo.',
  tryAgain: 'Intentar de nuevo',
  absentTitle: 'Aquí no hay ningún acuerdo',
  absent: 'No se guarda nada en esta dirección. Donde no hace falta un acuerdo, puede pagar enseguida.',
  notAsked: 'Para esto no hace falta ningún acuerdo',
  toPlans: 'Ver los planes',
  needed: {
    title: 'Antes de pagar',
    text: 'Dónde vive usted decide qué viene antes del pago. Son dos minutos, y todavía no se cobra nada.',
    button: 'Seguir',
  },
  steps: ['Dónde vive', 'Declaración', 'Contrato', 'Días para cancelar'],
  stepOf: (step, all) => `Paso ${step} de ${all}`,
  where: {
    title: '¿Dónde vive?',
    lead: 'En algunos estados se firma un acuerdo y hay tres días hábiles o más para pensarlo antes de cobrar nada.',
    product: (name, price) => `Quiere comprar ${name} por ${price}.`,
    paid: 'Se trata del caso que usted pagó.',
    name: 'Nombre completo',
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
    mailingAddress: 'Calle y número',
    city: 'Ciudad',
    state: 'Estado',
    chooseState: 'Elija un estado',
    zipCode: 'Código postal',
    submit: 'Continuar',
    failed: 'No se pudo enviar. Inténtelo de nuevo.',
  },
  statement: {
    title: 'Una declaración de sus derechos',
    lead: 'La ley le da esta declaración antes de cualquier contrato, como documento aparte. Léala y firme que la recibió.',
    recordsTitle: 'Documentos por correo electrónico y en pantalla',
    records: {
      what: 'Recibe los documentos de este acuerdo como archivos PDF en este sitio, con un enlace por correo electrónico. Este consentimiento vale solo para estos documentos.',
      onPaper: (company, address, email) =>
        `Puede recibirlos en papel, sin costo: escriba a ${email} o a ${company}, ${address}, y se los enviamos por correo. Nada sigue adelante antes de eso.`,
      takeBack:
        'Puede retirar este consentimiento en cualquier momento del mismo modo, sin costo; lo que firmó hasta entonces sigue siendo válido. Díganos allí si cambia su correo electrónico.',
      needed:
        'Necesita un navegador de los últimos dos años, un lector de archivos PDF y un correo electrónico. Para conservar los documentos, guárdelos o imprímalos.',
    },
    testFile: 'Abrir el archivo de prueba (PDF)',
    accessCode: 'El número del archivo de prueba',
    accessHint: 'Muestra que usted puede abrir los documentos.',
    consent: 'Acepto recibir estos documentos como registros electrónicos.',
    sign: 'Firmar el recibo',
  },
  contract: {
    title: 'El contrato',
    lead: (until, from) =>
      `Lea el contrato y el aviso de cancelación. Después de firmar, puede cancelar hasta la medianoche con que termina el ${until}, sin dar un motivo. Nada se cobra antes del ${from}.`,
    leadPaid: (until, from) =>
      `Lea el contrato y el aviso de cancelación. Después de firmar, puede cancelar hasta la medianoche con que termina el ${until}, sin dar un motivo. Entonces recibe de vuelta lo que pagó. Ningún trabajo empieza antes del ${from}.`,
    sign: 'Firmar el contrato',
    beside:
      'Puede cancelar este contrato sin sanción hasta la medianoche del tercer día hábil después de firmarlo. Si el contrato nombra un día posterior, vale ese día. El aviso de cancelación explica este derecho.',
    notNow: 'No quiero firmar',
  },
  paper: {
    english: 'El documento que usted firma, en inglés',
    reading: 'Leer en español',
    emptySignature: 'Aquí va su firma.',
    blank: 'se llena a mano',
  },
  signature: {
    legend: 'Su firma',
    typed: 'Escriba su nombre completo',
    typedHint: (name) => `Tal como lo dio: ${name}. El nombre escrito es su firma.`,
    drawn: 'Dibuje su firma, si quiere',
    drawnHint: 'Con un dedo, un lápiz o el ratón. No hace falta: basta el nombre escrito.',
    field: 'Campo para una firma dibujada',
    clear: 'Borrar el dibujo',
    signed: (name, at) => `Firmado por ${name}, ${at}`,
    failed: 'No se pudo firmar. Inténtelo de nuevo.',
  },
  waiting: {
    title: 'Firmado. Tómese su tiempo.',
    text: (until, from) =>
      `Puede cancelar hasta la medianoche con que termina el ${until}. Desde el ${from} puede pagar; le enviamos un correo con un enlace. Nada se cobra, se reserva ni se empieza antes, y no tiene que pagar.`,
    textPaid: (until, from) =>
      `Puede cancelar hasta la medianoche con que termina el ${until}, y recibe de vuelta lo que pagó. El trabajo puede empezar desde el ${from}; le enviamos un correo con un enlace.`,
  },
  open: {
    title: 'Ya puede pagar',
    text: 'Los días para cancelar terminaron. Sigue sin tener que pagar: sin un pago nada empieza.',
    button: 'Ir al pago',
    titlePaid: 'Su caso puede seguir',
    textPaid: 'Los días para cancelar terminaron. Envíe su formulario de ingreso y el trabajo empieza.',
    buttonPaid: 'Ir al formulario de ingreso',
  },
  notNeeded: {
    title: 'En su estado no hace falta un acuerdo',
    text: 'Puede pagar enseguida.',
    button: 'Ir al pago',
  },
  paid: {
    title: 'Este acuerdo está pagado',
    text: 'Sus documentos se quedan aquí. El recibo de su correo electrónico lleva adelante.',
  },
  cancelled: {
    title: 'Este acuerdo está cancelado',
    text: 'No debe nada, y nada puede cobrarse por él.',
    textPaid: 'Lo que pagó se devuelve a la tarjeta con que pagó. Ya se nos avisó, y usted recibe un correo.',
  },
  altered:
    'Este acuerdo se alteró en nuestros archivos después de firmarlo. Nada puede pagarse con él. Escríbanos.',
  stranger: (email) =>
    `Los documentos se abren en el navegador en que se firmaron, y a quien inicia sesión con ${email}.`,
  papers: {
    title: 'Sus documentos',
    open: (paper) => `${paper}, en PDF`,
    names: {
      disclosure: 'Declaración de sus derechos, con su recibo',
      contract: 'Contrato',
      cancellation: 'Aviso de cancelación, por duplicado',
      'disclosure-es': 'Declaración, copia en español para leer',
      'contract-es': 'Contrato, copia en español para leer',
      'cancellation-es': 'Aviso de cancelación, copia en español para leer',
    },
  },
  cancel: {
    title: 'Cancelar este contrato',
    text: 'No necesita un motivo y no debe nada. También puede firmar, fechar y enviar el aviso de cancelación.',
    open: 'Cancelar este contrato',
    question: '¿Cancelar este contrato?',
    explain: 'Termina enseguida. Sus documentos se quedan aquí para que los guarde.',
    confirm: 'Sí, cancelarlo',
    keep: 'Conservarlo',
    failed: 'No se pudo cancelar. Inténtelo de nuevo, o envíe el aviso de cancelación.',
  },
  checkout: {
    title: 'Un paso viene antes del pago',
    button: 'Ir al acuerdo',
  },
  intake: { button: 'Ir al acuerdo' },
  accessCheck: {
    title: 'Archivo de prueba',
    text: 'Usted puede leer este archivo, así que puede leer los documentos de su acuerdo. Escriba este número en la página:',
    number: (code) => code,
  },
  mails: {
    greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
    contact: (support) => `¿Preguntas, o prefiere los documentos en papel? Escriba a ${support}.`,
    signed: {
      title: 'Su acuerdo firmado',
      subject: (product) => `Su acuerdo firmado: ${product}`,
      button: 'Ver, guardar o cancelar su acuerdo',
      papers: (product) =>
        `Usted firmó la declaración de sus derechos y el contrato de ${product}. El botón lleva a sus copias: declaración, contrato y el aviso de cancelación por duplicado. Guárdelas o imprímalas.`,
      cancel: (until) =>
        `Puede cancelar hasta la medianoche con que termina el ${until}, sin dar un motivo: con un botón en esa página, o enviando el aviso.`,
      pay: (from) =>
        `Nada se cobra ni se empieza antes del ${from}. Entonces recibe otro correo electrónico con un enlace para pagar.`,
      begin: (from) => `Ningún trabajo empieza antes del ${from}. Si cancela, se le devuelve lo que pagó.`,
    },
    open: {
      title: 'Ya puede seguir',
      subject: (product) => `Ya puede seguir: ${product}`,
      button: 'Seguir',
      pay: (product) =>
        `Los días para cancelar su contrato de ${product} terminaron, así que ya puede pagar. No tiene que hacerlo: sin un pago nada empieza, y nada se debe.`,
      begin: (product) =>
        `Los días para cancelar su contrato de ${product} terminaron. Envíe su formulario de ingreso y el trabajo empieza.`,
    },
    cancelled: {
      title: 'Su acuerdo está cancelado',
      subject: (product) => `Cancelado: ${product}`,
      button: 'Ver sus documentos',
      text: (product) =>
        `Su contrato de ${product} está cancelado. No debe nada, y nada puede cobrarse por él.`,
      refund: 'Lo que pagó se devuelve a la tarjeta con que pagó.',
    },
  },
}
