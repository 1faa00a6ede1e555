import type { requestSentences as english } from '../en/request-sentences.ts'
import type { SpanishOf } from '../spanish-of.ts'

export const requestSentences: SpanishOf<typeof english> = {
  'request.tooOften': ({ seconds }) =>
    `Demasiados intentos. Inténtelo de nuevo en ${seconds < 90 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`}.`,
  'request.failed': 'Algo salió mal. Inténtelo de nuevo.',
  'request.unavailable': 'Este servicio no está disponible en este momento. Inténtelo de nuevo.',
  'request.storageFull':
    'En este momento no podemos guardar nada, y lo que acaba de enviar no se guardó. Inténtelo de nuevo en unos minutos.',
  'request.notSignedIn': 'Inicie sesión para ver esto.',
  'request.nothingHere': 'Aquí no hay nada.',
  'request.forbidden': 'Usted no puede hacer esto.',
  'request.fromAnotherSite': 'Esta solicitud vino de otro sitio y no se llevó a cabo.',
  'request.noSuchCall': 'Esta página no respondió como esperábamos. Cárguela de nuevo.',
  'request.otherMethod': ({ methods }) => `Esta dirección acepta ${methods.join(' o ')}.`,
  'request.badAddress': 'Esta dirección no es válida.',
  'request.invalid': 'Esta solicitud no es válida.',
  'request.unreadable': 'No se pudo leer la solicitud.',
  'request.unstorableText': 'Este texto contiene un carácter que no se puede guardar. Escríbalo de nuevo.',
  'request.emptyBody': 'La solicitud está vacía.',
  'request.notJson': 'El contenido de la solicitud no es JSON válido.',
  'request.otherContent': 'Esta llamada no acepta este tipo de contenido.',
  'request.needsForm': 'Algo salió mal con este envío. Vuelva a cargar la página e inténtelo de nuevo.',
  'request.tooManyParts': 'El formulario tiene demasiadas partes.',
  'request.tooManyFields': 'El formulario tiene demasiados campos.',
  'request.textTooLong': 'Este texto es demasiado largo.',
  'request.tooLarge': 'Lo que se envió es demasiado grande.',
  'request.fileTooLarge': 'Este archivo es demasiado grande.',
  'request.filesTooLarge': 'Los archivos juntos son demasiado grandes.',
  'request.tooManyFiles': 'Se enviaron demasiados archivos.',
  'request.noContent': 'La solicitud no tiene contenido.',
  'request.missing': ({ field }) => `Falta "${field}".`,
  'request.wrongKind': ({ field, kind }) => `${named(field)} debe ser ${kinds[kind] ?? kind}.`,
  'request.notOneOf': ({ field, values }) => `${named(field)} debe ser ${values.join(' o ')}.`,
  'request.tooBig': ({ field, limit, isNumber }) =>
    `${named(field)} es demasiado ${isNumber ? 'grande' : 'largo'}: el límite es ${limit}.`,
  'request.tooSmall': ({ field, limit, isNumber }) =>
    `${named(field)} es demasiado ${isNumber ? 'pequeño' : 'corto'}: se necesita al menos ${limit}.`,
  'request.notValid': ({ field }) =>
    field === null ? 'La solicitud no es válida.' : `"${field}" no es válido.`,
  'request.providerSilent': 'El servicio de pagos no responde. Inténtelo de nuevo en un minuto.',
  'request.providerSays': ({ words }) => words,
}

const kinds: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  boolean: 'verdadero o falso',
  object: 'un objeto',
  record: 'un objeto',
  array: 'una lista',
}

const named = (field: string | null) => (field === null ? 'La solicitud' : `"${field}"`)
