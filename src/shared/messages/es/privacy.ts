/** Los derechos del cliente: la página `/account/data`, sus correos y el índice del archivo. */
export const privacyTexts = {
  pageTitle: 'Sus datos',
  title: (name: string) => `Datos de ${name}`,
  lead: 'Qué guardamos sobre usted, quién lo abrió, cuánto tiempo se guarda y cómo pedir que se borre.',
  choose: 'Elija un caso',
  caseOf: (number: number, day: string) => `Caso ${number}, iniciado el ${day}`,
  noRight: 'Inicie sesión para ver sus datos.',
  failed: 'No se pudieron cargar sus datos.',
  back: 'Volver a su portal',
  link: 'Sus datos: descarga, quién los abrió, borrado',
  download: {
    title: 'Descargar todo',
    text: 'Un solo archivo ZIP: lo que subió y sus cartas, lo que se encontró, decidió, envió y respondió, sus consentimientos, pagos y mensajes. Abra primero index.html.',
    button: 'Descargar mis datos',
  },
  openings: {
    title: 'Quién abrió sus archivos',
    text: 'Cada vez que una persona de nuestro equipo abrió o descargó algo suyo. Lo que abre usted no figura aquí.',
    caption: 'Aperturas por el equipo, las más recientes primero',
    none: 'Nadie de nuestro equipo ha abierto nada suyo todavía.',
    what: 'Qué',
    by: 'Quién',
    at: 'Cuándo',
    more: (shown: number, total: number) => `Mostrar todas (${total}); ahora ${shown}`,
  },
  keeping: {
    title: 'Cuánto tiempo se guarda',
    unused: (day: string) =>
      `Si ya no usa su caso, todo se borra el ${day}, dos años después del último uso. Cada uso aplaza ese día.`,
    cancelled: (day: string) =>
      `Su compra fue cancelada o reembolsada. Todo se borra el ${day}, 90 días después.`,
    warned: 'Le escribimos 14 días antes.',
    stays:
      'Lo que queda: para nuestra contabilidad, el monto, el día y el número de un pago, sin su nombre; en el registro de nuestro equipo, el número de su caso, sin su nombre.',
  },
  deletion: {
    title: 'Borrar todo',
    text: 'Puede pedir que se borre todo lo que guardamos sobre usted.',
    what: [
      'Lo que subió, sus cartas, hallazgos, decisiones, registro de envíos, resultados, mensajes y correos se borran para siempre. Nadie puede recuperarlos.',
      'Los plazos de las cartas que ya envió siguen corriendo en las agencias, pero aquí nada se los recordará.',
      'Lo que compró y aún podía usar termina.',
      'También se borra su solicitud de financiamiento: si inició sesión con un enlace que le enviamos por correo electrónico, o si nuestro equipo lo borra por usted. Si no, queda como un registro aparte: se borra en su página de estado.',
      'Las copias de seguridad cifradas lo conservan hasta que otras más nuevas las reemplacen.',
    ],
    first:
      'Descargue antes sus datos si puede necesitarlos: para una agencia, para un abogado o ante un tribunal.',
    ask: 'Borrar todo…',
    confirm: 'Sí, borrar todo en 7 días',
    keep: 'Conservar mis datos',
    asked: (asked: string, day: string) =>
      `Pidió el borrado el ${asked}. Todo se borra el ${day}. Hasta entonces puede cancelar el borrado.`,
    withdraw: 'Cancelar el borrado y conservar mis datos',
    requested: { title: 'Borrado solicitado', description: (day: string) => `Se hará el ${day}.` },
    withdrawn: { title: 'Borrado cancelado', description: 'Sus datos se conservan.' },
    failed: { title: 'No funcionó', description: 'Inténtelo de nuevo.' },
  },
}

