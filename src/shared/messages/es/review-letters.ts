/** The letters as text at the end of the review, with words of the person's own. */
export const reviewLettersTexts = {
  loading: 'Cargando sus cartas',
  failed: 'No se pudieron cargar sus cartas. Todo lo que guardó está a salvo.',
  tryAgain: 'Intentar otra vez',
  letterTo: (name: string) => `Su carta. Destinatario: ${name}`,
  openText: 'Leerla aquí y agregar sus palabras',
  closeText: 'Cerrar la carta',
  draft: (count: number) =>
    count === 1
      ? 'Es un borrador: 1 punto espera su decisión. Aquí no se muestra.'
      : `Es un borrador: ${count} puntos esperan su decisión. Aquí no se muestran.`,
  emptyDraft: 'Usted todavía no ha decidido sobre ningún punto de esta carta.',
  mailedAlone: 'Esta carta ya es definitiva. Ya no se puede cambiar.',
  byHand: 'una línea para llenar a mano',
  enclosures: 'Documentos adjuntos',
  layout: {
    title: 'Cómo se ven sus cartas',
    hint: 'Las dos dicen lo mismo, con la misma ley. La elección vale para todas las cartas de esta ronda.',
    paragraphs: 'Párrafos numerados',
    paragraphsHint: 'En oraciones, como escribe una persona.',
    table: 'Una tabla',
    tableHint: 'Líneas cortas con títulos.',
    saved: 'Guardado. Sus cartas se están actualizando.',
    failed: 'La elección no se guardó. Intente otra vez, por favor.',
  },
  locked:
    'Lo que se leyó en sus informes, las solicitudes y la ley no se pueden cambiar. Usted puede agregar palabras propias.',
  law: {
    mark: 'Las palabras de la ley están subrayadas con puntos.',
    topic: (name: string) => `la ley: ${name}`,
  },
  words: {
    heading: 'Sus propias palabras',
    ofOpening: (name: string) => `Sus propias palabras para toda la carta. Destinatario: ${name}`,
    ofItem: (number: number, name: string) =>
      `Sus propias palabras sobre el punto ${number}. Destinatario: ${name}`,
    add: 'Agregar sus palabras',
    addAbout: (what: string) => `Agregar: ${what}`,
    change: 'Cambiar',
    changeAbout: (what: string) => `Cambiar: ${what}`,
    hint: (most: string) =>
      `Hasta ${most} caracteres. La carta está en inglés: si puede, escriba en inglés. Usted la firma, así que todo debe ser verdad.`,
    left: (count: number) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
    over: (count: number) => (count === 1 ? 'Sobra 1 carácter' : `Sobran ${count} caracteres`),
    save: 'Guardar mis palabras',
    cancel: 'Cerrar sin guardar',
    remove: 'Quitarlas',
    unsaved: 'Todavía no está guardado. Lo que escribió se queda en esta pestaña, aunque la recargue.',
    saved: 'Guardado. La carta se está actualizando.',
    removed: 'Quitado. La carta se está actualizando.',
    undo: 'Deshacer',
    failed: 'Sus palabras no se guardaron. Siguen aquí. Intente otra vez, por favor.',
    tooLong: (most: string) => `Escriba aquí como máximo ${most} caracteres.`,
    ssn: (number: string) =>
      `Esto parece un número completo de Seguro Social: ${number}. Quítelo o escriba solo los últimos cuatro dígitos.`,
    account: (number: string) =>
      `Esto parece un número de cuenta completo: ${number}. Escriba solo los últimos cuatro dígitos.`,
    changedElsewhere:
      'Estas palabras se cambiaron mientras tanto, aquí o en otro dispositivo. Están en «Versiones anteriores».',
    check: 'Antes de firmar, revise estas palabras',
    hints: {
      sworn: 'Escríbalo solo si sabe que es verdad. Una declaración falsa bajo juramento es un delito.',
      threat: 'Puede escribirlo. Al principio suele bastar una carta que solo pide.',
      notMine: 'Escríbalo solo si es verdad. Una denuncia falsa de robo de identidad es un delito.',
      paper: 'Ponga una copia de ese documento en el sobre. Guarde el original.',
    },
  },
  versions: {
    title: (count: number) => (count === 1 ? 'Versión anterior' : `Versiones anteriores (${count})`),
    byClient: 'de usted',
    byStaff: 'de nuestro equipo, por usted',
    nothing: 'Sin palabras',
    restore: 'Volver a poner esta',
    restoreAbout: (when: string) => `Volver a poner la versión: ${when}`,
  },
  /** What each section says, in plain words; shown at a tap. */
  laws: {
    '604': {
      name: 'Sección 604',
      text: 'Una agencia puede entregar su informe solo para un fin que la ley permite, como un crédito que usted pidió.',
    },
    '605': {
      name: 'Sección 605',
      text: 'La mayoría de los datos negativos se puede reportar siete años, y una bancarrota diez. Esta sección dice desde cuándo se cuenta.',
    },
    '605B': {
      name: 'Sección 605B',
      text: 'Una agencia debe bloquear en cuatro días hábiles lo que viene de un robo de identidad. Para eso necesita sus pruebas y su denuncia del robo.',
    },
    '607': {
      name: 'Sección 607',
      text: 'Una agencia debe usar procedimientos razonables para que su informe sea lo más exacto posible.',
    },
    '609': {
      name: 'Sección 609',
      text: 'Usted puede ver lo que hay en su archivo de crédito y de dónde viene.',
    },
    '611': {
      name: 'Sección 611',
      text: 'Si usted disputa algo, la agencia debe investigarlo gratis, por lo general en 30 días. Lo que está mal o no se puede verificar se debe corregir o eliminar.',
    },
    '612': { name: 'Sección 612', text: 'Usted puede recibir su informe de crédito gratis cada año.' },
    '623': {
      name: 'Sección 623',
      text: 'La empresa que reporta una cuenta no debe reportar lo que sabe que está mal. Debe corregir los errores e investigar su disputa.',
    },
    '807': {
      name: 'Sección 807',
      text: 'Un cobrador de deudas no debe dar datos falsos. Si sabe que usted disputa una deuda, debe decirlo cuando la reporta.',
    },
    '809': {
      name: 'Sección 809',
      text: 'Usted puede disputar una deuda por escrito dentro de 30 días del aviso del cobrador. Entonces el cobrador debe dejar de cobrar hasta enviarle la prueba por correo postal.',
    },
    '1022': {
      name: 'Reglamento V, 1022.43',
      text: 'Esta regla dice cómo disputar directamente con la empresa que reporta una cuenta, y qué debe decir su carta.',
    },
    policy: {
      name: 'Una política, no una ley',
      text: 'Las agencias publicaron esta regla para sí mismas. Ninguna ley la exige, por eso la carta la pide como cortesía.',
    },
  },
} as const
