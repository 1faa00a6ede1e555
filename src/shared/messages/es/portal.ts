/** The client portal. */
export const portalTexts = {
  pageTitle: 'Su portal de disputas',
  loading: 'Cargando su portal...',
  unable: 'No se pudieron cargar los datos del cliente',
  noClient: { title: 'Falta el número de cliente', description: 'Volviendo a la página de inicio...' },
  goHome: 'Ir ahora a la página de inicio',
  signInLead: 'Para abrirlo, inicie sesión con el correo electrónico de su compra o solicitud.',
  loadFailed: { title: 'Error al cargar los datos', description: 'Cargue la página de nuevo' },
  staleText: 'Lo que ve abajo se cargó antes y puede no estar al día.',
  tryAgain: 'Intentar otra vez',
  offline: {
    title: 'No tiene conexión',
    text: 'Puede leer lo que hay en esta página. Se pone al día sola cuando vuelva la conexión.',
  },
  chooseTitle: 'Sus casos',
  chooseLead: 'Hay más de un caso con su dirección. ¿Cuál quiere abrir?',
  startedOn: (day: string) => `iniciado el ${day}`,
  welcome: (name: string) => `Le damos la bienvenida, ${name}`,
  caseNumber: (id: number) => `Caso número ${id}`,
  refresh: 'Actualizar',
  refreshNamed: (what: string) => `Actualizar: ${what}`,
  signOut: 'Cerrar sesión',
  signOutFailed: {
    title: 'No se pudo cerrar la sesión',
    description: 'No se pudo cerrar la sesión. Inténtelo de nuevo.',
  },
  next: {
    heading: 'Qué hacer ahora',
    intake: {
      title: 'Complete sus datos',
      text: 'Necesitamos su dirección y sus respuestas para poder escribir sus cartas.',
      action: 'Completar sus datos',
    },
    intakeTester: {
      title: 'Complete sus datos',
      text: 'Necesitamos su dirección, sus respuestas y sus informes antes de poder escribir algo.',
      action: 'Completar sus datos',
      failed: 'No se pudo abrir el formulario. Inténtelo de nuevo.',
    },
    payment: {
      title: 'Su pago se está confirmando',
      text: 'El procesamiento puede empezar en cuanto se confirme. No tiene que hacer nada; esta página se actualiza sola.',
    },
    unpaid: {
      title: 'Todavía no se ha pagado nada por este caso',
      text: 'Sus respuestas y archivos se guardan. Elija un paquete: el pago cuenta para este caso, y entonces puede empezar la lectura de sus informes.',
    },
    failed: {
      title: 'No hay un pago confirmado para este caso',
      text: 'Se reembolsó o no se completó. Comuníquese con soporte si cree que es un error.',
    },
    uploadNone: {
      title: 'Suba sus informes de crédito',
      text: 'No se puede leer nada antes de que haya al menos un informe.',
      action: 'Subir informes',
    },
    uploadSome: {
      title: (bureaus: string) => `Suba su informe de ${bureaus}`,
      text: 'O inicie el procesamiento con los informes que hay. Para lo que falta no habrá carta.',
      testerText:
        'El procesamiento empieza solo cuando están los tres informes. Si no puede obtener alguno, comuníquese con soporte.',
      action: 'Subir informes',
    },
    start: {
      title: 'Inicie el procesamiento',
      text: 'Sus informes están aquí. Leerlos y escribir sus cartas toma alrededor de un minuto.',
    },
    waiting: {
      title: 'Sus informes están aquí',
      text: 'El procesamiento todavía no ha empezado. Lo iniciamos por usted en 24 a 48 horas.',
    },
    processing: {
      title: 'Estamos leyendo sus informes',
      text: 'Toma alrededor de un minuto. Puede quedarse a mirar o cerrar la página: sigue sola.',
    },
    error: {
      title: 'El procesamiento se detuvo',
      text: 'La frase en Estado del procesamiento dice por qué. Corríjalo e inténtelo de nuevo.',
    },
    whose: {
      title: 'Diga de quién es este informe',
      text: 'Un informe no parece estar a su nombre. No se escribe nada sobre él antes de que usted responda la pregunta de esta página; las cartas siguen solas.',
    },
    mend: {
      title: (bureaus: string, count: number) =>
        count === 1
          ? `Un informe no se pudo usar: ${bureaus}`
          : `Estos informes no se pudieron usar: ${bureaus}`,
      text: 'Suba otro archivo de esa agencia; la lectura empieza por sí sola.',
      action: 'Subir otro archivo',
      locked: {
        text: 'La lectura empieza por sí sola en cuanto se desbloquee.',
        action: 'Escribir la contraseña',
      },
      letters: {
        text: 'Sus cartas están listas sin esa agencia. Suba primero otro archivo de ella, y se escriben de nuevo con él.',
        second: 'Ver las cartas que están listas',
      },
      nextRound: {
        text: 'La próxima ronda ya se puede preparar. Suba primero otro archivo de esa agencia, y las cartas se escriben con él.',
        second: 'Seguir sin él',
      },
    },
    errorFiles: {
      title: 'El procesamiento se detuvo',
      text: 'Un archivo no se pudo usar; en Portal de documentos dice por qué. Suba otro y presione Reintentar el procesamiento.',
      action: 'Subir informes',
    },
    mail: {
      title: 'Lea, firme y envíe sus cartas',
      text: 'Abra cada carta de disputa, compare cada línea con su propio informe y fírmela. Ponga los anexos, marque cada uno al final de la carta y envíela por correo certificado. La agencia tiene de 30 a 45 días desde el día en que recibe su carta.',
      action: 'Ir a sus documentos',
      second: 'Anotar cuándo las envió',
    },
    noLetter: {
      nothingFound: {
        title: 'No se encontró nada que disputar',
        text: 'Es un buen resultado: no hay ninguna carta que enviar. Guarde sus informes y el análisis; muestran qué se reportó y qué se revisó. Vuelva a mirar antes de pedir un préstamo, o en un año: los informes nuevos son gratis en AnnualCreditReport.com. Si ve un error que no encontramos, escríbanos.',
        action: 'Ver qué se revisó',
      },
      nothingDisputed: {
        title: 'No hay ninguna carta que enviar',
        text: 'Usted decidió no disputar ningún hallazgo. Está bien: dispute solo lo que no es correcto. Todavía puede cambiar cada decisión. Guarde sus informes y el análisis, y vuelva a mirar antes de pedir un préstamo, o en un año.',
        action: 'Abrir su revisión',
        second: 'Ir a sus documentos',
      },
      unknown: {
        title: 'No hay ninguna carta que enviar',
        text: 'Sus documentos dicen por qué. Guárdelos junto con sus informes.',
        action: 'Ir a sus documentos',
      },
    },
    notUnderstood: {
      title: 'No se pudo escribir ninguna carta',
      text: (bureaus: string) =>
        `No pudimos leer lo suficiente de estos informes: ${bureaus}. Por eso no podemos decir si tienen un error. Suba otra copia; el PDF de AnnualCreditReport.com se lee mejor. La lectura empieza por sí sola.`,
      action: 'Subir otro archivo',
      second: 'Ir a sus documentos',
    },
    review: {
      title: (findings: number, answers: number) => {
        const toDecide = findings === 1 ? '1 hallazgo' : `${findings} hallazgos`
        const toAnswer = answers === 1 ? '1 respuesta' : `${answers} respuestas`
        const both = [findings > 0 && toDecide, answers > 0 && toAnswer].filter(Boolean)
        return `Su revisión: ${both.join(', ')}`
      },
      text: 'Cada hallazgo muestra la línea de su informe en la que se apoya. Una carta contiene solo lo que usted decide disputar: hasta que haya decidido sobre todos sus puntos es un borrador, no listo para firmar.',
      action: 'Revisar sus hallazgos',
      second: 'Ir a sus documentos',
    },
    enterMailed: {
      title: (recipients: string, count: number) =>
        `Anote cuándo envió ${count === 1 ? 'la carta' : 'las cartas'} a ${recipients}`,
      text: 'Con el recibo como prueba, el plazo de cada carta corre desde su entrega. Si todavía no la ha enviado, hágalo ahora.',
      action: 'Anotar cuándo la envió',
    },
    nextRound: {
      title: (round: number) => `Prepare la ronda ${round}`,
      text: 'Las respuestas ya llegaron o están vencidas. Las próximas cartas responden a lo que dijeron las agencias.',
      action: 'Ir a la próxima ronda',
    },
    wait: {
      title: (round: number, mailed: string) => `La ronda ${round} se envió el ${mailed}`,
      text: (from: string, to: string, isOneDay: boolean) =>
        `Según ${isOneDay ? 'la entrega comprobada' : 'las entregas comprobadas'}, los resultados deben llegar ${isOneDay ? `a más tardar el ${to}` : `entre el ${from} y el ${to}`}. Guarde todo lo que le llegue por correo.`,
      unproved: (recipients: string) =>
        `Para ${recipients} todavía no corre ningún plazo: anote la entrega con una prueba, por ejemplo la página de rastreo.`,
      action: 'Subir una respuesta',
    },
    proveDelivery: {
      title: (round: number, mailed: string) =>
        `La ronda ${round} se envió el ${mailed}: ahora compruebe su entrega`,
      text: (recipients: string | null) =>
        `Un plazo corre solo desde una entrega que usted puede comprobar. Sirven la página de rastreo del correo o el acuse de recibo. ${recipients === null ? 'Todavía no se anotó ninguna.' : `Todavía no se anotó ninguna para ${recipients}.`} Guarde todo lo que le llegue por correo.`,
      estimate: (day: string) =>
        `Contando desde el envío, se pueden esperar respuestas hasta alrededor del ${day}: es una estimación, no un plazo de la ley.`,
      action: 'Anotar la entrega',
    },
    answered: {
      title: (round: number) => `Las respuestas a la ronda ${round} ya llegaron`,
      text: 'El registro de envíos muestra qué dice cada respuesta y qué sigue.',
      action: 'Abrir el registro de envíos',
    },
    overdue: {
      title: (recipients: string, round: number, due: string) =>
        `Ronda ${round}: los resultados de ${recipients} debían llegar a más tardar el ${due}`,
      text: 'Si algo llegó, súbalo. Si no llegó nada, el registro de envíos dice qué puede hacer ahora.',
      action: 'Subir una respuesta',
    },
    completed: { title: 'Su caso está terminado', text: 'Guarde sus cartas y las respuestas.' },
  },
  progress: {
    title: 'Avance de la disputa',
    stages: {
      uploaded: 'Documentos recibidos',
      round1_sent: 'Ronda 1 enviada',
      round2_sent: 'Ronda 2 enviada',
      round3_sent: 'Ronda 3 enviada',
      completed: 'Terminado',
    },
    steps: ['Subido', 'Ronda 1', 'Ronda 2', 'Ronda 3', 'Terminado'],
    laterStep: (round: number) => `Ronda ${round}`,
    laterSent: (round: number) => `Ronda ${round} enviada`,
    stepDone: 'hecho',
    stepNow: 'ahora',
    stepAhead: 'por delante',
    mailed: (day: string) => `enviada el ${day}`,
  },
  folder: {
    title: 'Su carpeta',
    text: 'Todos sus archivos en un lugar: lo que subió y los documentos.',
    open: 'Abrir la carpeta',
  },
  information: {
    title: 'Sus datos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    type: 'Tipo de cliente',
    paid: 'Cliente Premium',
    tester: 'Participante de la beta',
    start: 'Fecha de inicio',
  },
  score: {
    title: 'Novedades del puntaje de crédito',
    none: 'Todavía no hay puntaje',
    noneText:
      'Los informes anuales de AnnualCreditReport.com no imprimen ningún puntaje. Cuando uno de sus informes imprima uno, aparecerá aquí.',
    change: (points: number) =>
      points === 0 ? 'Sin cambios este mes' : `${points > 0 ? '+' : '−'}${Math.abs(points)} puntos este mes`,
    range: 'Los puntajes van de 300 a 850',
    unavailable: 'El puntaje no se puede cargar en este momento.',
    chart: (first: string, firstScore: number, last: string, lastScore: number) =>
      `Historial del puntaje: de ${firstScore} el ${first} a ${lastScore} el ${last}`,
  },
  live: {
    title: 'Estado en tiempo real',
    states: { connecting: 'Conectando', connected: 'Con conexión', error: 'Sin conexión' },
    active: 'Actualizaciones en vivo activadas',
    reconnecting: 'Conectando de nuevo...',
    latency: (ms: number) => `${ms} ms`,
    errorTitle: 'La conexión en vivo falló',
    errorText: 'Puede leerlo todo; los cambios aparecen cuando actualiza. También lo intentamos nosotros.',
    retry: 'Reintentar la conexión',
    stage: 'Etapa del procesamiento',
    progress: 'Avance',
    latencyName: 'Tiempo de respuesta',
    tested: (ms: number) => `La conexión funciona: ${ms} ms`,
    updates: 'Actualizaciones recientes',
    noUpdates: 'Todavía nada. Los cambios de su caso aparecen aquí a medida que ocurren.',
    clear: 'Borrar',
    test: 'Probar la conexión',
    showDetails: 'Mostrar detalles',
    hideDetails: 'Ocultar detalles',
    detailClient: 'Número de cliente',
    detailConnected: 'Con conexión',
    detailPing: 'Respuesta',
    detailUpdates: 'Actualizaciones',
    yes: 'Sí',
    no: 'No',
    none: 'aún sin medir',
  },
  timeline: {
    title: 'Tiempos de la disputa',
    now: 'usted está aquí',
    note: 'Semanas típicas. Las suyas cuentan desde el día en que la agencia recibe su carta.',
    steps: [
      { when: 'Hoy', what: 'Se leen sus informes y se escriben sus cartas' },
      { when: 'Semana 1', what: 'Usted firma y envía las cartas de la ronda 1' },
      { when: 'Semanas 4 a 6', what: 'Las agencias responden: de 30 a 45 días' },
      { when: 'Semana 7', what: 'Las cartas de la ronda 2 responden a lo que dijeron' },
      { when: 'Semanas 11 a 13', what: 'Respuestas a la ronda 2, después la ronda 3' },
      { when: 'Desde la semana 14', what: 'Resultados, y quejas donde falta una respuesta' },
    ],
  },
  results: { title: 'Resultados de la disputa' },
  documents: {
    title: 'Portal de documentos',
    reports: 'Sus informes de crédito',
    download: (bureau: string) => `Descargar el informe de ${bureau}`,
    downloadShort: 'Descargar',
    noReports: 'Todavía no hay ningún informe guardado.',
    uploadAnother: 'Subir otro archivo',
    failed: 'No se pudieron cargar los documentos.',
    round: (round: number) => `Ronda ${round}`,
    generated: 'Sus documentos',
    files: (count: number) => (count === 1 ? '1 archivo' : `${count} archivos`),
    empty: 'Preparando sus documentos',
    emptyText:
      'Sus cartas, el análisis, la carta de queja y el registro de envíos aparecen aquí cuando termina el procesamiento.',
    open: 'Abrir el documento',
    openNamed: (name: string) => `Abrir el documento: ${name}`,
    readyToSign: 'Lista para firmar',
    packet: 'Paquete de envío y firma',
    draft: 'Borrador, no listo para firmar',
    waiting: (count: number) =>
      count === 1 ? '1 punto espera su decisión.' : `${count} puntos esperan su decisión.`,
    decide: 'Decidir en su revisión',
    downloads: (count: number) =>
      count === 0 ? 'aún sin descargar' : count === 1 ? 'descargado una vez' : `descargado ${count} veces`,
    pages: (count: number) => (count === 1 ? '1 página' : `${count} páginas`),
    direct: 'Enlaces directos',
    names: {
      experian_dispute_letter: 'Carta de disputa a Experian',
      equifax_dispute_letter: 'Carta de disputa a Equifax',
      transunion_dispute_letter: 'Carta de disputa a TransUnion',
      complaint_letter: 'Carta de queja del consumidor',
      mail_log: 'Registro de envíos',
      forensic_analysis: 'Análisis forense',
      furnisher_dispute_letter: 'Disputa directa con la empresa que reporta',
      collector_validation_request: 'Solicitud de validación de la deuda',
      identity_theft_block: 'Carta por robo de identidad',
      security_freeze: 'Solicitud de congelamiento de seguridad',
    } as Record<string, string>,
    oneOf: (name: string, which: string) => `${name}: ${which}`,
  },
  missing: {
    title: 'Archivos que faltan',
    lead: 'Cada uno de ellos completa su caso.',
    notUploaded: 'No está subido.',
    refused: (reason: string) => `No aceptado: ${reason}`,
    reportToDo: 'Súbalo para que también haya una carta a esta agencia.',
    copyToDo: 'Agréguelo en «Sus documentos» e incluya una copia cuando envíe sus cartas.',
    upload: 'Subir informes',
  },
  papers: {
    title: 'Sus documentos',
    lead: 'Documentos de identidad, denuncia policial, comprobantes: agréguelos, reemplácelos o quítelos cuando quiera. Nada espera por ellos.',
    open: 'Abrir sus documentos',
    folder: 'Abrir su carpeta',
  },
  accountPages: {
    title: 'Todas las páginas de su cuenta',
    review: 'Su revisión',
    reports: 'Sus informes de crédito',
    overview: 'Sus recibos y suscripciones',
  },
  processing: {
    title: 'Estado del procesamiento',
    states: { pending: 'Pendiente', processing: 'En proceso', completed: 'Terminado', error: 'Detenido' },
    stages: {
      analysis: 'Analizando los informes de crédito',
      generation: 'Escribiendo los documentos de disputa',
      delivery: 'Guardando en un lugar seguro',
      dashboard: 'Actualizando su portal',
    },
    pendingText: 'El procesamiento todavía no ha empezado.',
    completedText: 'Sus documentos están listos.',
    failed: 'No se pudo cargar el estado del procesamiento.',
    stopped: 'El procesamiento se detuvo',
    start: 'Iniciar el procesamiento',
    retry: 'Reintentar el procesamiento',
    without: 'Los documentos se hicieron sin:',
    progress: (percent: number) => `${percent}%`,
    started: 'El procesamiento de ARMOR empezó',
    startedText: (jobId: string) => `El proceso ${jobId} está en marcha.`,
    startFailed: 'No se pudo iniciar ARMOR',
    startFailedDefault: 'No se pudo iniciar el procesamiento',
  },
  help: {
    title: '¿Necesita ayuda?',
    text: 'Escríbanos sobre su caso. Respondemos aquí y por correo electrónico, de lunes a viernes de 9 a. m. a 6 p. m. (hora del Este).',
    button: 'Contactar a soporte',
    dialogTitle: 'Contactar a soporte',
    dialogText: (caseNumber: number) => `Sobre el caso número ${caseNumber}`,
    message: 'Su mensaje',
    messageHint: 'No escriba aquí su número de Seguro Social completo.',
    send: 'Enviar mensaje',
    sentTitle: 'Mensaje enviado',
    sentText: 'Lo guardamos con su caso. La respuesta llega por correo electrónico y aparece en su portal.',
    failed: 'No se pudo enviar su mensaje. Sigue aquí.',
    close: 'Cerrar',
    empty: 'Escriba su mensaje',
  },
  toasts: {
    downloadStarted: {
      title: 'Descarga iniciada',
      description: (bureau: string) => `Se inició la descarga del informe de ${bureau}`,
    },
    downloadFailed: {
      title: 'No se pudo descargar',
      description: 'No se pudo descargar el informe. Inténtelo de nuevo.',
    },
    downloadNoClient: { title: 'No se pudo descargar', description: 'No se encontró el número de cliente' },
    documentReady: {
      title: 'Documento listo',
      description: (type: string) => `${type}: está hecho y listo para descargar.`,
    },
    documentError: {
      title: 'Error en un documento',
      description: (type: string, error: string) => `No se pudo hacer ${type}: ${error}`,
    },
    complete: {
      title: 'El procesamiento de ARMOR terminó',
      description: 'Todos los documentos de disputa están hechos y listos para revisar.',
    },
    error: {
      title: 'El procesamiento de ARMOR se detuvo',
      description: 'Ocurrió un error durante el procesamiento.',
    },
  },
  lastUpdated: (when: string) => `Actualizado: ${when}`,
} as const
