import { outcomeTexts } from './outcome.ts'
import { scannedAnswerTexts } from './scanned-answers.ts'

/** What the bureaus answered, and the next round (on the mail log's page). */
export const resultsTexts = {
  title: 'Lo que respondieron las agencias',
  lead: 'Suba cada respuesta cuando llegue: una carta de resultados o un informe nuevo. Cada dato disputado muestra entonces qué pasó con él.',
  failed: 'No se pudieron cargar las respuestas.',
  none: 'Todavía no hay ninguna respuesta',
  noneText: 'Cuando una agencia le responda, suba su carta aquí: el PDF de su sitio web, o fotos del papel.',
  notMailed: 'Anote primero cuándo envió una carta. Una respuesta solo puede llegar después.',
  upload: {
    open: 'Subir una respuesta',
    title: 'Subir una respuesta',
    bureau: '¿Qué agencia respondió?',
    receivedOn: '¿Qué día llegó?',
    file: 'La respuesta',
    fileHint:
      'Una carta de resultados o un informe nuevo de esa agencia: un PDF, o fotos de todas las páginas (JPG, PNG, WebP), en total hasta 25 MB.',
    save: 'Subir esta respuesta',
    saving: 'Subiendo...',
    cancel: 'Cancelar',
    failed: 'No se pudo subir la respuesta. Lo que anotó sigue aquí.',
    saved: (bureau: string) => `La respuesta de ${bureau} está aquí`,
    problems: {
      bureau: 'Elija la agencia',
      receivedOn: 'Escriba el día en que llegó',
      future: 'El día no puede estar en el futuro',
      file: 'Elija el archivo de la respuesta',
      wrongKind: 'Elija un PDF, fotos (JPG, PNG, WebP) o una página web guardada',
      heic: 'Esta foto está en formato HEIC. Tómela otra vez con «Tomar una foto», o guárdela antes como JPG',
      empty: 'El archivo elegido está vacío',
      tooLarge: 'Los archivos juntos deben pesar menos de 25 MB',
    },
  },
  answerOf: (bureau: string, round: number) => `${bureau}, ronda ${round}`,
  received: (day: string) => `recibida el ${day}`,
  sources: { 'results-letter': 'Carta de resultados', 'new-report': 'Informe nuevo' },
  notRead: 'Esta respuesta no se pudo leer',
  noItems: 'No nombra ninguno de sus datos disputados.',
  outcomes: {
    deleted: 'Eliminado',
    corrected: 'Corregido',
    verified: 'Verificado',
    changed_still_wrong: 'Cambiado, sigue mal',
    reinserted: 'Volvió a aparecer',
    reaged: 'Fecha cambiada a una posterior',
    no_answer: 'Sin respuesta',
  },
  said: (bureau: string) => `${bureau} imprime`,
  saidUnproved: (bureau: string) => `Según se anotó, ${bureau} dijo`,
  cameBy: {
    mail: 'Anotada sin archivo: una carta',
    online: 'Anotada sin archivo: una página en línea',
    email: 'Anotada sin archivo: un correo electrónico',
    phone: 'Anotada sin archivo: una llamada',
  },
  moved: (bureau: string, round: number, day: string) =>
    `Hasta el ${day} estuvo guardada con esta carta: ${bureau}, ronda ${round}.`,
  movedSay: (bureau: string, round: number) =>
    `La respuesta está ahora guardada con esta carta: ${bureau}, ronda ${round}`,
  move: {
    open: 'Responde a otra carta',
    openNamed: (bureau: string, round: number) =>
      `Responde a otra carta. Respuesta: ${bureau}, ronda ${round}`,
    title: '¿A qué carta responde?',
    lead: 'La leemos otra vez para los datos de esa carta. Los plazos y las cartas que no se han enviado cambian también.',
    label: 'Carta',
    letter: (recipient: string, round: number) => `${recipient}, ronda ${round}`,
    choose: 'Elija primero la carta',
    save: 'Guardarla con esta carta',
    cancel: 'Cancelar',
    failed: 'No se pudo mover la respuesta. Nada cambió.',
  },
  scan: scannedAnswerTexts,
  outcome: outcomeTexts,
  next: {
    title: 'La próxima ronda',
    prepare: (round: number) => `Preparar la ronda ${round}`,
    ready: (round: number) =>
      `La ronda ${round} responde a lo que dijeron las agencias, o a que no dijeron nada.`,
    prepared: (round: number) =>
      `La ronda ${round} está preparada; sus cartas están arriba en esta página. Si una agencia respondió después, prepárelas de nuevo.`,
    anew: (round: number) => `Preparar de nuevo la ronda ${round}`,
    waiting: 'Por ahora no se puede preparar.',
    started: (round: number) => `La ronda ${round} se está preparando`,
    startedText: 'Sus cartas nuevas aparecen en su portal en alrededor de un minuto.',
    toPortal: 'Ir a su portal',
    failed: 'No se pudo iniciar la próxima ronda.',
  },
} as const