export const privacyMailTexts = {
  retention: {
    subject: (day: string) => `Sus datos en ARMOR se borrarán el ${day}`,
    title: 'Sus datos se borrarán pronto',
    unused: (day: string) =>
      `Su caso no se ha usado en casi dos años. El ${day} borramos todo lo que guardamos sobre él: sus informes, cartas, registro de envíos y mensajes.`,
    cancelled: (day: string) =>
      `Su compra fue cancelada o reembolsada. El ${day}, 90 días después, borramos todo lo que guardamos sobre su caso: sus informes, cartas, registro de envíos y mensajes.`,
    keepUnused:
      'Para conservarlo, inicie sesión en su portal antes de ese día. Para llevarse una copia, descargue allí sus datos.',
    keepCancelled: 'Para llevarse una copia, inicie sesión y descargue sus datos antes de ese día.',
    button: 'Abrir sus datos',
  },
  deletion: {
    subject: (day: string) => `Nos pidió borrar sus datos el ${day}`,
    title: 'Su solicitud de borrado',
    text: (day: string) =>
      `Alguien que inició sesión en su caso nos pidió borrar todo lo que guardamos sobre él. Se hará el ${day} y después no se puede deshacer.`,
    change:
      'Si no fue usted, o si lo piensa mejor, inicie sesión y cancele el borrado antes de ese día. Allí también puede descargar sus datos.',
    button: 'Abrir sus datos',
  },
  addressDeletion: {
    subject: (day: string) => `Nos pidió borrar sus datos el ${day}`,
    title: 'Su solicitud de borrado',
    text: (day: string) =>
      `Alguien que inició sesión con esta dirección de correo nos pidió borrar todo lo que guardamos sobre ella. Se hará el ${day} y después no se puede deshacer. Una suscripción termina con ello.`,
    change:
      'Si no fue usted, o si lo piensa mejor, inicie sesión y cancele el borrado antes de ese día. Allí también puede descargar sus datos.',
    button: 'Abrir su cuenta',
  },
  lapsedDeletion: {
    subject: 'Sus datos no se borraron',
    title: 'Sus datos no se borraron',
    paragraphs: [
      'Nos pidió borrar todo lo que guardamos sobre esta dirección de correo. Desde entonces se abrió un caso con ella, así que no borramos nada.',
      'Si todavía quiere que se borre todo, pídalo en la página de ese caso.',
    ],
    button: 'Abrir sus datos',
  },
}

/** Lo que el equipo abrió, en palabras. */
export const openingTexts = {
  client: 'Su caso',
  application: 'Su solicitud de financiamiento',
  folder: 'La lista de sus archivos',
  review: 'Su revisión con sus hallazgos',
  evidence: 'Una imagen de una línea de su informe',
  mailLog: 'Su registro de envíos',
  mail: 'Un correo electrónico que le enviamos',
  messages: 'Sus mensajes al soporte',
  results: 'Las respuestas de las agencias',
  papers: 'La lista de sus documentos',
  answerPicture: 'Una imagen de una respuesta',
  calendar: 'Su calendario de plazos',
  facts: 'Sus decisiones',
  caseFile: 'Su expediente completo',
  myData: 'Todos sus datos',
  proof: 'Un comprobante de envío',
  report: (bureau: string) => `Informe de ${bureau}`,
  file: (name: string) => `Archivo ${name}`,
  goneFile: 'Un archivo que fue reemplazado después',
  other: (action: string) => `Otra cosa de su caso (${action})`,
  bureaus: { experian: 'Experian', equifax: 'Equifax', transunion: 'TransUnion' } as Record<string, string>,
}

/** El índice legible del archivo. */
export const archiveTexts = {
  title: 'Todo lo que ARMOR guarda sobre usted',
  made: (name: string, client: number, at: string) =>
    `Para ${name}, cliente número ${client}. Hecho el ${at} (UTC).`,
  application: {
    title: 'Todo lo que ARMOR guarda sobre su solicitud de financiamiento',
    made: (name: string, application: number, at: string) =>
      `Para ${name}, solicitud de financiamiento número ${application}. Hecho el ${at} (UTC).`,
  },
  address: {
    made: (email: string, at: string) => `Para ${email}. Hecho el ${at} (UTC).`,
  },
  note: 'Los archivos están tal como se subieron o se escribieron. Los que terminan en .json contienen los mismos registros como datos.',
  secrets: 'Los enlaces para iniciar sesión no se incluyen: abren su caso.',
  files: 'Archivos',
  file: 'Archivo',
  size: 'Tamaño en bytes',
  records: 'Registros',
  entries: (count: number) => (count === 1 ? '1 entrada' : `${count} entradas`),
  unreadable: 'Este archivo no se pudo leer cuando se hizo el archivo ZIP.',
  sections: {
    papers: 'Paquetes y sus documentos',
    funding: 'Solicitudes de financiamiento',
    profile: 'Quién es usted y qué respondió',
    consents: 'Sus consentimientos, con el texto mostrado',
    payments: 'Pagos y compras',
    mails: 'Correos que le enviamos',
    messages: 'Mensajes entre usted y el soporte',
    scores: 'Puntajes de crédito',
    runs: 'Ejecuciones del análisis',
    uploads: 'Lo que se leyó en sus informes',
    notices: 'Avisos para usted',
    openings: 'Quién abrió sus archivos',
    retention: 'Cuánto tiempo se guarda',
    requests: 'Cartas que pidió',
  } as Record<string, string>,
}
