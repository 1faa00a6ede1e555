/** The review one thing at a time, at `/account/review?view=one`: on a phone by itself. */
export const oneByOneTexts = {
  open: 'Decidir de uno en uno',
  all: 'Ver todo en una sola página',
  progress: (said: number, all: number) => `${said} de ${all} decididos`,
  progressLabel: 'Lo que ya decidió',
  place: (at: number, of: number) => `Pantalla ${at} de ${of}`,
  back: 'Atrás',
  next: 'Siguiente',
  later: 'Decidir después',
  toLetters: 'Responder después: ver lo que firmaré',
  stop: 'Parar aquí',
  stopHint: 'Todo está guardado. Puede seguir cuando quiera, aquí o en otro dispositivo.',
  undo: 'Deshacer',
  saved: (title: string, decision: string) => `${title}: ${decision}. Guardado.`,
  takenBack: (title: string) => `${title}: sin decidir. Guardado.`,
  undoFailed: 'No se pudo deshacer su decisión. Sigue como estaba.',
  unsure: 'No lo sé con certeza',
  more: 'El porqué y la ley',
  provable: {
    title: 'Lo que sus informes demuestran',
    lead: 'Sus propios informes muestran cada uno de estos. Con su sí entran en sus cartas, en su nombre. Mírelos uno por uno si sabe que alguno es correcto; puede cambiar cada decisión hasta que sus cartas se envíen.',
    oneByOne: 'No, quiero ver cada uno',
  },
  rest: {
    leave: (count: number) => `Dejar estos ${count} para después: mostrar lo que firmaré`,
    leaveOthers: (disputed: number, count: number) =>
      `Sí, disputar estos ${disputed} y dejar los otros ${count} para después: mostrar lo que firmaré`,
    hint: 'Por ahora no están en sus cartas. Puede decidirlos hasta que las envíe, o en la próxima ronda.',
    which: '¿Cuáles son?',
    saved: (count: number) =>
      count === 1
        ? '1 hallazgo queda para después. Guardado.'
        : `${count} hallazgos quedan para después. Guardado.`,
    failed: 'No se pudo guardar. Nada cambió.',
    notLeft: (disputed: number) =>
      `Usted disputa ${disputed}. Los demás no se pudieron dejar para después: esperan aquí.`,
  },
  finding: (position: number, of: number) => `Hallazgo ${position} de ${of}`,
  answered: {
    dispute: 'Guardado. Ahora es un hallazgo que espera su decisión.',
    drop: 'Guardado. No entra en sus cartas.',
  },
  question: 'Una pregunta que solo usted puede contestar',
  value: '¿Es esto lo que muestra su informe?',
  identity: 'Primero, sobre usted',
  sign: {
    title: 'Esto es lo que va a firmar',
    lead: 'Carta por carta, solo lo que usted decidió disputar.',
    nothing: 'En esta carta no se disputa nada.',
    none: 'Usted no disputa nada, así que no hay ninguna carta que firmar. También está bien.',
    letterTo: (bureau: string) => `Su carta a ${bureau}`,
    open: (count: number) =>
      count === 1 ? 'Falta 1 cosa por decidir.' : `Faltan ${count} cosas por decidir.`,
    toOpen: 'Ir a la siguiente que falta',
    read: (bureau: string) => `Abrir la carta a ${bureau} en PDF`,
    mail: 'Seguir al envío',
  },
} as const
