import type { envelopeSentences as english } from '../en/envelope-sentences.ts'
import type { SpanishOf } from '../spanish-of.ts'

export const envelopeSentences: SpanishOf<typeof english> = {
  'envelope.stillDraft':
    'Algunos puntos de esta carta todavía esperan su decisión. Decídalos primero: después puede firmarla y enviarla.',
  'envelope.noneReady': 'Todavía no hay ninguna carta a una agencia de esta ronda lista para enviar.',
  'envelope.reportGone':
    'El informe que cita esta carta ya no está guardado, por eso no se pueden adjuntar sus páginas.',
  'envelope.copyFailed': ({ number }) =>
    `No se puede copiar el anexo ${number} de esta carta. Si es uno de sus documentos, agréguelo otra vez en «Sus documentos».`,
  'envelope.noSignature': 'Primero dé su firma: dibújela o agregue una foto de ella.',
  'envelope.drawSignature': 'Primero dibuje su firma en el campo.',
  'envelope.photoUnclear':
    'En esta foto no se ve ninguna firma. Firme con un bolígrafo oscuro en papel blanco y fotografíe el papel desde arriba.',
  'envelope.letterChanged':
    'La carta cambió desde que usted abrió esta página. Léala otra vez y después fírmela.',
  'envelope.alreadyMailed': 'Esta carta ya se envió. Su firma ya no se puede cambiar.',
  'envelope.byHandOnly': 'Esta carta solo se puede firmar a mano: imprímala y firme sobre la línea.',
  'envelope.consentFirst': 'Primero marque la casilla: para firmar en pantalla hace falta su consentimiento.',
}
