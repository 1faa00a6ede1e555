import { written } from '../../letters/words/es/written.ts'
import type { GuideWords } from './english.ts'

export const spanishWords: GuideWords = {
  date: (iso) => written.date(iso),
  unknownDay: '[día]',
  calendar: {
    title: 'Su calendario',
    lead: 'Cada fecha dice de dónde viene. Una fecha que nadie conoce no está aquí.',
    head: ['Fecha', 'Qué', 'De dónde viene'],
    empty:
      'Todavía no se conoce ninguna fecha. Anote el día del aviso de un cobrador, una fecha de primera morosidad, o el día en que se entregó una carta.',
    noticeEnds: (company) =>
      `Último día para escribir a ${company} y que deba dejar de cobrar hasta que verifique la deuda`,
    noticeSource: 'FDCPA 809(b): 30 días después de que le llegó el primer aviso',
    limit: (company) => `${company}: los siete años terminan a más tardar`,
    limitSource: (day) =>
      `FCRA 605(a) y (c): siete años, contados desde 180 días después de la primera morosidad de ${day}`,
    removal: (company, bureau) => `${company}: ${bureau} dice que la entrada se retira`,
    removalSource: 'Como lo imprime su informe',
    answerDue: (title) => `Vence la respuesta: ${title}`,
    answerSource:
      'FCRA 611(a)(1) y 612(a)(3): 30 días después de la entrega, 45 después de un informe de AnnualCreditReport.com',
    procedureDue: (title) => `Vence la descripción del procedimiento: ${title}`,
    procedureSource: 'FCRA 611(a)(7): 15 días después de su solicitud',
    suitTitle: 'Hasta cuándo puede demandar un cobrador',
    suit: 'Ese plazo lo fija su estado, según el tipo de deuda. Es distinto de los siete años de arriba. Un pago, o una promesa por escrito, puede iniciarlo otra vez. Consulte a la asistencia legal o a un abogado antes de pagar una deuda vieja.',
    suedNote: 'Si lo demandan, una carta de disputa no es una respuesta al tribunal. Responda a tiempo.',
  },
  mailLog: {
    title: 'Registro de envíos',
    lead: 'Una línea para cada carta. Guarde los recibos: un plazo corre desde una entrega que se puede probar.',
    head: ['Carta', 'Enviada', 'Entregada', 'Respondida', 'Número de correo certificado'],
    blank: '[ ]',
  },
  payment: {
    title: 'Antes de pagar a un cobrador',
    points: [
      'Pagar no quita una entrada de su informe. Una cobranza pagada puede quedarse hasta que terminen sus siete años.',
      'Nadie tiene que borrar una entrada exacta porque se pagó. Una promesa de borrarla vale solo por escrito, y muchos cobradores no la hacen.',
      'Un pago, aun pequeño, puede iniciar otra vez el plazo en que su estado permite demandar.',
      'Pida primero la verificación. Pague solo una deuda que sea suya, a la empresa que la tiene, y con recibo.',
      'Si acuerda pagar menos, pida todo el acuerdo por escrito antes de pagar, con el saldo que deja.',
      'Una deuda perdonada puede contar como ingreso para los impuestos. Consulte a un asesor.',
    ],
    note: 'Esto es información, no asesoría legal.',
  },
  proofs: {
    collectionsTitle: 'Papeles que muestran lo que está mal',
    collections: [
      'El aviso del cobrador, con su sobre',
      'Sus informes, con las líneas que disputa marcadas',
      'Recibos, estados de cuenta o una carta que muestre lo que se pagó',
      'El acuerdo, si pagó menos',
      'Para una deuda que no es suya: un informe de robo de identidad de la FTC o una denuncia policial',
      'Para una deuda médica: la explicación de beneficios del seguro',
      'Copias de cada carta, y los recibos del correo certificado',
    ],
    rentalTitle: 'Papeles que muestran su versión',
    rental: [
      'El contrato de alquiler, con cada cambio',
      'El aviso de salida, y cómo se entregó',
      'Fotos y la lista de inspección del día en que se mudó',
      'Recibos o estados de cuenta del alquiler',
      'La cuenta del depósito que hizo el propietario',
      'La decisión del tribunal, si hubo un caso: cómo terminó',
      'Mensajes entre usted y el propietario',
      'El informe de inquilino y sus informes de crédito, con las líneas marcadas',
    ],
    note: 'Envíe copias y guarde los originales.',
  },
  plan: {
    title: 'Su plan con sus fechas',
    lead: (day) =>
      `Contado desde el ${day}, el día en que empezó. Una etapa empieza antes o después si la respuesta llega antes o después.`,
    head: ['Etapa', 'Desde', 'Hasta', 'Qué pasa'],
    stages: [
      {
        title: 'Preparación',
        text: 'Pida los informes, marque las líneas, complete, firme y envíe las cartas.',
      },
      {
        title: 'Primeras respuestas',
        text: 'Las agencias y las empresas de informes de inquilinos responden. Anote cada respuesta y su día.',
      },
      {
        title: 'Segunda ronda',
        text: 'Pregunte cómo se verificó una línea. Envíe lo que sea nuevo. Escriba a la empresa misma.',
      },
      {
        title: 'Entradas que persisten',
        text: 'Pida informes nuevos, vea qué quedó corregido, y presente una queja donde se faltó a un deber.',
      },
    ],
  },
  fastTrack: {
    title: 'Sus tres ciclos',
    lead: (day) => `Contados desde el ${day}. El plan se basa en sus propios informes, y no nombra nada más.`,
    noReports:
      'Todavía no se leyó ningún informe suyo. Suba sus tres informes en su caso, y el plan se completa solo.',
    reports: (names) => `Informes leídos: ${names}.`,
    cycles: ['Ciclo 1', 'Ciclo 2', 'Ciclo 3'],
    cycleHead: (title, from, to) => `${title}: del ${from} al ${to}`,
    disputeNow: 'Para disputar ahora',
    noDisputes: 'Los informes no muestran nada que se pueda disputar con papeles.',
    more: (count) => `Hay ${count} más en su caso.`,
    cycle2: [
      'Compare cada respuesta con lo que pidió.',
      'Escriba a las empresas que están detrás de lo que quedó.',
      'Pregunte a cada agencia cómo verificó lo que quedó.',
    ],
    cycle3: [
      'Pida informes nuevos, y compárelos con los primeros.',
      'Renueve una disputa solo con algo nuevo.',
      'Presente una queja a la CFPB donde se faltó a un deber.',
    ],
    waitTitle: 'Para esperar',
    wait: (title, day) => `${title}: la respuesta vence el ${day}`,
    nothingToWait: 'No hay ninguna carta en camino.',
    cardsTitle: 'Sus tarjetas',
    cardsLead:
      'Saldo y límite como los imprimen los informes. Muchos puntajes miran su proporción, de cada tarjeta y de todas.',
    cardsHead: ['Tarjeta', 'Saldo', 'Límite', 'Proporción'],
    noCards: 'Ningún informe imprime una tarjeta con su saldo y su límite.',
    allCards: (bureau) => `Todas las tarjetas, ${bureau}`,
    cardsNote:
      'Una proporción menor se reporta después del próximo estado de cuenta. Nadie puede decir qué hará un puntaje.',
    under30: (name, amount) => `${name}: ${amount} menos la dejan debajo del 30 por ciento.`,
  },
  complaint: {
    title: 'Texto para una queja a la CFPB',
    lead: 'Para consumerfinance.gov/complaint. La presenta usted, si una agencia no respondió o dejó lo que usted mostró como error.',
    issueRow: 'Asunto',
    issue: 'Problem with a company’s investigation into an existing problem',
    happenedTitle: 'Qué pasó',
    mailed: (title, day, delivered) =>
      `Envié «${title}» el ${day}.${delivered === null ? '' : ` Se entregó el ${delivered}.`}`,
    answered: (day) => `La respuesta llegó el ${day}.`,
    nothingMailed: '[qué carta envió, cuándo se entregó, y qué respondieron]',
    wrong: (company, reason) => `${company}: ${reason}`,
    wantTitle: 'Qué sería una solución justa',
    want: 'Pido que se vuelva a investigar la entrada con lo que adjunté. Pido que se corrija o se borre lo que es inexacto, incompleto o no se puede verificar, y que se me envíe el resultado.',
    notYet: (day) => `No antes del ${day}: el plazo de la ley para una respuesta no ha terminado.`,
  },
}
