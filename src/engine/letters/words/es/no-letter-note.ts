import type { NoLetterNoteWords } from '../en/no-letter-note.ts'

export const noLetterNote: NoLetterNoteWords = {
  title: (bureau) => `No hay carta a ${bureau} en esta ronda`,
  warning: (bureau) => `No envíe esta página. Es una nota para usted, no una carta a ${bureau}.`,
  footer: (name, date) => `Nota para ${name}, ${date}. No es una carta.`,
  noReport: (bureau) =>
    `No se pudo leer ningún informe de ${bureau} para esta ronda, así que nada se puede decir de su contenido.`,
  onceReadable: (bureau) =>
    `Cuando se suba un informe legible de ${bureau}, se leerá y se comparará con los otros, y una carta reemplazará esta página si hay algo que disputar.`,
  nothingMet: (bureau) =>
    `Su informe de ${bureau} se leyó. Nada en él alcanzó lo necesario para una disputa: un dato que el propio papel muestra como erróneo, o un conflicto claro que se pueda pedir a ${bureau} que verifique.`,
  nothingLeft: (bureau) =>
    `Su informe de ${bureau} se leyó. De lo hallado en él, nada va ahora en una disputa.`,
  heldBack: (count) =>
    `${count === 1 ? '1 hallazgo' : `${count} hallazgos`} sobre este informe ${count === 1 ? 'espera' : 'esperan'}: un valor leído de una imagen aguarda su confirmación, o usted declara la deuda robo de identidad. El análisis forense dice cuál.`,
  raisedElsewhere: (count, bureau) =>
    count === 1
      ? `1 conflicto con el informe de otra agencia se plantea a esa agencia, porque el dato de ${bureau} no es el dudoso.`
      : `${count} conflictos con el informe de otra agencia se plantean a esa agencia, porque el dato de ${bureau} no es el dudoso.`,
  questions: (count) =>
    `${count === 1 ? 'Hay 1 pregunta' : `Hay ${count} preguntas`} sobre este informe que solo usted puede responder; están en el análisis forense. Si una respuesta muestra un error, sigue una carta.`,
  setAside: (count) =>
    `${count === 1 ? '1 hallazgo' : `${count} hallazgos`} sobre este informe ${count === 1 ? 'queda' : 'quedan'} apartado${count === 1 ? '' : 's'}; el análisis forense dice por qué.`,
  notDecided: (count) =>
    `${count === 1 ? '1 hallazgo' : `${count} hallazgos`} sobre este informe no ${count === 1 ? 'tenía' : 'tenían'} decisión suya cuando se envió la ronda. Una carta dice solo lo que usted decidió; puede decidir de nuevo para la próxima ronda.`,
  frivolous:
    'Una agencia puede apartar por frívola una disputa que no nombra ningún error (sección 611(a)(3) de la Fair Credit Reporting Act). Por eso no hay carta.',
  waiting: (bureau, mailed, until) =>
    `Su carta enviada el ${mailed} está en ${bureau}. Sus resultados pueden llegar hasta alrededor del ${until}. Hasta entonces no se le escribe nada nuevo.`,
  stillToMail: (bureau, round) =>
    `Su carta de la ronda ${round} a ${bureau} sigue siendo la que hay que enviar: el registro de envíos no muestra que se haya entregado al correo. Una segunda carta sobre los mismos puntos solo la repetiría. Abra la carta de la ronda ${round} en sus documentos y envíela, o, si ya la envió, anote el día en su registro de envíos.`,
  undelivered: (mailed) =>
    `Su carta se envió el ${mailed}, y nada en el registro de envíos prueba su entrega, así que ningún plazo ha empezado. Registre la entrega con su prueba, o suba la respuesta cuando llegue.`,
  settled: (bureau) =>
    `Todo lo que disputó su carta anterior a ${bureau} se eliminó o se corrigió, o ya no está en su informe, y no hay nada nuevo que plantear.`,
  furnishersNow:
    'Esta ronda escribe a las empresas que reportan los datos, a cada una en su propia carta, y prepara la queja. Lo que no se puede preguntar a una empresa iría en una carta a la agencia; no hay nada así.',
  nothingNew: (round, bureau) =>
    `La ronda ${round} escribe a ${bureau} solo sobre lo nuevo: un dato que ninguna carta le ha nombrado, o uno que cambió o volvió a poner. No hay nada así. Lo que disputaron sus cartas anteriores sigue con las empresas que lo reportan, con la queja y en el archivo de su caso; una carta que solo las repite puede descartarse como frívola.`,
  factsHeading: 'Lo que se leyó',
  facts: {
    reportDate: 'Fecha del informe',
    pages: 'Páginas leídas',
    accounts: 'Cuentas leídas',
    inquiries: 'Consultas de crédito leídas',
    records: 'Registros públicos leídos',
  },
}
