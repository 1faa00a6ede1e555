import type { MailLogWords } from '../en/mail-log.ts'

const points = (count: number) => `${count} ${count === 1 ? 'punto' : 'puntos'}`

export const mailLog: MailLogWords = {
  title: (round) => `Registro de envíos, ronda ${round}`,
  footer: (name, date) => `${name}, registro de envíos hecho el ${date}`,
  introduction:
    'Ponga en cada carta las copias que enumera, marcadas las líneas citadas. Envíela sola, por correo certificado con acuse de recibo, y guarde copia de todo. El recibo y la fecha de entrega muestran qué día empezó cada plazo; un matasellos no prueba ninguno.',
  heads: {
    letter: 'Carta',
    state: 'Estado',
    number: 'Número de correo certificado',
    handedOver: 'Enviada',
    accepted: 'Aceptada',
    delivered: 'Entregada',
    clockEnds: 'Fin del plazo',
  },
  states: {
    none: 'Sin carta',
    draft: 'Borrador',
    not_sent: 'No enviada',
    handed_over: 'Enviada',
    accepted: 'Aceptada',
    delivered: 'Entregada',
  },
  proved: 'con prueba',
  notProved: 'sin prueba',
  letters: {
    none: 'Ninguna carta en esta ronda',
    bureau_dispute: (items) => `Carta de disputa, ${points(items)}`,
    withUndecided: (letter, undecided) => `${letter}; ${undecided} sin decidir`,
    furnisher_dispute: (items) => `Disputa directa, ${points(items)}`,
    collector_validation: 'Pedido de verificación',
    identity_theft_block: 'Robo de identidad: pedido de bloqueo',
    not_mine: 'Disputa de lo que no es mío',
    security_freeze: 'Solicitud de congelamiento de seguridad',
  },
  addressMissing: 'Dirección por escribir',
  addressPrinted: (page) => `Como aparece impresa en la página ${page} de su informe`,
  addressUnchecked: 'Por comprobar en el sitio web de la propia agencia',
  noClock: 'ninguno',
  columnsHeading: 'Las columnas',
  columns: [
    { label: 'Número certificado', value: 'los 20 a 22 dígitos del recibo verde y blanco' },
    { label: 'Enviada', value: 'el día en que usted dio la carta a la oficina de correos' },
    { label: 'Aceptada', value: 'el día del primer registro en usps.com' },
    {
      label: 'Entregada',
      value: 'el día del acuse de recibo o del registro de entrega; solo con esa prueba empieza un plazo',
    },
    { label: 'Fin del plazo', value: 'contado desde la entrega probada, según la lista de al lado' },
  ],
  clocksHeading: 'Los plazos',
  clockHeads: { what: 'Qué', howLong: 'Cuánto', source: 'Fuente' },
  clocks: [
    {
      of: null,
      event: 'La agencia avisa de su disputa a la empresa que reporta',
      length: '5 días hábiles desde la recepción',
      source: 'FCRA 611(a)(2)',
    },
    {
      of: null,
      event: 'Nueva investigación de una disputa tras el informe anual gratuito',
      length: '45 días desde la recepción',
      source: 'FCRA 612(a)(3)',
    },
    {
      of: null,
      event: 'Otras disputas, también con la empresa que reporta',
      length: '30 días desde la recepción, 15 más si usted envía más información entretanto',
      source: 'FCRA 611(a)(1), 623(a)(8)',
    },
    {
      of: null,
      event: 'Aviso de que una disputa se aparta por frívola',
      length: '5 días hábiles desde esa decisión',
      source: 'FCRA 611(a)(3)',
    },
    {
      of: null,
      event: 'Resultados por escrito',
      length: '5 días hábiles desde el fin de la investigación',
      source: 'FCRA 611(a)(6)',
    },
    {
      of: null,
      event: 'Descripción de cómo se verificó un punto',
      length: '15 días desde su pedido',
      source: 'FCRA 611(a)(7)',
    },
    {
      of: 'identity_theft_block',
      event: 'Bloqueo de lo que resultó de un robo de identidad',
      length: '4 días hábiles desde la recepción',
      source: 'FCRA 605B(a)',
    },
    {
      of: 'security_freeze',
      event: 'Congelamiento de seguridad pedido por correo',
      length: '3 días hábiles desde la recepción',
      source: 'FCRA 605A(i)',
    },
    {
      of: null,
      event: 'Queja ante la CFPB',
      length: 'cuando estén los resultados; si no, desde el día 46 después de la entrega',
      source: 'consumerfinance.gov/complaint',
    },
  ],
  picture: {
    delivered: 'Entregada',
    dayZero: 'día 0',
    finished: 'Terminada',
    lastDay: (days) => `día ${days}`,
    results: 'Resultados',
    resultsDays: '5 días hábiles',
    text: (days) =>
      `Línea de tiempo. Día 0: la carta se entrega y empieza el plazo. Hasta el día hábil 5 se ha avisado a la empresa que reporta. Día ${days}: la investigación debe estar terminada. Dentro de los 5 días hábiles siguientes deben enviarse los resultados.`,
  },
}
