/** The mail log at `/account/mailing`: letters on their way, deadlines, packets, the case file; and its portal card. */
export const mailingTexts = {
  pageTitle: 'Registro de envíos y plazos',
  lead: 'Sus cartas las envía usted. Anote cada paso con su prueba: un plazo corre solo desde una entrega que se puede probar.',
  noRight: 'Inicie sesión para abrir su registro de envíos.',
  noClient: 'Este enlace no está unido a ningún caso. Abra su portal.',
  failed: 'No se pudo cargar el registro de envíos.',
  tryAgain: 'Intentar otra vez',
  back: 'Volver a su portal',
  offline: {
    title: 'No tiene conexión',
    text: 'Puede leerlo todo aquí. Lo que anote se puede guardar cuando vuelva la conexión.',
  },
  sections: {
    heading: 'En esta página',
    letters: 'Cartas y plazos',
    results: 'Lo que respondieron las agencias',
    packets: 'Otras cartas',
    records: 'Calendario y expediente',
  },
  letters: {
    title: 'Cartas y plazos',
    empty: 'Todavía no hay ninguna carta para enviar',
    emptyText:
      'Cuando sus cartas estén escritas, cada una tiene aquí su fila: sus pasos, su prueba y sus plazos.',
    round: (round: number) => `Ronda ${round}`,
    /** Recipients that no report names, as the server calls them. */
    unnamed: {
      cfpb: 'la CFPB',
      collector: 'el cobrador',
      furnisher: 'la empresa que reporta',
    },
    toRecipient: (recipient: string) => `Carta a ${recipient}`,
    namedTo: (name: string, recipient: string) => `${name}, a ${recipient}`,
    open: 'Abrir la carta',
    openNamed: (letter: string, round: number) => `Abrir: ${letter}, ronda ${round}`,
    certified: (number: string) => `Correo certificado ${number}`,
    steps: 'Pasos de esta carta',
    draft: 'Borrador',
    states: {
      not_sent: 'No enviada',
      handed_over: 'Depositada',
      accepted: 'Aceptada por el correo',
      delivered: 'Entregada',
    },
    stepDone: 'hecho',
    stepNow: 'ahora',
    stepAhead: 'por delante',
    proof: 'Prueba',
    proofNamed: (state: string, letter: string) => `Abrir la prueba: ${state}, ${letter}`,
    noProof: 'sin prueba',
    mailed: 'Ya la envié',
    nextStep: 'Anotar el próximo paso',
    mailedNamed: (letter: string) => `Ya la envié: ${letter}`,
    nextStepNamed: (letter: string) => `Anotar el próximo paso: ${letter}`,
    correct: 'Corregir un paso o agregar su prueba',
    replaced: (round: number) =>
      `La carta de la ronda ${round} toma su lugar. Ya no envíe esta; si la envió, anótelo aquí.`,
    correctNamed: (letter: string) => `Corregir un paso o agregar su prueba: ${letter}`,
  },
  form: {
    state: '¿Qué pasó?',
    stateChoices: {
      handed_over: { label: 'La deposité', hint: 'en la oficina de correos o en un buzón' },
      accepted: {
        label: 'El correo la aceptó',
        hint: 'el recibo o la página de rastreo muestra la aceptación',
      },
      delivered: {
        label: 'Se entregó',
        hint: 'la tarjeta verde o la página de rastreo muestra el día',
      },
    },
    again: (day: string) => `anotado para el ${day}; anótelo otra vez para corregirlo o agregar su prueba`,
    day: '¿Qué día?',
    certified: 'Número de correo certificado',
    certifiedHint: 'Los dígitos del recibo verde y blanco. Déjelo vacío si no hay.',
    evidence: 'Foto de la prueba',
    evidenceHint:
      'El recibo del mostrador, un Certificate of Mailing, la tarjeta verde o la página de rastreo: JPG, PNG o PDF de hasta 10 MB. Sin ella el paso queda anotado, y ningún plazo corre desde él.',
    lateDecisions: (recipients: string) =>
      `La carta a ${recipients} todavía espera decisiones suyas. Con esta anotación contiene solo lo que usted haya decidido hasta ahora; lo demás vuelve en la próxima ronda.`,
    firstOfRound:
      'Con esta anotación las cartas de esta ronda son definitivas: ya no pueden cambiar, y sus decisiones cuentan para la próxima ronda.',
    save: 'Guardar este paso',
    saving: 'Guardando...',
    cancel: 'Cancelar',
    problems: {
      state: 'Diga qué pasó',
      day: 'Escriba el día',
      future: 'El día no puede estar en el futuro',
      early: (day: string) => `El día no puede ser anterior al ${day}, el del paso previo`,
      late: (day: string) => `El día no puede ser posterior al ${day}, el del paso siguiente`,
      certified: 'Un número de correo certificado tiene de 20 a 22 dígitos',
      empty: 'El archivo elegido está vacío',
      tooLarge: 'El archivo elegido debe pesar menos de 10 MB',
      wrongKind: 'El archivo elegido debe ser un JPG, un PNG o un PDF',
    },
    failed: 'No se pudo guardar el paso. Lo que anotó sigue aquí.',
    saved: (letter: string) => `Guardado: ${letter}`,
  },
  events: {
    title: 'Qué más anotó usted',
    kinds: {
      more_info_sent: {
        enter: 'Les envié más información',
        entered: 'Usted envió más información',
        explain:
          'Si su plazo es de 30 días, lo que usted envía mientras investigan puede darles hasta 15 días más. Si ya es de 45 días, nada cambia.',
        day: '¿Qué día la envió?',
        evidence: 'Foto de la prueba',
        evidenceHint:
          'El recibo o lo que usted envió: JPG, PNG o PDF de hasta 10 MB. El plazo más largo cuenta también sin ella.',
      },
      validation_notice: {
        enter: 'Anotar cuándo llegó su primer aviso',
        entered: 'Llegó su primer aviso',
        explain:
          'Una agencia de cobranza debe enviarle un aviso con el monto y el nombre del acreedor. Desde el día en que llegó, usted tiene 30 días para pedir por escrito que verifique la deuda.',
        day: '¿Qué día llegó el aviso?',
        evidence: 'Foto del aviso',
        evidenceHint: 'El aviso con su fecha, o su sobre: JPG, PNG o PDF de hasta 10 MB.',
      },
      reinsertion_notice: {
        enter: 'Escribieron que un dato eliminado volvió',
        entered: 'Aviso de que un dato eliminado volvió',
        explain:
          'Una agencia que vuelve a poner un dato eliminado debe avisarle por escrito en cinco días hábiles.',
        day: '¿Qué fecha tiene el aviso?',
        evidence: 'Foto del aviso',
        evidenceHint: 'El aviso completo, con su fecha: JPG, PNG o PDF de hasta 10 MB.',
      },
      interim_answer: {
        enter: 'Respondieron que todavía trabajan en ello',
        entered: 'Todavía trabajan en ello',
        explain:
          'La empresa puede decir dentro de 15 días que su respuesta está en curso. Debe dar la final dentro de 60 días.',
        day: '¿Qué día lo dijeron?',
        evidence: 'Imagen de la respuesta',
        evidenceHint: 'La página o el correo de la CFPB que la muestra: JPG, PNG o PDF de hasta 10 MB.',
      },
      answered: {
        enter: 'Respondieron',
        entered: 'Respondieron',
        explain: 'La respuesta con la que dan el asunto por terminado, diga lo que diga.',
        day: '¿Qué día llegó la respuesta?',
        evidence: 'Foto de la respuesta',
        evidenceHint: 'La respuesta completa, con su fecha: JPG, PNG o PDF de hasta 10 MB.',
      },
    },
    enterNamed: (what: string, letter: string) => `${what}: ${letter}`,
    printed: {
      reinsertion_notice: {
        label: '¿Qué día volvieron a poner el dato?',
        hint: 'Solo si el aviso lo dice. Sin ese día nadie puede decir si el aviso llegó a tiempo.',
        shown: (day: string) => `puesto otra vez el ${day}`,
      },
      answered: {
        label: '¿Qué fecha tiene la respuesta?',
        hint: 'La que imprime la propia respuesta. Déjela vacía si no imprime ninguna: un matasellos puede ser posterior al día del envío, así que no muestra ningún retraso.',
        shown: (day: string) => `con fecha del ${day}`,
      },
    },
    keepsProof:
      'Su prueba se conserva mientras el día sea el mismo. Con otro día, agregue la prueba otra vez.',
    proofNamed: (what: string, day: string) => `Abrir la prueba: ${what}, ${day}`,
    correct: 'Corregir',
    correctNamed: (what: string, day: string) => `Corregir: ${what}, ${day}`,
    withdraw: 'Fue un error: retirar esta anotación',
    save: 'Guardar esta anotación',
    failed: 'No se pudo guardar la anotación. Lo que escribió sigue aquí.',
    withdrawFailed: 'No se pudo borrar la anotación. Sigue guardada.',
    history: (count: number) => (count === 1 ? '1 anotación anterior' : `${count} anotaciones anteriores`),
    corrected: 'corregida',
    withdrawn: 'retirada',
    problems: {
      early: (day: string) => `El día no puede ser anterior al ${day}, cuando se envió la carta`,
      printedLate: {
        answered: 'Una respuesta no puede tener una fecha posterior al día en que llegó',
        reinsertion_notice: 'El dato no puede haber vuelto después de la fecha del aviso',
      },
      evidence: 'Agregue la foto o el PDF: aquí solo cuenta un día con su prueba',
    },
  },
  clocks: {
    title: 'Plazos',
    none: 'Todavía no corre ningún plazo. El primero empieza con una entrega que usted pruebe.',
    caseTitle: 'Plazos de todo el caso',
    dayOf: (gone: number, all: number) => `Día ${gone} de ${all}`,
    due: (day: string) => `vence el ${day}`,
    daysLeft: (days: number) =>
      days === 0 ? 'vence hoy' : days === 1 ? 'queda 1 día' : `quedan ${days} días`,
    late: (days: number) => (days === 1 ? '1 día de retraso' : `${days} días de retraso`),
    waiting: 'Cuando usted haya probado la entrega',
    waitingForNotice: 'Cuando usted haya anotado el día en que llegó su primer aviso',
    waitingForAnswer: 'Cuando usted haya anotado la respuesta',
    met: 'Cumplido',
    metAfter: (days: number) =>
      days === 1 ? 'Hecho 1 día después del último día' : `Hecho ${days} días después del último día`,
    picture: (gone: number, all: number) => `Han pasado ${gone} de ${all} días`,
  },
  records: {
    title: 'Calendario y expediente',
    calendar: 'Descargar el calendario',
    calendarText: 'Todos los plazos en un archivo para su propio calendario (.ics).',
    caseFile: 'Descargar el expediente',
    caseFileText:
      'Informes, cartas, recibos, respuestas y hallazgos en un solo archivo. Una lista de códigos (SHA-256) permite comprobar que nada cambió. Déselo a un abogado si lo necesita.',
  },
  packets: {
    title: 'Otras cartas',
    lead: 'Cartas además de las disputas. Se escriben solo cuando usted las pide, con lo que usted declara aquí.',
    loading: 'Cargando lo que estas cartas pueden nombrar...',
    failed: 'No se pudo cargar lo que estas cartas pueden nombrar.',
    collector: {
      title: 'Pedir a un cobrador que verifique la deuda',
      text: 'Si escribe dentro de los 30 días de su primer aviso, el cobrador debe dejar de cobrar hasta que responda. Después ya no está obligado.',
      none: 'Sus informes no nombran a ninguna agencia de cobranza.',
    },
    identityTheft: {
      title: 'Bloquear lo que abrió un ladrón de identidad',
      text: 'Solo para datos que vienen de un robo de identidad. La agencia necesita prueba de su identidad, su informe de robo de identidad (una copia), los datos y su declaración.',
      open: 'Algunos de estos datos vienen de un robo de identidad',
      entries: '¿Cuáles no son suyos?',
      none: 'Sus informes no nombran ningún dato que se pueda bloquear.',
      reportNumber: 'Número de su informe de robo de identidad',
      reportNumberHint:
        'De RobodeIdentidad.gov (IdentityTheft.gov) o de la policía. Sin él la carta disputa los datos porque no son suyos y no pide un bloqueo.',
      warningTitle: 'Solo si es verdad',
      warning:
        'Presentar un informe falso es un delito. Una deuda que usted conoce, aunque tenga detalles erróneos, va en una disputa y no aquí.',
      statement: 'Declaro que estas no son transacciones mías y que no recibí nada de ellas.',
    },
    freeze: {
      title: 'Congelar sus expedientes',
      text: 'Sin costo. Mientras un expediente está congelado, la mayoría de los prestamistas no puede abrir crédito nuevo con él. Usted puede levantar el congelamiento cuando quiera.',
      label: 'Escribir a cada agencia una solicitud de congelamiento de seguridad',
    },
    entry: (creditor: string, number: string | null) => (number ? `${creditor}, ${number}` : creditor),
    save: 'Pedir estas cartas',
    saved: (when: string) => `Guardado: ${when}. Las cartas aparecen entre sus documentos.`,
    saveFailed: 'No se pudo guardar su pedido. Lo que eligió sigue aquí.',
    problems: {
      items: 'Elija al menos un dato que no sea suyo',
      statement: 'Confirme la declaración o deje fuera el robo de identidad',
      reportNumber: 'El número debe tener menos de 60 caracteres',
    },
  },
  card: {
    title: 'Plazos',
    none: 'Todavía no corre ningún plazo. Anote cuándo envió cada carta, con su recibo.',
    late: (recipient: string, days: number) =>
      days === 1 ? `${recipient} lleva 1 día de retraso` : `${recipient} lleva ${days} días de retraso`,
    open: 'Abrir el registro de envíos y los plazos',
    more: (count: number) => (count === 1 ? 'y 1 más' : `y ${count} más`),
  },
} as const
