import type { envelopeTexts as english } from '../en/envelopes.ts'
import { enclosureInSpanish } from './enclosures.ts'

export const envelopeTexts: typeof english = {
  title: 'Paquete de envío',
  named: (letter) => `Paquete de envío: ${letter}`,
  get: 'Obtener el paquete',
  getNamed: (letter) => `Obtener el paquete: ${letter}`,
  holds: (pages) =>
    `La carta (${pages === 1 ? 'una página' : `${pages} páginas`}), lo que necesita para enviarla y:`,
  enclosures: (count) => `Qué contiene: la carta con ${count === 1 ? 'un anexo' : `${count} anexos`}.`,
  enclosure: enclosureInSpanish,
  missing: (count) => (count === 1 ? 'Falta uno.' : `Faltan ${count}.`),
  pages: (pages) => `${pages} páginas para imprimir`,
  alone: 'La carta y lo que necesita para enviarla. Con esta carta no se adjunta nada.',
  held: 'está en el paquete',
  toAdd: 'no está en el paquete: agregue una copia a mano, o',
  notHeld: 'no está en el paquete',
  together: {
    title: 'Todavía no está en estos paquetes',
    text: 'Agregado una vez, un documento va en cada paquete que lo nombra. O agregue una copia a mano en cada uno.',
    add: 'Agregar documentos',
  },
  byHand: 'no está en el paquete: agregue una copia a mano',
  addPaper: 'agréguela aquí',
  draft: 'El paquete estará listo cuando usted haya decidido sobre todos los puntos de esta carta.',
  mailed: 'Esta carta ya es definitiva. Su paquete queda como se hizo.',
  failed: 'No se pudieron cargar los paquetes de envío.',
  tryAgain: 'Intentar de nuevo',
  round: {
    title: 'Todas las cartas a las agencias en un archivo',
    text: (letters) =>
      `Los paquetes de ${letters === 1 ? 'una carta' : `${letters} cartas`}, uno tras otro, cada uno en sus propias hojas: imprima una vez y llene un sobre para cada uno.`,
    get: (round) => `Obtener todos los paquetes de la ronda ${round}`,
  },
  sign: {
    title: 'Firma',
    byHand: 'Imprima el paquete y firme a mano sobre la línea, o firme en la pantalla.',
    onlyClient: 'Solo el cliente puede firmar.',
    signedAt: (day) => `Firmada el ${day}; la firma está en el paquete.`,
    lost: 'Esta carta cambió después de que usted la firmó; por eso hay que firmarla otra vez.',
    open: 'Firmar esta carta',
    openNamed: (letter) => `Firmar esta carta: ${letter}`,
    takeBack: 'Quitar la firma',
    takeBackNamed: (letter) => `Quitar la firma: ${letter}`,
    taken: 'La firma ya no está en la carta.',
    done: (letter) => `Firmada: ${letter}`,
    dialog: (letter) => `Firmar: ${letter}`,
    read: 'Lea primero la carta. Su firma dice que lo que ella afirma es verdad según lo que usted sabe.',
    openLetter: 'Abrir la carta',
    yours: 'Su firma',
    kept: (day) =>
      `La dio el ${day}; está guardada de forma cifrada y se pone en una carta solo cuando usted firma esa carta.`,
    asPhoto: 'La firma de su foto',
    draw: 'Dibuje su firma',
    drawHint:
      'Con un dedo, un lápiz o el ratón. O firme en papel blanco y agregue abajo una foto de la firma.',
    field: 'Campo para su firma',
    clear: 'Borrar y dibujar otra vez',
    photo: 'Usar una foto de su firma',
    photoHint: 'JPG o PNG de hasta 10 MB: bolígrafo oscuro en papel blanco. Guardamos solo los trazos.',
    keeping:
      'Se guarda de forma cifrada, para que usted firme con ella sus otras cartas. Se pone en una carta solo cuando usted firma esa carta.',
    another: 'Dar otra firma',
    remove: 'Borrar mi firma',
    removed: 'Su firma se borró y se quitó de las cartas que no se han enviado.',
    consent:
      'Al pulsar el botón acepta firmar esta carta en la pantalla. Esta firma vale como una en papel. En lugar de eso puede imprimir la carta y firmarla a mano.',
    confirm: 'Acepto: poner mi firma en esta carta',
    signing: 'Firmando...',
    cancel: 'Cancelar',
    problems: {
      draw: 'Primero dibuje su firma',
    },
    failed: 'No se pudo firmar la carta. Nada ha cambiado.',
  },
}
