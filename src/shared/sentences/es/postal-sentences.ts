import type { postalSentences as english } from '../en/postal-sentences.ts'
import type { SpanishOf } from '../spanish-of.ts'

export const postalSentences: SpanishOf<typeof english> = {
  'postal.noAddress':
    'Su dirección postal no está completa. Indique la calle, la ciudad, el estado y el código postal, e intente de nuevo.',
  'postal.stillDraft':
    'Todavía en borrador. Primero decida en su revisión sobre cada punto pendiente y después firme.',
  'postal.noRecipient':
    'No conocemos la dirección completa de la empresa, y no podemos hacer el envío. Busque la dirección y haga usted el envío.',
  'postal.hasBlanks':
    'Hay líneas que solo usted puede llenar. Imprima la carta, escríbalas a mano y haga usted el envío.',
  'postal.notToSend': 'Esta carta ya está en el correo, o ya no está aquí.',
  'postal.notSigned': 'Primero va su firma. Nunca firmamos por usted.',
  'postal.tooManyPages': ({ pages, most }) =>
    `Esta carta tiene ${pages} páginas, y se pueden imprimir ${most} como máximo. Envíela usted.`,
  'postal.unknownSender':
    'El correo no conoce su propia dirección. Las respuestas no le llegarían; corríjala antes de que enviemos algo.',
  'postal.unknownRecipient': ({ recipient }) =>
    `El correo no conoce esta dirección: ${recipient}. No se cobró nada.`,
  'postal.priceChanged': 'El precio o la carta cambió mientras tanto. Vea primero el precio nuevo.',
  'postal.silent':
    'El servicio de correo no responde ahora. No se cobró nada; intente de nuevo en unos minutos.',
  'postal.noSend': 'No existe esa carta.',
  'postal.beingHandedOver': 'Esta carta se está entregando en este momento. Intente de nuevo en un minuto.',
  'postal.tooLate': 'Esta carta ya se imprimió. Ya no se puede cancelar.',
  'postal.sentAlready': 'Esta carta ya estaba en camino por otro pedido.',
  'postal.changedMeanwhile': 'La carta cambió después de su pedido.',
  'postal.mailedMeanwhile': 'Usted anotó que envió esta carta por su cuenta.',
  'postal.refundedMeanwhile': 'El pago se reembolsó antes de entregar la carta.',
  'postal.nobodyTookIt': 'El servicio de correo no pudo recibir la carta.',
  'postal.providerFailed': 'El servicio de correo no pudo imprimir la carta.',
}
