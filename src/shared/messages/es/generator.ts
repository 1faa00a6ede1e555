import { generatorFillTexts } from './generator-fill.ts'
/** The letter generator at `/dispute-generator`. The letters are English always; these are the words around them. */
export const generatorTexts = {
  pageTitle: 'Generador de cartas de disputa',
  nav: { home: 'Inicio', apply: 'Solicitar', generator: 'Generador de cartas de disputa' },
  lead: 'Escriba una carta de disputa a cada agencia de crédito: punto por punto, qué está mal, qué pide usted y la sección de la ley que lo prevé.',
  fill: generatorFillTexts,
  access: {
    title: 'Abrir el generador',
    text: 'Escriba el correo electrónico con el que se suscribió, o con el que solicitó participar en la beta. No se envía nada más de lo que escribe en esta página.',
    email: 'Correo electrónico',
    check: 'Comprobar mi acceso',
    checking: 'Comprobando...',
    points: [
      'Diez tipos de error, cada uno con una oración que puede editar',
      'Dirigida a donde cada agencia recibe disputas por correo',
      'Cópiela, imprímala o guárdela en PDF, Word o texto',
    ],
    notYet: '¿Todavía no tiene acceso?',
    plans: 'Ver las suscripciones',
    beta: 'Solicitar participar en la beta, sin costo',
    sample: 'Una carta como la hace el generador. El nombre y la cuenta son inventados.',
  },
  required: {
    title: 'Se requiere una suscripción',
    unverified: 'No se pudo comprobar el estado de la suscripción',
    unverifiedText:
      'Esto no dice nada de su suscripción: la respuesta no nos llegó. Por favor, inténtelo otra vez.',
    text: 'El generador es para suscriptores, compradores del acceso completo o de un paquete y participantes de la beta.',
    fullAccess: (price: string) => `Obtener acceso completo por ${price}`,
    plans: 'Ver las suscripciones',
    beta: 'Solicitar participar en la beta, sin costo',
    again: 'Comprobar otra vez',
    other: 'Comprobar otro correo electrónico',
  },
  badge: { tester: 'Participante de la beta', subscriber: 'Suscriptor' },
  privacy: {
    title: 'Nada de lo que escribe aquí sale de este navegador',
    text: 'Las cartas se hacen en esta página, en su navegador. Solo se envió el correo electrónico que escribió para abrir el generador, para comprobar su acceso.',
    draft:
      'Este navegador guarda un borrador durante 24 horas, o hasta que usted lo borre. Nunca contiene su fecha de nacimiento ni su número de Seguro Social.',
    clear: 'Borrar el borrador',
    clearTitle: '¿Borrar todo lo que escribió?',
    clearText: 'Desaparecerán el formulario, las cartas de esta página y el borrador de este navegador.',
    clearYes: 'Borrar todo',
    clearNo: 'Conservarlo',
    cleared: 'Se borró todo lo que escribió.',
  },
  honest: {
    title: 'Diga solo lo que es verdad',
    text: 'Usted firma estas cartas. Dispute lo que sabe o cree que está mal, y nada más. Lo que es correcto y vigente se queda en el informe, y nadie puede prometer qué decide una agencia.',
  },
  starred: 'Los campos con * forman parte de toda carta completa.',
  personal: {
    title: 'Información personal',
    fullName: 'Nombre completo',
    address: 'Dirección',
    addressHint: 'Calle y número, como en su comprobante de domicilio.',
    city: 'Ciudad',
    state: 'Estado',
    zipCode: 'Código postal',
    dateOfBirth: 'Fecha de nacimiento',
    ssn: 'Número de Seguro Social, últimos 4 dígitos',
    ssnHint: 'Solo se conservan los últimos cuatro. La carta los imprime así: XXX-XX-1234.',
    finds: 'Con este dato la agencia encuentra su expediente.',
  },
  items: {
    title: 'Lo que usted disputa',
    lead: 'Un punto por cada cuenta o dato. Solo entran en las cartas los puntos con tipo y acreedor.',
    item: (number: number) => `Punto ${number}`,
    type: 'Tipo de error',
    typeEmpty: 'Elija un tipo',
    creditor: 'Acreedor',
    creditorHint: 'Como aparece en el informe.',
    account: 'Número de cuenta',
    accountHint: 'Bastan los últimos cuatro dígitos.',
    reason: 'Motivo',
    reasonHint:
      'Edite la oración para que diga lo que usted sabe: un monto, una fecha, una página del informe. En inglés, como la carta.',
    theft:
      'Elíjalo solo si es verdad. Con un informe de robo de identidad de IdentityTheft.gov también puede pedir un bloqueo en 4 días hábiles; esa es otra carta.',
    replaced: 'La oración del nuevo tipo ocupó el lugar de sus propias palabras.',
    putBack: 'Recuperar mis palabras',
    add: 'Agregar otro punto',
    remove: 'Quitar',
    removeNamed: (number: number) => `Quitar el punto ${number}`,
    removed: (number: number) => `Se quitó el punto ${number}.`,
  },
  types: {
    'not-mine': { name: 'No es mía', means: 'La cuenta es de otra persona o usted no la conoce.' },
    'incorrect-balance': {
      name: 'Saldo incorrecto',
      means: 'El monto que se debe no es el que muestran sus registros.',
    },
    'incorrect-payment-status': {
      name: 'Estado de pago incorrecto',
      means: 'Aparece atrasada, sin pagar o cargada a pérdida, y sus registros muestran otra cosa.',
    },
    'duplicate-account': {
      name: 'Cuenta duplicada',
      means: 'La misma cuenta aparece dos veces en el informe.',
    },
    'closed-by-consumer': {
      name: 'Cuenta cerrada por el consumidor',
      means: 'Usted cerró la cuenta, y el informe no dice que fue usted.',
    },
    'paid-in-full': {
      name: 'Pagada por completo',
      means: 'Usted la pagó toda, y el informe no lo muestra.',
    },
    'settled-for-less': {
      name: 'Saldada por menos',
      means: 'Usted acordó pagar una parte del saldo, y el informe no lo muestra.',
    },
    'identity-theft': { name: 'Robo de identidad', means: 'Alguien la abrió o la usó sin su permiso.' },
    'mixed-file': {
      name: 'Expediente mezclado',
      means: 'En su informe hay información de otra persona.',
    },
    'outdated-information': {
      name: 'Información obsoleta',
      means:
        'Es más antigua de lo que la ley permite mostrar en un informe: en la mayoría de los casos, siete años.',
    },
  },
  bureaus: {
    title: 'Agencias de crédito',
    lead: 'Una carta para cada agencia que elija. Elija aquellas cuyo informe muestra los puntos de arriba.',
    legend: 'Enviar una carta a',
    reportNumber: {
      equifax: 'Número de confirmación de Equifax',
      experian: 'Número de informe de Experian',
      transunion: 'Número de expediente de TransUnion',
    },
    reportNumberHint: 'En la primera página del informe.',
  },
  generate: 'Generar las cartas',
  missing: {
    title: 'Falta información',
    text: 'Complete su información personal y elija al menos una agencia de crédito.',
    fullName: 'Escriba su nombre completo',
    address: 'Escriba su dirección',
    bureaus: 'Elija al menos una agencia de crédito',
  },
  letters: {
    title: 'Sus cartas',
    done: '¡Cartas generadas!',
    doneText: (count: number) =>
      count === 1
        ? 'Se hizo la carta para 1 agencia de crédito.'
        : `Se hicieron las cartas para ${count} agencias de crédito.`,
    english: 'Las cartas están en inglés porque las agencias trabajan en ese idioma.',
    stale: 'Usted cambió algo después de hacer estas cartas.',
    again: 'Generarlas otra vez',
    leftOut: (items: string) => `No están en las cartas: ${items}. Un punto necesita tipo y acreedor.`,
    noItem:
      'Ningún punto tiene tipo y acreedor. Estas cartas llevan líneas para completar a mano; no las envíe con las líneas vacías.',
    gaps: (fields: string) => `Todavía falta en estas cartas: ${fields}.`,
    to: (bureau: string) => `Carta a ${bureau}`,
    named: (act: string, bureau: string) => `${act}, carta a ${bureau}`,
    copy: 'Copiar',
    text: 'Descargar texto',
    pdf: 'Imprimir o guardar en PDF',
    word: 'Descargar Word',
    copied: 'Copiada al portapapeles',
    copiedText: (bureau: string) => `La carta a ${bureau} está lista para pegar.`,
    notCopied: 'No se pudo copiar',
    notCopiedText: 'Este navegador no lo permite aquí. Seleccione el texto de la carta, o descárguelo.',
    started: 'Descarga iniciada',
    startedText: (file: string) => `Se guarda como ${file}.`,
    noWord: 'No se pudo hacer el archivo de Word',
    noWordText:
      'No se pudo cargar la parte del programa que lo hace. Revise su conexión o descargue el texto.',
  },
  mailing: {
    title: 'Antes de enviarlas',
    steps: [
      {
        title: 'Léalas y fírmelas a mano',
        text: 'Imprima cada carta y compare cada nombre, número e monto con su informe. Firme sobre su nombre.',
      },
      {
        title: 'Incluya copias, nunca originales',
        text: 'Su identificación o licencia de conducir, y una factura de servicios o un estado de cuenta con su dirección. Agregue las páginas del informe con los puntos marcados. Si pagó o llegó a un acuerdo, agregue el recibo o el acuerdo y anótelo en los anexos («Enclosures»).',
      },
      {
        title: 'Envíelas por correo certificado',
        text: 'Un sobre para cada agencia, con acuse de recibo. Prueba el día de la entrega, desde el que corre el plazo.',
      },
      {
        title: 'Guarde copia de todo',
        text: 'La carta firmada, los anexos, el recibo del correo y el acuse de recibo.',
      },
      {
        title: 'Anote el día',
        text: 'La agencia tiene 30 días desde la entrega, o 45 después de un informe gratuito de AnnualCreditReport.com. En algunos casos tiene 15 días más si usted envía más información en los primeros 30. Después le comunica los resultados por escrito.',
      },
    ],
  },
} as const
