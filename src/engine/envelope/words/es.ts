import type { EnvelopeWords } from './en.ts'

const pages = (count: number) => (count === 1 ? 'una página' : `${count} páginas`)

/** Lo mismo en español; lo que se cita de la carta queda en inglés. */
export const envelopeWords: EnvelopeWords = {
  title: (recipient) => `Paquete de envío: ${recipient}`,
  front: (recipient) => `Antes de enviar la carta: ${recipient}`,
  keep: 'Conserve esta hoja y la siguiente. No las envíe. Todo lo que sigue a la hoja de dirección va en el sobre.',
  sign: {
    heading: '1. Firme',
    byHand: (page, of) =>
      `Firme a mano en la página ${page} de la carta (tiene ${of}), sobre la línea encima de su nombre.`,
    line: 'Firme la carta a mano, sobre la línea encima de su nombre.',
    isSet: (day) => `Su firma se puso en esta fecha: ${day}. No hay nada que firmar a mano.`,
    blanks:
      'Las líneas que están en blanco en la carta son para que usted las llene a mano: no guardamos lo que va ahí.',
    read: 'Lea la carta una vez más. Lo que firma es su propia declaración.',
  },
  fill: {
    heading: '2. Qué va en el sobre',
    order: (count) =>
      `Mantenga este orden. El paquete tiene ${pages(count)} para enviar, sin los reversos en blanco. Puede imprimir por ambos lados, en color o en blanco y negro.`,
    letter: (count) => `La carta (${pages(count)})`,
    held: (number, text, count) => `Anexo ${number} (Enclosure ${number}): ${text} (${pages(count)})`,
    missing: (number, text) =>
      `Anexo ${number} (Enclosure ${number}): ${text}. No está en el paquete. Agregue una copia a mano detrás de la carta y marque la casilla ${number} de la lista de la carta. Si no la agrega, deje la casilla vacía.`,
    copies: 'Envíe solo copias. Conserve todos los originales y una copia de lo que envía.',
  },
  mail: {
    heading: '3. Envíela',
    small:
      'Hasta seis hojas, dobladas en tres, caben en un sobre No. 10 con ventana: ponga la hoja de dirección al frente.',
    large:
      'Más de seis hojas van sin doblar en un sobre de 9 × 12 pulgadas. Escriba la dirección en él, o recórtela de la hoja de dirección y péguela.',
    certified:
      'En la oficina de correos pida “Certified Mail with Return Receipt” (correo certificado con acuse de recibo). La ley no lo exige, pero prueba el día en que llegó la carta, desde el cual corre el plazo para responder. En el mostrador le dicen el precio de hoy.',
    forms:
      'La hoja siguiente muestra qué escribir en los dos formularios. El número está impreso en el formulario mismo; no podemos saberlo antes.',
    after:
      'Guarde el recibo. Fotografíelo y anote el día en su registro de envíos. Cuando vuelva la tarjeta verde, anótela también.',
    printed: (bureau, page) => `La dirección es la que su informe de ${bureau} imprime en la página ${page}.`,
    published: (bureau) =>
      `La dirección es una que está publicada para ${bureau}: su informe no indica ninguna que sea segura. Compárela con el propio sitio web de ${bureau} antes de enviar la carta.`,
    address: 'No se conoce la dirección. Escríbala antes de enviar la carta.',
  },
  slip: {
    title: 'Para copiar en los formularios de correo certificado',
    lead: 'Las palabras de la izquierda son las de los formularios. Los dos son gratis en la oficina de correos.',
    notes: [
      'Pegue el formulario con el número en el frente del sobre, a la derecha de su propia dirección, y la tarjeta verde atrás.',
      'Pida que le sellen el recibo en el mostrador: un buzón no da ninguna prueba.',
    ],
  },
  address:
    'Hoja de dirección para un sobre No. 10 con ventana: doble el paquete en tres por las dos marcas, con esta hoja al frente. Envíela con la carta o úsela para la dirección de un sobre grande.',
}
