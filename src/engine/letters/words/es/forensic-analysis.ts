import type { ForensicWords } from '../en/forensic-analysis.ts'
import { written } from './written.ts'

const { counted, list } = written

export const forensic: ForensicWords = {
  title: (reports) => `Análisis forense de ${counted(reports, 'informe de crédito', 'informes de crédito')}`,
  roundLine: (round) => `ronda ${round}`,
  footer: (name, date) => `${name}, ${date}`,
  readingOf: (date, number, counts) =>
    `Informe del ${date}${number === null ? '' : `, número ${number}`}: ${list([
      counted(counts.pages, 'página'),
      counted(counts.accounts, 'cuenta'),
      counted(counts.inquiries, 'consulta de crédito', 'consultas de crédito'),
      counted(counts.records, 'registro público', 'registros públicos'),
    ])}.`,
  scan: 'Leído de una imagen por reconocimiento de caracteres.',
  missingPages: (pages, count) =>
    count === 1
      ? `Falta en el archivo la página ${pages} del informe: lo que la atraviesa no está en ningún hallazgo.`
      : `Faltan en el archivo las páginas ${pages} del informe: lo que las atraviesa no está en ningún hallazgo.`,
  allUnderstood: 'Se entendieron todas las líneas.',
  notUnderstood: (count) => (count === 1 ? '1 línea no se entendió.' : `${count} líneas no se entendieron.`),
  monthsUnsaid: (count) =>
    count === 1
      ? 'Un mes de los historiales de pagos muestra un signo o color que el archivo no explica; de él no se concluyó nada.'
      : `${count} meses de los historiales de pagos muestran signos o colores que el archivo no explica; de ellos no se concluyó nada.`,
  noReportThere: 'No había informe',
  entriesRead: (count, bureaus) =>
    `Se ${count === 1 ? 'leyó' : 'leyeron'} ${counted(count, 'cuenta')} en ${bureaus.length === 0 ? 'ningún informe' : `los informes de ${list(bureaus)}`}.`,
  nothingMet: 'Nada en ellos alcanzó lo necesario para una disputa.',
  counts: (certain, likely) =>
    `${counted(certain, 'hallazgo se prueba', 'hallazgos se prueban')} solo con el papel (A), y ${counted(likely, 'es un conflicto', 'son conflictos')} que se puede pedir a una agencia que verifique (B).`,
  policies: (count) =>
    `${counted(count, 'hallazgo se basa', 'hallazgos se basan')} solo en una política de las agencias (P), que es voluntaria y no una ley: el dato puede ser cierto, y la carta lo pide como cortesía.`,
  questionsLeft: (count) =>
    `${counted(count, 'pregunta es', 'preguntas son')} para usted (C): solo usted puede saber la respuesta, y nada de eso está en una carta.`,
  undecidedCount: (count) =>
    count === 1
      ? '1 de ellos espera su decisión y no está en ninguna carta antes.'
      : `${count} de ellos esperan su decisión y no están en ninguna carta antes.`,
  setAsideCount: (count) =>
    `${counted(count, 'hallazgo está apartado', 'hallazgos están apartados')} y en ninguna carta.`,
  without: (bureau, reason) => `Sin ${bureau}: ${reason}`,
  noPromise:
    'Lo que una agencia haga con una disputa es decisión suya; este análisis dice qué está impreso y qué se sigue de ello, no cuál será el resultado.',
  pictureOf: (bureau, accounts, counts) =>
    `${bureau}: ${accounts} cuentas, de ellas ${counts.A} con un hallazgo que se prueba, ${counts.B} con un conflicto por verificar, ${counts.P === 0 ? '' : `${counts.P} con un hallazgo de política, `}${counts.C} con una pregunta, ${counts.none} sin nada.`,
  pictureWithout: (bureau) => `${bureau}: ningún informe legible.`,
  place: (item, recipient) => `el punto ${item} de la carta a ${recipient}`,
  inPlaces: (places) => `En ${list(places)}.`,
  decided: 'Usted decidió disputarlo.',
  undecided: 'Sin decidir. En ninguna carta hasta que usted decida disputarlo.',
  undecidedIn: (recipients) =>
    `Sin decidir. En gris en el borrador a ${list(recipients)}, y en ninguna carta hasta que usted decida disputarlo.`,
  destinations: {
    question: 'En ninguna carta hasta que usted responda.',
    theft: 'En ninguna disputa: usted lo declara robo de identidad, que tiene su propia carta.',
    unconfirmed:
      'En ninguna carta: se apoya en un valor leído por reconocimiento de caracteres que usted no ha confirmado.',
    stillToMail:
      'En ninguna carta de esta ronda: su carta anterior a esa agencia está escrita y falta enviarla.',
    waiting: 'En ninguna carta de esta ronda: su carta anterior a esa agencia aún puede tener respuesta.',
    settled: 'En ninguna carta de esta ronda: la agencia lo resolvió, o ya lo verificó antes.',
    kept: 'En ninguna carta de esta ronda: una carta lleva ocho puntos como máximo, los más fuertes primero. Queda para la próxima.',
  },
  setAsideReasons: {
    not_this_one: 'Usted decidió no disputarlo.',
    on_hold: 'Usted quiere decirnos más antes.',
    not_decided: 'Usted aún no había decidido cuando se enviaron las cartas de esta ronda.',
    not_confirmed: 'Un valor se leyó por reconocimiento de caracteres y no está confirmado.',
  },
  pictureAlt: (bureau, page, label, value) =>
    `Imagen de la página ${page} del informe de ${bureau}; marcado: ${label}, ${value === '' ? 'en blanco' : value}.`,
  pictureCaption: (bureau, page) => `${bureau}, página ${page}`,
  leftBlank: 'en blanco',
  fields: {
    accountNumber: 'Número de cuenta',
    originalCreditor: 'Acreedor original',
    type: 'Tipo',
    responsibility: 'Responsabilidad',
    opened: 'Abierta',
    closed: 'Cerrada',
    reported: 'Reportada',
    status: 'Estado',
    balance: 'Saldo',
    pastDue: 'Atrasado',
    creditLimit: 'Límite de crédito',
    highBalance: 'Saldo máximo',
    dofd: 'Primer atraso',
    removalDate: 'Eliminación',
  },
  continued: (label) => `${label}, continuación`,
  roles: {
    'original creditor': 'acreedor original',
    collector: 'cobrador',
    'debt buyer': 'comprador de la deuda',
  },
  owner: (name, role, since, where) =>
    `${name} (${role}${since === null ? '' : `, desde ${since}`}${where.length === 0 ? ', solo lo nombra un dueño posterior' : `; en ${list(where)}`})`,
  events: {
    opened: 'abierta',
    firstDelinquency: 'primer atraso',
    chargeOff: 'cargada a pérdida',
    sold: 'vendida o transferida',
    closed: 'cerrada',
    reported: 'último reporte',
    removal: 'eliminación, según lo impreso',
    computedRemoval: 'eliminación, calculada',
  },
  eventText: (name, date, marks) => `${name} ${date}${marks === '' ? '' : ` (en ${marks})`}`,
  rowText: (who, events) => `${who}: ${events.length === 0 ? 'sin fecha impresa' : list(events)}.`,
  timelineText: (label, rows) => `Línea de tiempo de ${label}. ${rows.join(' ')}`,
  recordFiled: (date) => `presentado ${date}`,
  frame: {
    provable: 'se prueban con el papel',
    conflicts: 'conflictos por verificar',
    onlyYou: 'preguntas solo para usted',
    noReadable: 'ningún informe legible',
    oneSquare: 'Un cuadro por cuenta, en el orden del informe:',
    squareA: 'se prueba',
    squareB: 'por verificar',
    squareP: 'política',
    squareC: 'pregunta',
    squareNone: 'nada hallado',
    strongest: 'Lo que más pesa',
    noFinding: 'Ningún hallazgo.',
    whatWasRead: 'Lo que se leyó',
    howToRead: 'Cómo leer esto',
    legendA:
      'Se prueba solo con el papel. El informe se contradice a sí mismo, al calendario o a la ley sobre lo que aún puede mostrarse. La carta pide corregir o eliminar.',
    legendB:
      'Una señal fuerte con una posible explicación inocente. La carta pide a la agencia que verifique el único dato en conflicto, y no afirma más.',
    legendP:
      'Una política publicada por las agencias, voluntaria y no una ley, deja fuera un dato así. Puede ser cierto; la carta lo dice y lo pide como cortesía.',
    legendC:
      'Una pregunta para usted. El papel no lo dice; solo usted lo sabe. Nada de eso está en una carta.',
    legendMarked: 'La prueba: el valor exactamente como lo imprime el informe, con la página.',
    ownVoice:
      'Las afirmaciones y los pedidos están en inglés, como en sus cartas y con su propia voz; los de las preguntas, como los diría una carta si usted confirma que el dato es erróneo.',
    findings: 'Hallazgos',
    nothing: 'Nada en estos informes alcanzó lo necesario para una disputa.',
    rightAfterAll: 'Sería correcto si',
    asked: 'Lo que se pide',
    askIfWrong: 'Pedir, si es erróneo',
    explained: 'En otras palabras',
    ground: 'Fundamento',
    whereItGoes: 'Adónde va',
    rule: 'Regla',
    questions: 'Preguntas para usted',
    questionsNote:
      'No las pusimos en ninguna carta; solo usted puede saberlo. Si su respuesta muestra un error, pasa a ser un hallazgo con sus palabras, y entra en una carta cuando usted decida disputarlo. Si el dato es correcto, no hay que hacer nada.',
    setAside: 'Lo que está apartado',
    setAsideNote: 'Estos hallazgos no están en ninguna carta. Puede recuperar cada uno en su revisión.',
    debts: 'Deuda por deuda',
    debtsNote:
      'Datos que son la misma cuenta, o la misma deuda a través de varios dueños. La línea de tiempo se dibuja para cada deuda con un hallazgo; un anillo marca una fecha que un hallazgo cita.',
    marked: 'Marcado',
    quotedAbove: 'citado arriba como prueba.',
    owners: 'Dueños en orden',
    accounts: 'Todas las cuentas, agencia por agencia',
    accountsCount: 'cuentas',
    hardInquiries: 'consultas de crédito',
    publicRecords: 'registros públicos',
    unread: 'Lo que se leyó y no se entendió',
    noReportRead: 'No se leyó ningún informe.',
    allUnderstood: 'Se entendieron todas las líneas de las partes conocidas de este informe.',
    unreadNote:
      'Estas líneas están en partes del informe que se leen, pero ninguna regla de lectura las entendió. De ellas no se concluyó nada.',
    further: 'Líneas adicionales:',
    about: 'Sobre este análisis',
    aboutText:
      'Los mismos informes y el mismo conjunto de reglas dan los mismos hallazgos. Cada valor se cita como lo imprime el informe, con su página; nada se completa ni se estima. Una fecha de eliminación calculada se nombra así. Del número de Seguro Social aparecen como máximo los últimos cuatro dígitos. Esto es un análisis de documentos, no asesoría legal.',
    ruleSet: 'Conjunto de reglas',
    field: 'Dato',
    personal: 'Información personal',
    leftBlank: 'en blanco',
    page: 'página',
    heads: {
      bureau: 'Agencia',
      entry: 'Cuenta',
      field: 'Dato',
      printed: 'Impreso',
      page: 'Pág.',
      number: 'N.º',
      creditor: 'Acreedor, cuenta',
      type: 'Tipo',
      opened: 'Abierta',
      status: 'Estado',
      balance: 'Saldo',
      pastDue: 'Atrasado',
      findings: 'Hallazgos',
      company: 'Empresa',
      date: 'Fecha',
      record: 'Registro',
      detail: 'Detalle',
      line: 'Línea',
    },
  },
}
