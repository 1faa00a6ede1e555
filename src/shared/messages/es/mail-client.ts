/** The mails about a client's case. `added` is where the operator may say more; as shipped nothing stands there. Days come written out; names of bureaus as the bureaus write them. */
export const clientMailTexts = {
  greeting: (name: string) => `Hola, ${name}:`,
  portal: 'Abrir su portal',
  contact: (email: string) =>
    `¿Tiene preguntas? Escríbanos desde «Contactar a soporte» en su portal o a ${email}.`,
  optional:
    'Este es un recordatorio opcional. Puede dejar de recibir estos correos con el enlace de abajo; los correos sobre su caso y su compra seguirán llegando.',
  facts: {
    stage: 'Etapa de su caso',
    reports: 'Informes de crédito que tenemos',
    reportsOf: (count: number) => `${count} de 3`,
    findings: 'Hallazgos del análisis',
    letters: 'Cartas en borrador',
    round: 'Ronda',
    mailedOn: 'Enviadas el',
    nextLook: 'Le escribiremos de nuevo',
    onOrAbout: (day: string) => `alrededor del ${day}`,
  },
  stages: {
    uploaded: 'Documentos recibidos',
    round1_sent: 'Ronda 1 enviada',
    round2_sent: 'Ronda 2 enviada',
    round3_sent: 'Ronda 3 enviada',
    completed: 'Terminado',
  },
  letter: {
    answered: 'La respuesta está en su registro de envíos.',
    late: (day: string) =>
      `No hay respuesta en su registro de envíos. Su plazo para enviar los resultados terminó el ${day}.`,
    until: (day: string) =>
      `Todavía no hay respuesta en su registro de envíos. Tiene hasta el ${day} para enviar los resultados.`,
    unproved:
      'Todavía no hay respuesta ni prueba de entrega en su registro de envíos. Sin esa prueba no podemos decirle la fecha límite.',
  },
  next: {
    title: 'Su siguiente paso',
    intake: 'Complete sus datos: las cartas llevan su nombre y su dirección tal como los escriba.',
    reports: (count: number) =>
      `Suba sus informes de crédito. Tenemos ${count} de 3; la lectura empieza por sí sola con los tres, o desde su portal con los que haya.`,
    reading: 'Estamos leyendo sus informes. Le escribiremos cuando el análisis esté terminado.',
    review:
      'Lea cada hallazgo con su prueba y decida cuáles disputa. Dispute solo lo que no es correcto: nada más entra en una carta.',
    mail: (round: number) =>
      `Cuando una carta de la ronda ${round} esté lista para firmar, envíela por correo certificado. Anote el recibo en su registro de envíos.`,
    noLetter:
      'No hay nada que enviar: esta ronda no tiene cartas. Su portal dice por qué, qué guardar y cuándo volver a mirar.',
    answers: 'Suba cada respuesta que haya llegado, también la que diga que nada cambió.',
    wait: (day: string) => `Nada por ahora. Si llega una respuesta antes del ${day}, súbala enseguida.`,
    payment: 'Nada por ahora. La lectura de sus informes puede empezar en cuanto se confirme su pago.',
    unpaid:
      'Elija un paquete en su portal: todavía no se ha pagado nada por este caso. Sus respuestas y archivos se conservan.',
    failed:
      'No hay un pago confirmado para este caso: se reembolsó o no se completó. Escríbanos si cree que es un error.',
    start: 'Sus informes ya están aquí. Inicie la lectura en su portal.',
    waiting:
      'Nada por ahora. Sus informes ya están aquí y empezamos la lectura por usted en un plazo de 24 a 48 horas.',
    sentUndated: (round: number) =>
      `Nada por ahora. La ronda ${round} se envió antes de que su caso llegara aquí; en cuanto hayamos anotado la fecha, se leen sus informes para la próxima.`,
    whose: 'Diga en su portal de quién es este informe. Antes no se escribe nada con él.',
    stopped: 'La lectura de sus informes se detuvo. Su portal dice por qué y qué puede hacer.',
    enterMailed: (recipients: string) =>
      `Anote en su registro de envíos cuándo envió las cartas a ${recipients}, con el recibo.`,
    nextRound: (round: number) =>
      `Prepare la ronda ${round} en su portal: las respuestas ya llegaron o están vencidas.`,
    prove: (recipients: string | null) =>
      recipients === null
        ? 'Anote en su registro de envíos que sus cartas se entregaron. Agregue una prueba, como la página de rastreo: un plazo corre solo desde ahí.'
        : `Anote en su registro de envíos que las cartas a ${recipients} se entregaron. Agregue una prueba, como la página de rastreo: un plazo corre solo desde ahí.`,
    estimate: (day: string) =>
      `Contando desde el envío, se pueden esperar respuestas hasta alrededor del ${day}: es una estimación, no un plazo de la ley.`,
    completed: 'Nada. Su portal y sus documentos siguen abiertos para usted.',
  },
  welcome: {
    added: '',
    subject: 'Le damos la bienvenida a ARMOR',
    preheader: 'Sus datos están completos. Esto es lo que sigue.',
    title: 'Sus datos están completos',
    intro:
      'Gracias. ARMOR lee sus informes de crédito línea por línea y los revisa con reglas fijas. Le muestra la línea exacta en la que se basa cada hallazgo.',
    steps: [
      'ARMOR lee sus informes. Le escribiremos cuando el análisis esté terminado.',
      'Usted revisa cada hallazgo con su prueba y decide qué disputa.',
      'Usted firma las cartas y las envía por correo. Desde el día en que una agencia recibe una, tiene 30 días para investigar, y 45 en algunos casos.',
    ],
  },
  analysis: {
    added: '',
    subject: 'Su análisis está terminado',
    title: 'Su análisis está terminado',
    preheader: (count: number) =>
      count === 1 ? '1 hallazgo espera su decisión.' : `${count} hallazgos esperan su decisión.`,
    nothingFound: 'No se encontró nada que disputar.',
    intro: (count: number) =>
      count === 0
        ? 'ARMOR leyó sus informes y no encontró nada que sus reglas cuestionen.'
        : count === 1
          ? 'ARMOR leyó sus informes. Hay 1 hallazgo para usted, con la línea del informe en la que se basa.'
          : `ARMOR leyó sus informes. Hay ${count} hallazgos para usted, cada uno con la línea del informe en la que se basa.`,
    none: 'Sus informes todavía no están analizados.',
    decide:
      'Un hallazgo es una pregunta a la agencia, no un veredicto: solo usted sabe qué es correcto. Una carta contiene solo lo que usted decide disputar. Lo que no ha decidido está en gris en un borrador, que no está listo para firmar.',
    button: 'Ver los hallazgos',
  },
  followUp: {
    added: '',
    subject: (round: number) => `Ronda ${round}: ¿respondieron las agencias?`,
    title: (round: number) => `Ronda ${round}: ¿respondieron las agencias?`,
    preheader: (day: string) => `Sus cartas se enviaron el ${day}.`,
    intro: (round: number, day: string) =>
      `Sus cartas de la ronda ${round} se enviaron el ${day}. Esto dice su registro de envíos de cada una:`,
    notMailed: (round: number) => `Las cartas de la ronda ${round} todavía no tienen fecha de envío.`,
    next: (round: number) =>
      `Cuando lleguen las respuestas, o termine el plazo de las agencias, puede preparar la ronda ${round} en su portal.`,
    last: '¿Sigue un error después de la tercera ronda? Puede presentar una queja ante la Oficina para la Protección Financiera del Consumidor (CFPB).',
    button: 'Anotar las respuestas',
  },
  checkIn: {
    added: '',
    subject: 'En qué punto está su disputa',
    title: 'En qué punto está su disputa',
    preheader: 'Un mes tranquilo: esto muestra su caso.',
    intro: 'Su caso ha estado tranquilo por un tiempo. Este es su estado:',
  },
  reminder: {
    added: '',
    preheader: 'Un paso suyo está pendiente.',
    intake: 'Sus datos todavía no están completos',
    reports: 'Sus informes de crédito todavía no están completos',
    review: 'Sus hallazgos esperan su decisión',
    other: 'En qué punto está su disputa',
    intro: 'Un breve recordatorio automático. Este es el estado de su caso:',
  },
  results: {
    added: '',
    subject: 'Los resultados de su disputa están en su portal',
    title: 'Los resultados de su disputa están en su portal',
    preheader: 'Puede leerlos en su portal.',
    intro:
      'Los resultados de su disputa están escritos en su portal. Tratan de su crédito, por eso este correo electrónico no los repite.',
    none: 'Todavía no hay resultados escritos en su portal.',
    button: 'Leer sus resultados',
  },
  stage: {
    added: '',
    subject: (stage: string) => `Su caso está ahora en: ${stage}`,
    title: (stage: string) => `Su caso está ahora en: ${stage}`,
    preheader: 'Qué significa y qué sigue.',
    mailed: (round: number, day: string | null) =>
      day === null
        ? `La ronda ${round} de su disputa está marcada como enviada.`
        : `La ronda ${round} de su disputa se envió el ${day}.`,
    law: 'Desde el día en que una agencia recibe una disputa, tiene 30 días para investigarla, y 45 en algunos casos; después envía sus resultados en cinco días hábiles.',
    completed: 'Su caso está marcado como terminado. Su portal y sus documentos siguen abiertos para usted.',
  },
} as const
