/** What the portal asks for next: a title, why, and the press that leads there. */
export const portalNextTexts = {
  heading: 'Qué hacer ahora',
  intake: {
    title: 'Complete sus datos',
    text: 'Necesitamos su dirección y sus respuestas para poder escribir sus cartas.',
    action: 'Completar sus datos',
  },
  intakeTester: {
    title: 'Complete sus datos',
    text: 'Necesitamos su dirección, sus respuestas y sus informes para poder escribir sus cartas.',
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
    title: (bureaus: string, count: number) =>
      count === 1 ? `Suba su informe de ${bureaus}` : `Suba sus informes de ${bureaus}`,
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
  sentUndated: {
    title: (round: number) => `Estamos anotando la fecha en que se envió la ronda ${round}`,
    text: 'Se envió antes de que su caso llegara aquí. En cuanto la fecha esté anotada, leemos sus informes para la próxima ronda. Usted no tiene que hacer nada.',
  },
  processing: {
    title: 'Estamos leyendo sus informes',
    text: 'Toma alrededor de un minuto. Puede quedarse a mirar o cerrar la página: sigue sola.',
  },
  error: {
    title: 'El procesamiento se detuvo',
    text: 'En «Estado del procesamiento» verá por qué. Corríjalo ahí e inténtelo de nuevo.',
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
    text: 'Abra cada carta de disputa, compare cada línea con su propio informe y fírmela. Imprima su paquete y envíelo por correo certificado, o haga que lo enviemos por usted. La agencia tiene de 30 a 45 días desde el día en que recibe su carta.',
    action: 'Firmar y enviar sus cartas',
    second: 'Ir a sus documentos',
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
    title: (findings: number, questions: number) => {
      const toDecide = findings === 1 ? '1 hallazgo' : `${findings} hallazgos`
      const toAnswer = questions === 1 ? '1 pregunta' : `${questions} preguntas`
      const both = [findings > 0 && toDecide, questions > 0 && toAnswer].filter(Boolean)
      return `Su revisión: ${both.join(', ')}`
    },
    text: 'Cada hallazgo muestra la línea de su informe en la que se apoya. Una carta contiene solo lo que usted decide disputar: hasta que haya decidido sobre todos sus puntos es un borrador, no listo para firmar.',
    action: 'Revisar sus hallazgos',
    second: 'Ir a sus documentos',
    ready: {
      text: 'Ya decidió sobre todos los hallazgos, y sus cartas se pueden firmar. Una respuesta puede agregar un error a una carta que no se ha enviado; lo que responda después entra en la próxima ronda.',
      action: 'Responder las preguntas',
      second: 'Firmar y enviar sus cartas',
    },
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
}
